// SPDX-License-Identifier: MIT
#include "grader/answers/ledger_items.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "grader/answers/list_words.hpp"
#include "grader/answers/size_giver.hpp"

namespace grader::answers {
namespace {

/// Walks over the segments and gives each size to the names in its segment, or to those that wait.
class ItemScan {
 public:
  explicit ItemScan(const LedgerView& view) : ItemScan(view, read_segments(view)) {}

  LedgerItems run() {
    for (std::size_t index = 0; index < giver_.items().names.size(); ++index)
      if (giver_.name(index).own_size) giver_.give(index, *giver_.name(index).own_size, false, true);
    for (at_ = 0; at_ < segments_.size(); ++at_) read(segments_[at_]);
    giver_.read_running_totals();
    giver_.find_loose();
    return std::move(giver_.items());
  }

 private:
  ItemScan(const LedgerView& view, ListSegments list)
      : giver_(view, std::move(list.names)), segments_(std::move(list.segments)) {}

  void read(Segment segment) {
    const std::string_view words = giver_.text().substr(segment.range.begin, segment.range.size());
    const std::size_t end =
        at_ + 1 < segments_.size() ? segments_[at_ + 1].range.begin : giver_.text().size();
    if (relates_sizes(giver_.text().substr(segment.range.begin, end - segment.range.begin))) {
      giver_.items().compared.insert(giver_.items().compared.end(), segment.names.begin(),
                                     segment.names.end());
      if (!segment.new_sentence)
        giver_.items().compared.insert(giver_.items().compared.end(), pending_.begin(), pending_.end());
    }
    ListMark mark = list_mark(words);
    if (compares_sizes(words) && !pending_.empty() && !segment.new_sentence)
      std::erase_if(segment.names, [&](std::size_t name) { return giver_.is_base(name); });
    // `each twice as big, that is 28`: what stands between two segments holds for the later one.
    if (mark == ListMark::none && segment.names.empty() && at_ > 0 && !segment.new_sentence) {
      const std::size_t from = segments_[at_ - 1].range.end;
      if (from < segment.range.begin) mark = list_mark(giver_.text().substr(from, segment.range.end - from));
    }
    if (segment.new_sentence) {
      if (!pending_.empty()) earlier_ = pending_;
      pending_.clear();
      forward_.reset();
    }
    if (mark == ListMark::alike) mark = fits_all(segment) ? ListMark::each : ListMark::none;
    if (segment.sizes.empty()) return names_only(segment, mark);
    if (product(segment)) return;
    if (segment.names.empty()) return sizes_only(segment, mark);
    // `2 each, that is 14 for a, 14 for b, and c`: a name with its own size ends what held for all.
    forward_.reset();
    both(segment, mark);
  }

  /// Whether the size is one of each of the names that wait for it.
  bool fits_all(const Segment& segment) const {
    const std::vector<std::size_t>& names = segment.names.empty() ? pending_ : segment.names;
    return !segment.sizes.empty() && std::ranges::all_of(names, [&](std::size_t name) {
      return giver_.fits_each(name, segment.sizes.front());
    });
  }

  void names_only(const Segment& segment, ListMark) {
    if (forward_) return giver_.give_each(segment.names, *forward_);
    pending_.insert(pending_.end(), segment.names.begin(), segment.names.end());
  }

  void sizes_only(const Segment& segment, ListMark mark) {
    const std::size_t size = segment.sizes.front();
    if (pending_.empty() && !earlier_.empty() && (mark != ListMark::none || segment.row)) pending_ = earlier_;
    if (mark != ListMark::each && (pair_run(pending_) || pair_up())) return;
    // `a twice, b twice, c once. So 28, 28, 14.`: a sentence of sizes alone, in the order of the names.
    if (pending_.empty() && segment.new_sentence && mark == ListMark::none && pair_run(earlier_)) return;
    if (mark == ListMark::each && forward_names_follow()) {
      forward_ = size;
      return;
    }
    if (mark != ListMark::none && !pending_.empty()) {
      giver_.give_each(last_of_kind(size), size);
      pending_.clear();
      return;
    }
    for (const std::size_t one : segment.sizes) {
      if (giver_.total_word(segment.range) && !giver_.give_joint(pending_, one)) {
        giver_.items().totals.push_back(one);
        continue;
      }
      if (pending_.empty() && restated(one)) continue;
      if (giver_.is_total(one) && pending_.size() != 1) {
        giver_.items().totals.push_back(one);
      } else if (pending_.size() == 1 && !giver_.in_chain(one)) {
        take(pending_.front(), segment.sizes);
        pending_.clear();
        return;
      } else if (giver_.give_joint(pending_, one)) {
        pending_.clear();
      } else if (pending_.size() > 1 && !giver_.in_chain(one)) {
        const std::size_t last = pending_.back();
        if (giver_.fits_name(last, one)) giver_.give(last, one, false, true), pending_.pop_back();
      }
    }
  }

  /// `a and b, 4 each, 8 for both`: the last names again.
  bool restated(std::size_t size) {
    std::vector<std::size_t> names;
    for (std::size_t index = giver_.items().given.size(); index-- > 0 && names.size() < 3;) {
      const SizeGiven& last = giver_.items().given[index];
      if (!names.empty() && names.front() == last.name) continue;
      if (!giver_.name(last.name).components.empty()) names.insert(names.begin(), last.name);
    }
    return giver_.give_joint(names, size);
  }

  /// `a, b and c: 3 * 28` and `3 * 28 (a, b and c)`: so many names, of that size each.
  bool product(const Segment& segment) {
    for (const std::size_t size : segment.sizes) {
      const std::size_t count = giver_.times_of(size);
      if (count == 0) continue;
      const std::size_t at = giver_.quantity(size).range.begin;
      std::vector<std::size_t> before = pending_;
      std::vector<std::size_t> behind;
      for (const std::size_t name : segment.names)
        (giver_.name(name).range.begin < at ? before : behind).push_back(name);
      std::ranges::reverse(before);
      if (give_many(before, size, count)) {
        pending_.clear();
        return segment.sizes.size() <= 3;
      }
      std::size_t next = at_ + 1;
      for (; next < segments_.size() && segments_[next].sizes.empty() && !segments_[next].new_sentence;
           ++next)
        behind.insert(behind.end(), segments_[next].names.begin(), segments_[next].names.end());
      if (!give_many(behind, size, count)) continue;
      at_ = next - 1;
      return true;
    }
    return false;
  }

  /// The first names that are so many components, where each can have this size.
  bool give_many(const std::vector<std::size_t>& names, std::size_t size, std::size_t count) {
    std::vector<std::size_t> run;
    for (const std::size_t name : names) {
      if (giver_.is_base(name) && !giver_.fits_each(name, size)) continue;
      if (!giver_.fits_each(name, size)) return false;
      run.push_back(name);
      const std::size_t held = giver_.components(run).size();
      if (held > count) return false;
      if (held < count) continue;
      for (const std::size_t one : run) giver_.give(one, size, false, true);
      return true;
    }
    return false;
  }

  /// `a, b and c are 1, 2 and 3`: sizes in the order of the names, each of which fits.
  bool pair_run(std::vector<std::size_t> names) {
    std::erase_if(names, [&](std::size_t name) { return giver_.name(name).foreign; });
    if (giver_.components(names).size() < 3) return false;
    std::vector<std::size_t> sizes = segments_[at_].sizes;
    std::size_t next = at_ + 1;
    for (; next < segments_.size() && segments_[next].names.empty() && !segments_[next].new_sentence; ++next)
      sizes.insert(sizes.end(), segments_[next].sizes.begin(), segments_[next].sizes.end());
    std::size_t slots = 0;
    for (const std::size_t name : names)
      slots += std::max<std::size_t>(giver_.name(name).components.size(), 1);
    for (std::size_t skip = 0; skip + slots <= sizes.size(); ++skip) {
      if (giver_.quantity(sizes[skip]).range.begin < giver_.name(names.back()).range.begin) continue;
      std::vector<SizeGiven> pairs;
      std::size_t at = skip;
      bool all = true;
      for (const std::size_t name : names) {
        const bool several = giver_.name(name).components.size() > 1;
        const std::size_t end = at + std::max<std::size_t>(giver_.name(name).components.size(), 1);
        for (; at < end && all; ++at) {
          all = several ? giver_.fits_each(name, sizes[at]) : giver_.fits_name(name, sizes[at]);
          pairs.push_back({name, sizes[at], false, true});
        }
      }
      if (!all) continue;
      giver_.items().given.insert(giver_.items().given.end(), pairs.begin(), pairs.end());
      pending_.clear();
      // What follows the run is read on its own.
      const std::size_t last = sizes[skip + slots - 1];
      while (at_ + 1 < next && segments_[at_ + 1].range.begin <= giver_.quantity(last).range.begin) ++at_;
      return true;
    }
    return false;
  }

  /// `a, b, c: 1, 2, 3`: a run of sizes as long as the names that wait.
  bool pair_up() {
    std::vector<std::size_t> names = pending_;
    std::erase_if(names, [&](std::size_t name) { return giver_.name(name).foreign; });
    if (names.size() < 2) return false;
    std::vector<std::size_t> sizes;
    std::size_t next = at_;
    for (; next < segments_.size() && segments_[next].names.empty() &&
           (next == at_ || !segments_[next].new_sentence);
         ++next) {
      if (giver_.total_word(segments_[next].range)) break;
      // Several sizes in one segment say the same in different ways; the cells of a row do not.
      sizes.push_back(segments_[next].sizes.front());
    }
    if (sizes.size() < names.size() || (sizes.size() > names.size() && !giver_.fits_name(names[0], sizes[0])))
      return false;
    for (std::size_t index = 0; index < names.size(); ++index)
      giver_.give(names[index], sizes[index], false, giver_.fits_name(names[index], sizes[index]));
    pending_.clear();
    at_ = next - 1;
    return true;
  }

  bool forward_names_follow() const {
    return pending_.empty() && at_ + 1 < segments_.size() && !segments_[at_ + 1].names.empty() &&
           segments_[at_ + 1].sizes.empty() && !segments_[at_ + 1].new_sentence;
  }

  /// `each` reaches back over the names that can have this size; when none can, over all.
  std::vector<std::size_t> last_of_kind(std::size_t size) const {
    std::vector<std::size_t> names;
    for (std::size_t index = pending_.size(); index-- > 0;) {
      if (giver_.name(pending_[index]).foreign || giver_.name(pending_[index]).group) continue;
      if (!giver_.fits_each(pending_[index], size)) break;
      names.push_back(pending_[index]);
    }
    return names.empty() ? pending_ : names;
  }

  /// One name with the sizes of its segment: one that fits outweighs the others.
  void take(std::size_t name, const std::vector<std::size_t>& sizes) {
    bool right = false;
    for (const std::size_t size : sizes)
      if (giver_.fits_name(name, size)) giver_.give(name, size, false, true), right = true;
    if (right) return;
    if (giver_.name(name).foreign)
      for (const std::size_t size : sizes)
        if (!giver_.is_total(size)) return giver_.give(name, size, false, false);
    if (giver_.name(name).components.size() > 1)
      for (const std::size_t size : sizes)
        if (giver_.fits_each(name, size) &&
            list_mark(giver_.text().substr(segments_[at_].range.begin, segments_[at_].range.size())) ==
                ListMark::each)
          return giver_.give(name, size, false, true);
    for (const std::size_t size : sizes)
      if (giver_.is_total(size)) {
        giver_.items().totals.push_back(size);
        return;
      }
    // `a 2x of 14`: the size is that of something else.
    const Range range = segments_[at_].range;
    if (is_multiple(giver_.text().substr(range.begin, range.size())))
      return giver_.items().compared.push_back(name);
    giver_.give(name, sizes.back(), false, false);
  }

  static bool is_multiple(std::string_view words) {
    for (const std::string_view sign : {" x of ", " x the ", "times ", "twice", "double", "倍"})
      if (words.find(sign) != words.npos) return true;
    return false;
  }

  void both(const Segment& segment, ListMark mark) {
    std::vector<std::size_t> waiting = pending_;
    waiting.insert(waiting.end(), segment.names.begin(), segment.names.end());
    const std::size_t size = segment.sizes.front();
    if (giver_.total_word(segment.range) && giver_.is_total(size) &&
        !giver_.fits_name(segment.names.front(), size)) {
      if (heads_list(segment)) return;
      for (const std::size_t one : segment.sizes) giver_.items().totals.push_back(one);
      pending_ = waiting;
      return;
    }
    if (pair_run(waiting)) return;
    // `84 are all the optimizer's`: no size of each.
    const std::size_t first = segment.names.front();
    const bool group_alone = segment.names.size() == 1 && giver_.name(first).group;
    if (group_alone && pending_.empty() && joint_of_listed(segment)) return;
    if (mark != ListMark::none && group_alone && giver_.fits_name(first, size))
      return giver_.give(first, size, false, true);
    if (mark != ListMark::none) {
      const bool forwards =
          giver_.quantity(size).range.begin < giver_.name(segment.names.front()).range.begin;
      // `84 is three of 28 each`
      const auto each = std::ranges::find_if(
          segment.sizes, [&](std::size_t one) { return giver_.fits_each(segment.names.front(), one); });
      const std::size_t one = each == segment.sizes.end() ? size : *each;
      if (forwards) {
        giver_.give_each(segment.names, one);
        forward_ = one;
        return;
      }
      pending_ = waiting;
      giver_.give_each(last_of_kind(one), one);
      pending_.clear();
      return;
    }
    if (segment.names.size() > 1) return several(segment, waiting);
    if (joint_of_following(segment)) return;
    if (pending_.empty() || giver_.fits_name(segment.names.front(), size)) {
      // A joint size of names that wait is not the last one's own.
      take(segment.names.front(), segment.sizes);
      may_hold_for_waiting(size);
      return;
    }
    // `3 * 4 = 12`: any of the numbers may be the joint size.
    for (const std::size_t one : segment.sizes)
      if (giver_.give_joint(waiting, one)) {
        pending_.clear();
        return;
      }
    take(segment.names.front(), segment.sizes);
  }

  /// `112 in all: a 14`: the total stands before the list, and the first name has its own size.
  bool heads_list(const Segment& segment) {
    const std::size_t total = segment.sizes.front();
    const std::size_t name = segment.names.front();
    if (segment.sizes.size() < 2 || segment.names.size() > 1 ||
        giver_.quantity(total).range.end > giver_.name(name).range.begin)
      return false;
    for (const std::size_t size : segment.sizes) {
      const bool behind = giver_.quantity(size).range.begin >= giver_.name(name).range.end;
      if (!behind || !giver_.fits_name(name, size)) continue;
      giver_.items().totals.push_back(total);
      giver_.give(name, size, false, true);
      return true;
    }
    return false;
  }

  /// `a, b and c: 28`: whether it is said of `a` and `b` too is open.
  void may_hold_for_waiting(std::size_t size) {
    for (std::size_t index = pending_.size(); index-- > 0 && giver_.fits_each(pending_[index], size);)
      giver_.items().compared.push_back(pending_[index]);
  }

  /// `12 is for a, b and c`: the names that follow share it.
  bool joint_of_following(const Segment& segment) {
    const std::size_t size = segment.sizes.front();
    const std::size_t name = segment.names.front();
    if (giver_.quantity(size).range.begin > giver_.name(name).range.begin || giver_.fits_name(name, size))
      return false;
    return share_with_following({name}, size);
  }

  /// `the group 84, with a, b and c`: what is listed behind shares the group's size where it adds up.
  bool joint_of_listed(const Segment& segment) {
    const std::size_t size = segment.sizes.front();
    const std::size_t group = segment.names.front();
    if (segment.sizes.size() > 1 || !giver_.fits_name(group, size) || !share_with_following({}, size))
      return false;
    giver_.give(group, size, false, true);
    return true;
  }

  /// Gives the names, and as many of the sentence that follow without a size as add up to it, their joint
  /// size.
  bool share_with_following(std::vector<std::size_t> names, std::size_t size) {
    for (std::size_t next = at_ + 1; next < segments_.size() && !segments_[next].names.empty() &&
                                     segments_[next].sizes.empty() && !segments_[next].new_sentence;
         ++next) {
      names.insert(names.end(), segments_[next].names.begin(), segments_[next].names.end());
      const std::vector<std::size_t> all = giver_.components(names);
      if (!giver_.joint_allowed(all) || !fits(giver_.quantity(size), size_of(giver_.rule(), all))) continue;
      for (const std::size_t one : names) giver_.give(one, size, true, true);
      at_ = next;
      return true;
    }
    return false;
  }

  void several(const Segment& segment, const std::vector<std::size_t>& waiting) {
    const std::size_t size = segment.sizes.front();
    if (segment.sizes.size() == 1) {
      if (giver_.give_joint(waiting, size) || giver_.give_joint(segment.names, size)) {
        pending_.clear();
        return;
      }
      // A group with its parts in brackets, or names of one thing: the size is the first one's that fits.
      for (const std::size_t name : segment.names)
        if (giver_.fits_name(name, size)) return giver_.give(name, size, false, true);
      if (giver_.is_total(size)) {
        giver_.items().totals.push_back(size);
        return;
      }
      nearest(segment);
      return;
    }
    nearest(segment);
  }

  /// Names and sizes alternate: each size goes to the nearest name before it, else behind it.
  void nearest(const Segment& segment) {
    std::vector<std::size_t> names = segment.names;
    const bool names_first =
        giver_.name(names.front()).range.begin < giver_.quantity(segment.sizes.front()).range.begin;
    std::vector<std::vector<std::size_t>> taken(names.size());
    for (const std::size_t size : segment.sizes) {
      std::optional<std::size_t> owner;
      for (std::size_t index = 0; index < names.size(); ++index) {
        const bool before = giver_.name(names[index]).range.begin < giver_.quantity(size).range.begin;
        if (names_first ? before : (!before && !owner)) owner = index;
      }
      if (owner) taken[*owner].push_back(size);
    }
    for (std::size_t index = 0; index < names.size(); ++index)
      if (!taken[index].empty()) take(names[index], taken[index]);
  }

  SizeGiver giver_;
  std::vector<Segment> segments_ = {};
  std::size_t at_ = 0;
  std::vector<std::size_t> pending_ = {};    ///< names of this sentence that have no size yet
  std::vector<std::size_t> earlier_ = {};    ///< the same of an earlier sentence
  std::optional<std::size_t> forward_ = {};  ///< a size for each of the names that follow
};

}  // namespace

LedgerItems read_items(const LedgerView& view) { return ItemScan(view).run(); }

}  // namespace grader::answers
