// SPDX-License-Identifier: MIT
#include "grader/answers/headed_sizes.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "grader/answers/list_words.hpp"

namespace grader::answers {
namespace {

/// How a size before names is tied to them.
enum class Heading {
  none,
  colon,  ///< `14 GB: a, b`
  verb,   ///< `14 is of a and b`: of those only that are joined to the first
};

Heading heading_of(const ListCursor& list, const Segment& segment) {
  const std::size_t size = segment.sizes.front();
  const std::size_t from = list.giver.quantity(size).range.end;
  const std::size_t to = list.giver.name(segment.names.front()).range.begin;
  const auto can_be = [&](std::size_t name) { return list.giver.fits_each(name, size); };
  if (!list.pending.empty() || segment.sizes.size() > 1 || to < from ||
      !std::ranges::all_of(segment.names, can_be))
    return Heading::none;
  std::string between(list.giver.text().substr(from, to - from));
  std::erase(between, ' ');
  if (between == ":" || between == "的:") return Heading::colon;
  for (const std::string_view verb : {"是", "的是", "为", "给", "各是", "isfor", "arefor", "for", "isof"})
    if (between == verb) return Heading::verb;
  return Heading::none;
}

/// Names without a size that 、 or `and` joins to the segment before them.
std::vector<std::size_t> joined_names(ListCursor& list) {
  std::vector<std::size_t> names;
  while (list.at + 1 < list.segments.size()) {
    const Segment& next = list.segments[list.at + 1];
    if (next.names.empty() || !next.sizes.empty() || next.new_sentence) break;
    const std::size_t from = list.segments[list.at].range.end;
    const std::size_t to = std::max(from, list.giver.name(next.names.front()).range.begin);
    if (!joins_names(list.giver.text().substr(from, to - from))) break;
    names.insert(names.end(), next.names.begin(), next.names.end());
    ++list.at;
  }
  return names;
}

}  // namespace

bool give_to_headed(ListCursor& list, const Segment& segment) {
  const Heading heading = heading_of(list, segment);
  if (heading == Heading::none) return false;
  const std::size_t size = segment.sizes.front();
  list.giver.give_each(segment.names, size);
  if (heading == Heading::colon)
    list.forward = size;
  else
    list.giver.give_each(joined_names(list), size);
  return true;
}

}  // namespace grader::answers
