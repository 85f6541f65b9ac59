// SPDX-License-Identifier: MIT
#include "grader/answers/ledger_sized_names.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "grader/answers/component_sizes.hpp"

namespace grader::answers {
namespace {

constexpr std::size_t longest_link = 16;  ///< bytes between a name and the sizes that spell it out

/// What stands between two numbers that are a size each.
bool joins(std::string_view between) {
  for (const std::string_view sign : {"+", ",", "、", "/", "&", "和", "加", "与", "and", "plus"}) {
    const std::size_t at = between.find(sign);
    if (at == between.npos) continue;
    return between.find_first_not_of(" (", 0) == at && between.size() <= at + sign.size() + 1;
  }
  return false;
}

std::string_view between(const LedgerView& view, std::size_t begin, std::size_t end) {
  return view.reading.text().substr(begin, end - begin);
}

/// `2 x`: so many of the size behind it.
bool counts(const LedgerView& view, std::size_t index, std::size_t wanted) {
  const Quantity& count = view.quantities[index];
  if (count.unit || count.per_item || count.value != static_cast<double>(wanted)) return false;
  if (index + 1 >= view.quantities.size()) return false;
  const Quantity& size = view.quantities[index + 1];
  if (size.range.begin < count.range.end) return false;
  std::string words(between(view, count.range.end, size.range.begin));
  std::erase(words, ' ');
  for (const std::string_view sign : {"*", "x", "个", "份", "乘", "times"})
    if (words == sign) return true;
  return false;
}

/// The first size behind a word, where nothing parts the two.
std::optional<std::size_t> size_behind(const LedgerView& view, Range word) {
  const auto behind = [&](const Quantity& size) { return size.range.begin >= word.end; };
  const auto found = std::ranges::find_if(view.quantities, behind);
  if (found == view.quantities.end() || found->range.begin > word.end + longest_link) return std::nullopt;
  const std::string_view gap = between(view, word.end, found->range.begin);
  if (gap.find_first_of(",;\n+") != gap.npos || gap.find("。") != gap.npos || gap.find("、") != gap.npos)
    return std::nullopt;
  return static_cast<std::size_t>(found - view.quantities.begin());
}

/// The last of so many equal sizes that are joined, or the one size behind their number.
std::optional<std::size_t> last_of_equal(const LedgerView& view, std::size_t first, std::size_t wanted) {
  if (counts(view, first, wanted)) return first + 1;
  const std::vector<Quantity>& sizes = view.quantities;
  std::size_t last = first;
  while (last + 1 < sizes.size() && sizes[last + 1].value == sizes[first].value &&
         sizes[last + 1].range.begin >= sizes[last].range.end &&
         joins(between(view, sizes[last].range.end, sizes[last + 1].range.begin)))
    ++last;
  return last - first + 1 == wanted ? std::optional(last) : std::nullopt;
}

/// A component of its own has a name there.
bool names_component(const LedgerView& view, Range range) {
  return std::ranges::any_of(view.rule.components, [&](const LedgerRule::Component& component) {
    return std::ranges::any_of(view.reading.hits(component.word), [&](Range other) {
      return other.begin >= range.begin && other.begin < range.end;
    });
  });
}

bool can_be(const LedgerRule& rule, const LedgerRule::Group& group, const Quantity& size) {
  return std::ranges::any_of(
      group.covers, [&](const std::vector<std::size_t>& cover) { return fits(size, size_of(rule, cover)); });
}

}  // namespace

void add_spelt_out(const LedgerView& view, std::size_t word, const LedgerName& name,
                   std::vector<LedgerName>& names) {
  for (const Range& hit : view.reading.hits(word)) {
    const auto first = size_behind(view, hit);
    if (!first) continue;
    const auto last = last_of_equal(view, *first, name.components.size());
    if (!last) continue;
    const Quantity& size = view.quantities[*last];
    const bool fitting = std::ranges::all_of(name.components, [&](std::size_t component) {
      return fits(size, view.rule.components[component].size);
    });
    const bool named = names_component(view, {hit.end, view.quantities[*first].range.begin});
    if (!fitting || named || size.kind != Quantity::Kind::size) continue;
    LedgerName spelt = name;
    spelt.range = {hit.begin, size.range.end};
    spelt.own_size = last;
    names.push_back(std::move(spelt));
  }
}

void add_sized_before(const LedgerView& view, std::size_t word, std::vector<LedgerName>& names) {
  for (const Range& hit : view.reading.hits(word)) {
    const auto before = [&](const Quantity& size) {
      return size.range.end <= hit.begin && size.kind == Quantity::Kind::size &&
             between(view, size.range.end, hit.begin).find_first_not_of(" (") == std::string_view::npos;
    };
    const auto size = std::ranges::find_if(view.quantities, before);
    if (size == view.quantities.end()) continue;
    for (std::size_t index = 0; index < view.rule.groups.size(); ++index)
      if (can_be(view.rule, view.rule.groups[index], *size)) names.push_back({.range = hit, .group = index});
  }
}

}  // namespace grader::answers
