// SPDX-License-Identifier: MIT
#include "grader/answers/ledger_items.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "grader/answers/headed_sizes.hpp"
#include "grader/answers/list_cursor.hpp"
#include "grader/answers/list_words.hpp"
#include "grader/answers/own_sizes.hpp"
#include "grader/answers/shared_sizes.hpp"
#include "grader/answers/size_runs.hpp"

namespace grader::answers {
namespace {

/// `b is twice as big as a`: the names are compared, and so are those that wait in the same sentence.
void note_comparison(ListCursor& list, const Segment& segment) {
  const std::size_t end =
      list.at + 1 < list.segments.size() ? list.segments[list.at + 1].range.begin : list.giver.text().size();
  if (!relates_sizes(list.giver.text().substr(segment.range.begin, end - segment.range.begin))) return;
  std::vector<std::size_t>& compared = list.giver.items().compared;
  compared.insert(compared.end(), segment.names.begin(), segment.names.end());
  if (!segment.new_sentence) compared.insert(compared.end(), list.pending.begin(), list.pending.end());
}

/// Whether the size is one of each of the names that wait for it.
bool fits_all(const ListCursor& list, const Segment& segment) {
  const std::vector<std::size_t>& names = segment.names.empty() ? list.pending : segment.names;
  return !segment.sizes.empty() && std::ranges::all_of(names, [&](std::size_t name) {
    return list.giver.fits_each(name, segment.sizes.front());
  });
}

void names_only(ListCursor& list, const Segment& segment) {
  if (list.forward) return list.giver.give_each(segment.names, *list.forward);
  list.pending.insert(list.pending.end(), segment.names.begin(), segment.names.end());
}

bool forward_names_follow(const ListCursor& list) {
  return list.pending.empty() && list.at + 1 < list.segments.size() &&
         !list.segments[list.at + 1].names.empty() && list.segments[list.at + 1].sizes.empty() &&
         !list.segments[list.at + 1].new_sentence;
}

/// `each` reaches back over the names that can have this size; when none can, over all.
std::vector<std::size_t> last_of_kind(const ListCursor& list, std::size_t size) {
  std::vector<std::size_t> names;
  for (std::size_t index = list.pending.size(); index-- > 0;) {
    if (list.giver.name(list.pending[index]).foreign || list.giver.name(list.pending[index]).group) continue;
    if (!list.giver.fits_each(list.pending[index], size)) break;
    names.push_back(list.pending[index]);
  }
  return names.empty() ? list.pending : names;
}

/// Sizes without a word that says whose they are: totals, or for the names that wait.
void give_to_waiting(ListCursor& list, const Segment& segment) {
  for (const std::size_t one : segment.sizes) {
    if (list.giver.total_word(segment.range) && !list.giver.give_joint(list.pending, one)) {
      list.giver.items().totals.push_back(one);
      continue;
    }
    if (list.pending.empty() && give_again(list, one)) continue;
    if (list.giver.is_total(one) && list.pending.size() != 1) {
      list.giver.items().totals.push_back(one);
    } else if (list.pending.size() == 1 && !list.giver.in_chain(one)) {
      give_own(list, list.pending.front(), segment.sizes);
      list.pending.clear();
      return;
    } else if (list.giver.give_joint(list.pending, one)) {
      list.pending.clear();
    } else if (list.pending.size() > 1 && !list.giver.in_chain(one)) {
      const std::size_t last = list.pending.back();
      if (list.giver.fits_name(last, one)) list.giver.give(last, one, false, true), list.pending.pop_back();
    }
  }
}

void sizes_only(ListCursor& list, const Segment& segment, ListMark mark) {
  const std::size_t size = segment.sizes.front();
  if (list.pending.empty() && !list.earlier.empty() && (mark != ListMark::none || segment.row))
    list.pending = list.earlier;
  if (mark != ListMark::each && (pair_run(list, list.pending) || pair_up(list) || pair_following(list)))
    return;
  // `a twice, b twice, c once. So 28, 28, 14.`: a sentence of sizes alone, in the order of the names.
  if (list.pending.empty() && segment.new_sentence && mark == ListMark::none && pair_run(list, list.earlier))
    return;
  if (mark == ListMark::each && forward_names_follow(list)) {
    list.forward = size;
    return;
  }
  if (mark != ListMark::none && !list.pending.empty()) {
    list.giver.give_each(last_of_kind(list, size), size);
    list.pending.clear();
    return;
  }
  give_to_waiting(list, segment);
}

/// `b and c, each 28` and `28 each for b and c`.
void give_to_each(ListCursor& list, const Segment& segment, const std::vector<std::size_t>& waiting) {
  const std::size_t size = segment.sizes.front();
  const bool forwards =
      list.giver.quantity(size).range.begin < list.giver.name(segment.names.front()).range.begin;
  // `84 is three of 28 each`
  const auto each = std::ranges::find_if(
      segment.sizes, [&](std::size_t one) { return list.giver.fits_each(segment.names.front(), one); });
  const std::size_t one = each == segment.sizes.end() ? size : *each;
  if (forwards) {
    list.giver.give_each(segment.names, one);
    list.forward = one;
    return;
  }
  list.pending = waiting;
  list.giver.give_each(last_of_kind(list, one), one);
  list.pending.clear();
}

/// One name with its sizes, which may be those of the names that wait as well.
void give_single(ListCursor& list, const Segment& segment, const std::vector<std::size_t>& waiting) {
  const std::size_t size = segment.sizes.front();
  if (joint_of_following(list, segment)) return;
  if (list.pending.empty() || list.giver.fits_name(segment.names.front(), size)) {
    // A joint size of names that wait is not the last one's own.
    give_own(list, segment.names.front(), segment.sizes);
    may_hold_for_waiting(list, size);
    return;
  }
  // `3 * 4 = 12`: any of the numbers may be the joint size.
  for (const std::size_t one : segment.sizes)
    if (list.giver.give_joint(waiting, one)) {
      list.pending.clear();
      return;
    }
  give_own(list, segment.names.front(), segment.sizes);
}

void names_and_sizes(ListCursor& list, const Segment& segment, ListMark mark) {
  std::vector<std::size_t> waiting = list.pending;
  waiting.insert(waiting.end(), segment.names.begin(), segment.names.end());
  const std::size_t size = segment.sizes.front();
  if (list.giver.total_word(segment.range) && list.giver.is_total(size) &&
      !list.giver.fits_name(segment.names.front(), size)) {
    if (heads_list(list, segment)) return;
    for (const std::size_t one : segment.sizes) list.giver.items().totals.push_back(one);
    list.pending = waiting;
    return;
  }
  if (give_to_headed(list, segment)) return;
  if (pair_run(list, waiting)) return;
  // `84 are all the optimizer's`: no size of each.
  const std::size_t first = segment.names.front();
  const bool group_alone = segment.names.size() == 1 && list.giver.name(first).group;
  if (group_alone && list.pending.empty() && joint_of_listed(list, segment)) return;
  if (mark != ListMark::none && group_alone && list.giver.fits_name(first, size))
    return list.giver.give(first, size, false, true);
  if (mark != ListMark::none) return give_to_each(list, segment, waiting);
  if (segment.names.size() > 1) return give_several(list, segment, waiting);
  give_single(list, segment, waiting);
}

void read(ListCursor& list, Segment segment) {
  note_comparison(list, segment);
  const std::string_view words = list.words();
  ListMark mark = list_mark(words);
  if (compares_sizes(words) && !list.pending.empty() && !segment.new_sentence)
    std::erase_if(segment.names, [&](std::size_t name) { return list.giver.is_base(name); });
  // `each twice as big, that is 28`: what stands between two segments holds for the later one.
  if (mark == ListMark::none && segment.names.empty() && list.at > 0 && !segment.new_sentence) {
    const std::size_t from = list.segments[list.at - 1].range.end;
    if (from < segment.range.begin)
      mark = list_mark(list.giver.text().substr(from, segment.range.end - from));
  }
  if (segment.new_sentence) {
    if (!list.pending.empty()) list.earlier = list.pending;
    list.pending.clear();
    list.forward.reset();
  }
  if (mark == ListMark::alike) mark = fits_all(list, segment) ? ListMark::each : ListMark::none;
  if (segment.sizes.empty()) return names_only(list, segment);
  if (give_product(list, segment)) return;
  if (segment.names.empty()) return sizes_only(list, segment, mark);
  // `2 each, that is 14 for a, 14 for b, and c`: a name with its own size ends what held for all.
  list.forward.reset();
  names_and_sizes(list, segment, mark);
}

}  // namespace

LedgerItems read_items(const LedgerView& view) {
  ListCursor list(view, read_segments(view));
  SizeGiver& giver = list.giver;
  for (std::size_t index = 0; index < giver.items().names.size(); ++index)
    if (giver.name(index).own_size) giver.give(index, *giver.name(index).own_size, false, true);
  for (; list.at < list.segments.size(); ++list.at) read(list, list.here());
  giver.read_running_totals();
  giver.find_loose();
  return std::move(giver.items());
}

}  // namespace grader::answers
