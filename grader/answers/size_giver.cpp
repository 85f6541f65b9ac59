// SPDX-License-Identifier: MIT
#include "grader/answers/size_giver.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace grader::answers {

std::vector<std::size_t> SizeGiver::components(const std::vector<std::size_t>& names) const {
  std::vector<std::size_t> all;
  for (const std::size_t name : names)
    for (const std::size_t component : items_.names[name].components)
      if (std::ranges::find(all, component) == all.end()) all.push_back(component);
  return all;
}

void SizeGiver::give(std::size_t name, std::size_t size, bool joint, bool right) {
  items_.given.push_back({name, size, joint, right});
}

bool SizeGiver::fits_name(std::size_t name, std::size_t size) const {
  const LedgerName& found = items_.names[name];
  if (found.foreign) return false;
  if (found.group)
    return std::ranges::any_of(rule().groups[*found.group].covers, [&](const auto& cover) {
      return fits(quantity(size), size_of(rule(), cover));
    });
  if (found.components.size() == 1) return fits(quantity(size), rule().components[found.components[0]].size);
  return joint_allowed(found.components) && fits(quantity(size), size_of(rule(), found.components));
}

bool SizeGiver::fits_each(std::size_t name, std::size_t size) const {
  const LedgerName& found = items_.names[name];
  return !found.components.empty() && std::ranges::all_of(found.components, [&](std::size_t component) {
    return fits(quantity(size), rule().components[component].size);
  });
}

void SizeGiver::give_each(const std::vector<std::size_t>& names, std::size_t size) {
  for (const std::size_t name : names)
    if (!items_.names[name].foreign && !items_.names[name].group)
      give(name, size, false, fits_each(name, size));
}

bool SizeGiver::give_joint(std::vector<std::size_t> names, std::size_t size) {
  std::erase_if(names, [&](std::size_t name) { return items_.names[name].components.empty(); });
  for (std::size_t skip = 0; skip < names.size(); ++skip) {
    const std::vector<std::size_t> run(names.begin() + static_cast<std::ptrdiff_t>(skip), names.end());
    const std::vector<std::size_t> all = components(run);
    if (all.size() < 2 || !joint_allowed(all) || !fits(quantity(size), size_of(rule(), all))) continue;
    for (const std::size_t name : run) give(name, size, true, true);
    return true;
  }
  return false;
}

bool SizeGiver::is_total(std::size_t size) const {
  const Quantity& number = quantity(size);
  if (!number.unit && !number.per_item && near(number.value, asked_size(rule()))) return false;
  return fits(quantity(size), whole_size(rule())) || fits(quantity(size), asked_size(rule()));
}

bool SizeGiver::total_word(Range range) const {
  return rule().total_word && std::ranges::any_of(view_.reading.hits(*rule().total_word),
                                                  [&](Range hit) { return range.meets(hit); });
}

bool SizeGiver::is_base(std::size_t name) const {
  const LedgerName& found = items_.names[name];
  return found.components.size() == 1 && rule().components[found.components[0]].base;
}

std::size_t SizeGiver::times_of(std::size_t size) const {
  const auto count_at = [&](std::size_t index, std::size_t from, std::size_t to, bool bare) -> std::size_t {
    const double value = quantity(index).value;
    if (quantity(index).unit || value < 2 || value > 4 || value != std::floor(value)) return 0;
    std::string between(text().substr(from, to - from));
    std::erase_if(between, [](char sign) { return sign == ' ' || sign == '(' || sign == ')'; });
    for (const std::string_view sign : {"*", "x", "乘", "乘以", "times"})
      if (between == sign) return static_cast<std::size_t>(value);
    for (const std::string_view counter : {"", "个", "份", "块", "项", "copiesof"})
      if (bare && between == counter && to > from) return static_cast<std::size_t>(value);
    return 0;
  };
  // `three more arrays of 28`
  const auto counted_before = [&](std::size_t index, std::size_t to) -> std::size_t {
    constexpr std::size_t longest_name = 40;
    const double value = quantity(index).value;
    const std::size_t from = quantity(index).range.end;
    if (quantity(index).unit || value < 2 || value > 4 || value != std::floor(value)) return 0;
    if (from >= to || to - from > longest_name) return 0;
    const std::string_view between = text().substr(from, to - from);
    const bool plain = between.find_first_of(",;:.+=\n(") == std::string_view::npos;
    return plain && between.ends_with(" of ") ? static_cast<std::size_t>(value) : 0;
  };
  const Range range = quantity(size).range;
  std::size_t count = 0;
  if (size > 0 && quantity(size - 1).range.end <= range.begin)
    count = count_at(size - 1, quantity(size - 1).range.end, range.begin, true);
  if (count == 0 && size + 1 < view_.quantities.size() && range.end <= quantity(size + 1).range.begin)
    count = count_at(size + 1, range.end, quantity(size + 1).range.begin, false);
  // Between them may stand another number, as in `three 32-bit arrays of 28`.
  for (std::size_t back = 1; count == 0 && back <= std::min<std::size_t>(size, 2); ++back)
    count = counted_before(size - back, range.begin);
  return count;
}

bool SizeGiver::joint_allowed(std::vector<std::size_t> wanted) const {
  std::ranges::sort(wanted);
  return std::ranges::any_of(rule().joints, [&](std::vector<std::size_t> joint) {
    std::ranges::sort(joint);
    return joint == wanted;
  });
}

void SizeGiver::read_running_totals() {
  std::vector<SizeGiven*> steps;
  double pile = 0;
  for (const LedgerRule::Component& component : rule().components)
    if (component.base) pile += component.size;
  const double base = pile;
  std::vector<SizeGiven*> ordered;
  for (SizeGiven& given : items_.given)
    if (items_.names[given.name].components.size() == 1) ordered.push_back(&given);
  std::ranges::stable_sort(ordered, {}, [](const SizeGiven* given) { return given->quantity; });
  for (SizeGiven* given : ordered) {
    const LedgerRule::Component& component = rule().components[items_.names[given->name].components[0]];
    if (!given->right && fits(quantity(given->quantity), pile + component.size)) {
      steps.push_back(given);
      pile += component.size;
    } else if (steps.size() < 3) {
      steps.clear();
      pile = base;
    }
  }
  if (steps.size() < 3) return;
  for (SizeGiven* step : steps) step->right = true;
  const std::size_t last = steps.back()->quantity;
  // The last step reaches the whole, which was no size of a name.
  for (std::size_t name = 0; name < items_.names.size(); ++name) {
    const LedgerName& found = items_.names[name];
    if (found.components.size() != 1 || found.range.begin < quantity(last).range.end) continue;
    if (!near(pile + rule().components[found.components[0]].size, whole_size(rule()))) continue;
    for (const std::size_t total : items_.totals)
      if (total > last && fits(quantity(total), whole_size(rule()))) return items_.reached.push_back(name);
  }
}

void SizeGiver::find_loose() {
  for (std::size_t index = 0; index < view_.quantities.size(); ++index) {
    if (!is_usable(view_, index) || view_.in_chain[index]) continue;
    const bool owned =
        std::ranges::any_of(items_.given, [&](const SizeGiven& given) { return given.quantity == index; });
    const bool total = std::ranges::find(items_.totals, index) != items_.totals.end() || is_total(index);
    if (!owned && !total) items_.loose.push_back(index);
  }
}

}  // namespace grader::answers
