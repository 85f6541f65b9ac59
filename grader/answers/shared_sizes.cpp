// SPDX-License-Identifier: MIT
#include "grader/answers/shared_sizes.hpp"

#include <vector>

namespace grader::answers {
namespace {

/// Gives the names, and as many of the sentence that follow without a size as add up to it, their joint
/// size.
bool share_with_following(ListCursor& list, std::vector<std::size_t> names, std::size_t size) {
  for (std::size_t next = list.at + 1; next < list.segments.size() && !list.segments[next].names.empty() &&
                                       list.segments[next].sizes.empty() && !list.segments[next].new_sentence;
       ++next) {
    names.insert(names.end(), list.segments[next].names.begin(), list.segments[next].names.end());
    const std::vector<std::size_t> all = list.giver.components(names);
    if (!list.giver.joint_allowed(all) || !fits(list.giver.quantity(size), size_of(list.giver.rule(), all)))
      continue;
    for (const std::size_t one : names) list.giver.give(one, size, true, true);
    list.at = next;
    return true;
  }
  return false;
}

}  // namespace

bool give_again(ListCursor& list, std::size_t size) {
  std::vector<std::size_t> names;
  for (std::size_t index = list.giver.items().given.size(); index-- > 0 && names.size() < 3;) {
    const SizeGiven& last = list.giver.items().given[index];
    if (!names.empty() && names.front() == last.name) continue;
    if (!list.giver.name(last.name).components.empty()) names.insert(names.begin(), last.name);
  }
  return list.giver.give_joint(names, size);
}

bool joint_of_following(ListCursor& list, const Segment& segment) {
  const std::size_t size = segment.sizes.front();
  const std::size_t name = segment.names.front();
  if (list.giver.quantity(size).range.begin > list.giver.name(name).range.begin ||
      list.giver.fits_name(name, size))
    return false;
  return share_with_following(list, {name}, size);
}

bool joint_of_listed(ListCursor& list, const Segment& segment) {
  const std::size_t size = segment.sizes.front();
  const std::size_t group = segment.names.front();
  if (segment.sizes.size() > 1 || !list.giver.fits_name(group, size) || !share_with_following(list, {}, size))
    return false;
  list.giver.give(group, size, false, true);
  return true;
}

void may_hold_for_waiting(ListCursor& list, std::size_t size) {
  for (std::size_t index = list.pending.size();
       index-- > 0 && list.giver.fits_each(list.pending[index], size);)
    list.giver.items().compared.push_back(list.pending[index]);
}

}  // namespace grader::answers
