// SPDX-License-Identifier: MIT
#include "grader/answers/size_runs.hpp"

#include <algorithm>

#include "grader/answers/list_words.hpp"

namespace grader::answers {
namespace {

/// How many sizes a name takes.
std::size_t slots_of(const ListCursor& list, std::size_t name) {
  return std::max<std::size_t>(list.giver.name(name).components.size(), 1);
}

/// The names with the sizes from `at` on; none where one does not fit.
std::vector<SizeGiven> pairs_from(const ListCursor& list, const std::vector<std::size_t>& names,
                                  const std::vector<std::size_t>& sizes, std::size_t at) {
  std::vector<SizeGiven> pairs;
  for (const std::size_t name : names) {
    const bool several = list.giver.name(name).components.size() > 1;
    for (const std::size_t end = at + slots_of(list, name); at < end; ++at) {
      if (several ? !list.giver.fits_each(name, sizes[at]) : !list.giver.fits_name(name, sizes[at]))
        return {};
      pairs.push_back({name, sizes[at], false, true});
    }
  }
  return pairs;
}

/// The first names that are so many components, where each can have this size.
bool give_many(ListCursor& list, const std::vector<std::size_t>& names, std::size_t size, std::size_t count) {
  std::vector<std::size_t> run;
  for (const std::size_t name : names) {
    if (list.giver.is_base(name) && !list.giver.fits_each(name, size)) continue;
    if (!list.giver.fits_each(name, size)) return false;
    run.push_back(name);
    const std::size_t held = list.giver.components(run).size();
    if (held > count) return false;
    if (held < count) continue;
    for (const std::size_t one : run) list.giver.give(one, size, false, true);
    return true;
  }
  return false;
}

}  // namespace

bool pair_run(ListCursor& list, std::vector<std::size_t> names) {
  std::erase_if(names, [&](std::size_t name) { return list.giver.name(name).foreign; });
  if (list.giver.components(names).size() < 3) return false;
  std::vector<std::size_t> sizes = list.segments[list.at].sizes;
  std::size_t next = list.at + 1;
  for (;
       next < list.segments.size() && list.segments[next].names.empty() && !list.segments[next].new_sentence;
       ++next)
    sizes.insert(sizes.end(), list.segments[next].sizes.begin(), list.segments[next].sizes.end());
  std::size_t slots = 0;
  for (const std::size_t name : names) slots += slots_of(list, name);
  for (std::size_t skip = 0; skip + slots <= sizes.size(); ++skip) {
    if (list.giver.quantity(sizes[skip]).range.begin < list.giver.name(names.back()).range.begin) continue;
    const std::vector<SizeGiven> pairs = pairs_from(list, names, sizes, skip);
    if (pairs.empty()) continue;
    list.giver.items().given.insert(list.giver.items().given.end(), pairs.begin(), pairs.end());
    list.pending.clear();
    // What follows the run is read on its own.
    const std::size_t last = sizes[skip + slots - 1];
    while (list.at + 1 < next &&
           list.segments[list.at + 1].range.begin <= list.giver.quantity(last).range.begin)
      ++list.at;
    return true;
  }
  return false;
}

bool pair_up(ListCursor& list) {
  std::vector<std::size_t> names = list.pending;
  std::erase_if(names, [&](std::size_t name) { return list.giver.name(name).foreign; });
  if (names.size() < 2) return false;
  std::vector<std::size_t> sizes;
  std::size_t next = list.at;
  for (; next < list.segments.size() && list.segments[next].names.empty() &&
         (next == list.at || !list.segments[next].new_sentence);
       ++next) {
    if (list.giver.total_word(list.segments[next].range)) break;
    // Several sizes in one segment say the same in different ways; the cells of a row do not.
    sizes.push_back(list.segments[next].sizes.front());
  }
  if (sizes.size() < names.size() ||
      (sizes.size() > names.size() && !list.giver.fits_name(names[0], sizes[0])))
    return false;
  for (std::size_t index = 0; index < names.size(); ++index)
    list.giver.give(names[index], sizes[index], false, list.giver.fits_name(names[index], sizes[index]));
  list.pending.clear();
  list.at = next - 1;
  return true;
}

bool pair_following(ListCursor& list) {
  constexpr std::size_t fewest = 3;
  // A longer run is no ledger, and must not be walked again for each of its sizes.
  constexpr std::size_t most = 16;
  if (!list.pending.empty()) return false;
  std::vector<std::size_t> sizes;
  std::vector<std::size_t> names;
  std::size_t next = list.at;
  const auto goes_on = [&] {
    return next < list.segments.size() && (next == list.at || !list.segments[next].new_sentence);
  };
  for (; goes_on() && list.segments[next].sizes.size() == 1 && names.empty(); ++next) {
    const Segment& segment = list.segments[next];
    sizes.push_back(segment.sizes.front());
    if (sizes.size() > most) return false;
    if (segment.names.empty()) continue;
    const std::size_t from = list.giver.quantity(sizes.back()).range.end;
    const std::size_t to = list.giver.name(segment.names.front()).range.begin;
    if (to < from || !leads_to_names(list.giver.text().substr(from, to - from))) return false;
    names = segment.names;
  }
  for (; goes_on() && list.segments[next].sizes.empty() && !names.empty(); ++next)
    names.insert(names.end(), list.segments[next].names.begin(), list.segments[next].names.end());
  std::size_t slots = 0;
  for (const std::size_t name : names) slots += slots_of(list, name);
  if (sizes.size() < fewest || sizes.size() != slots) return false;
  const std::vector<SizeGiven> pairs = pairs_from(list, names, sizes, 0);
  if (pairs.empty()) return false;
  list.giver.items().given.insert(list.giver.items().given.end(), pairs.begin(), pairs.end());
  list.at = next - 1;
  return true;
}

bool give_product(ListCursor& list, const Segment& segment) {
  for (const std::size_t size : segment.sizes) {
    const std::size_t count = list.giver.times_of(size);
    if (count == 0) continue;
    const std::size_t at = list.giver.quantity(size).range.begin;
    std::vector<std::size_t> before = list.pending;
    std::vector<std::size_t> behind;
    for (const std::size_t name : segment.names)
      (list.giver.name(name).range.begin < at ? before : behind).push_back(name);
    std::ranges::reverse(before);
    if (give_many(list, before, size, count)) {
      list.pending.clear();
      return segment.sizes.size() <= 3;
    }
    std::size_t next = list.at + 1;
    for (; next < list.segments.size() && list.segments[next].sizes.empty() &&
           !list.segments[next].new_sentence;
         ++next)
      behind.insert(behind.end(), list.segments[next].names.begin(), list.segments[next].names.end());
    if (!give_many(list, behind, size, count)) continue;
    list.at = next - 1;
    return true;
  }
  return false;
}

}  // namespace grader::answers
