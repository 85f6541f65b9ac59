// SPDX-License-Identifier: MIT
#include "grader/answers/own_sizes.hpp"

#include <optional>
#include <string_view>

#include "grader/answers/list_words.hpp"

namespace grader::answers {
namespace {

bool is_multiple(std::string_view words) {
  for (const std::string_view sign : {" x of ", " x the ", "times ", "twice", "double", "倍"})
    if (words.find(sign) != words.npos) return true;
  return false;
}

/// Names and sizes alternate: each size goes to the nearest name before it, else behind it.
void nearest(ListCursor& list, const Segment& segment) {
  std::vector<std::size_t> names = segment.names;
  const bool names_first =
      list.giver.name(names.front()).range.begin < list.giver.quantity(segment.sizes.front()).range.begin;
  std::vector<std::vector<std::size_t>> taken(names.size());
  for (const std::size_t size : segment.sizes) {
    std::optional<std::size_t> owner;
    for (std::size_t index = 0; index < names.size(); ++index) {
      const bool before = list.giver.name(names[index]).range.begin < list.giver.quantity(size).range.begin;
      if (names_first ? before : (!before && !owner)) owner = index;
    }
    if (owner) taken[*owner].push_back(size);
  }
  for (std::size_t index = 0; index < names.size(); ++index)
    if (!taken[index].empty()) give_own(list, names[index], taken[index]);
}

}  // namespace

void give_own(ListCursor& list, std::size_t name, const std::vector<std::size_t>& sizes) {
  bool right = false;
  for (const std::size_t size : sizes)
    if (list.giver.fits_name(name, size)) list.giver.give(name, size, false, true), right = true;
  if (right) return;
  if (list.giver.name(name).foreign)
    for (const std::size_t size : sizes)
      if (!list.giver.is_total(size)) return list.giver.give(name, size, false, false);
  if (list.giver.name(name).components.size() > 1)
    for (const std::size_t size : sizes)
      if (list.giver.fits_each(name, size) && list_mark(list.words()) == ListMark::each)
        return list.giver.give(name, size, false, true);
  for (const std::size_t size : sizes)
    if (list.giver.is_total(size)) {
      list.giver.items().totals.push_back(size);
      return;
    }
  // `a 2x of 14`: the size is that of something else.
  if (is_multiple(list.words())) return list.giver.items().compared.push_back(name);
  list.giver.give(name, sizes.back(), false, false);
}

void give_several(ListCursor& list, const Segment& segment, const std::vector<std::size_t>& waiting) {
  const std::size_t size = segment.sizes.front();
  if (segment.sizes.size() == 1) {
    if (list.giver.give_joint(waiting, size) || list.giver.give_joint(segment.names, size)) {
      list.pending.clear();
      return;
    }
    // A group with its parts in brackets, or names of one thing: the size is the first one's that fits.
    for (const std::size_t name : segment.names)
      if (list.giver.fits_name(name, size)) return list.giver.give(name, size, false, true);
    if (list.giver.is_total(size)) {
      list.giver.items().totals.push_back(size);
      return;
    }
    nearest(list, segment);
    return;
  }
  nearest(list, segment);
}

bool heads_list(ListCursor& list, const Segment& segment) {
  const std::size_t total = segment.sizes.front();
  const std::size_t name = segment.names.front();
  if (segment.sizes.size() < 2 || segment.names.size() > 1 ||
      list.giver.quantity(total).range.end > list.giver.name(name).range.begin)
    return false;
  for (const std::size_t size : segment.sizes) {
    const bool behind = list.giver.quantity(size).range.begin >= list.giver.name(name).range.end;
    if (!behind || !list.giver.fits_name(name, size)) continue;
    list.giver.items().totals.push_back(total);
    list.giver.give(name, size, false, true);
    return true;
  }
  return false;
}

}  // namespace grader::answers
