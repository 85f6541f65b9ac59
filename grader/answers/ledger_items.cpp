// SPDX-License-Identifier: MIT
#include "grader/answers/ledger_items.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>

namespace grader::answers {
namespace {

bool is_latin(char sign) { return sign >= 'a' && sign <= 'z'; }

enum class Mark { none, each, pairs };

/// Words of lists that are the same in every exercise.
bool has_word(std::string_view text, std::string_view word) {
  for (std::size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
    if (!is_latin(word.front())) return true;
    const bool starts = at == 0 || !is_latin(text[at - 1]);
    const bool ends = at + word.size() >= text.size() || !is_latin(text[at + word.size()]);
    if (starts && ends) return true;
  }
  return false;
}

Mark mark_of(std::string_view segment) {
  for (const std::string_view word : {"分别", "依次", "respectively"})
    if (has_word(segment, word)) return Mark::pairs;
  for (const std::string_view word :
       {"各",     "每个都",  "每样", "均为",   "均是",      "均占",    "都是",      "都占",
        "都要",   "每份",    "每项", "每本",   "each",      "apiece",  "both",      "同样是",
        "也都",   "每个",    "单个", "单份",   "per piece", "a piece", "every one", "a pop",
        "a head", "a throw", "a go", "a time", "per head"})
    if (has_word(segment, word)) return Mark::each;
  for (const std::string_view word : {"一份", "一本", "一个", "一块", "一项", "一套", "1份", "1个"})
    if (segment.starts_with(word)) return Mark::each;
  return Mark::none;
}

/// `as large as the base`: the base is only compared with.
bool compares(std::string_view segment) {
  for (const std::string_view word : {"同样", "一样", "相同", "等大", "一致", "对应", "same", "as big",
                                      "as large", "equal", "like the", "one per", "twice", "两倍", "2倍"})
    if (has_word(segment, word)) return true;
  return false;
}

/// Says a size by another one's.
bool relates(std::string_view segment) {
  for (const std::string_view word :
       {"一样大",      "同样大",    "等大",     "一样多",    "大小相同", "大小一样", "两倍",    "2倍",
        "二倍",        "一倍",      "2 倍",     "翻倍",      "twice",    "double",   "same as", "same size",
        "same amount", "as big",    "as large", "as much",   "equal to", "2x",       "2 x",     "1x",
        "1 x",         "two times", "份都",     "times the", "copies",   "each copy"})
    if (has_word(segment, word)) return true;
  return false;
}

class ItemScan {
 public:
  explicit ItemScan(const LedgerView& view) : view_(view) {}

  LedgerItems run() {
    ListSegments list = read_segments(view_);
    items_.names = std::move(list.names);
    segments_ = std::move(list.segments);
    for (std::size_t index = 0; index < items_.names.size(); ++index)
      if (items_.names[index].own_size) give(index, *items_.names[index].own_size, false, true);
    for (at_ = 0; at_ < segments_.size(); ++at_) read(segments_[at_]);
    read_running_totals();
    find_loose();
    return std::move(items_);
  }

 private:
  std::string_view text() const { return view_.reading.text(); }
  const LedgerRule& rule() const { return view_.rule; }
  const Quantity& quantity(std::size_t index) const { return view_.quantities[index]; }

  std::vector<std::size_t> components(const std::vector<std::size_t>& names) const {
    std::vector<std::size_t> all;
    for (const std::size_t name : names)
      for (const std::size_t component : items_.names[name].components)
        if (std::ranges::find(all, component) == all.end()) all.push_back(component);
    return all;
  }

  bool joint_allowed(std::vector<std::size_t> wanted) const {
    std::ranges::sort(wanted);
    return std::ranges::any_of(rule().joints, [&](std::vector<std::size_t> joint) {
      std::ranges::sort(joint);
      return joint == wanted;
    });
  }

  void give(std::size_t name, std::size_t size, bool joint, bool right) {
    items_.given.push_back({name, size, joint, right});
  }

  bool fits_name(std::size_t name, std::size_t size) const {
    const LedgerName& found = items_.names[name];
    if (found.foreign) return false;
    if (found.group)
      return std::ranges::any_of(rule().groups[*found.group].covers, [&](const auto& cover) {
        return fits(quantity(size), size_of(rule(), cover));
      });
    if (found.components.size() == 1)
      return fits(quantity(size), rule().components[found.components[0]].size);
    return joint_allowed(found.components) && fits(quantity(size), size_of(rule(), found.components));
  }

  /// A name of several components takes a size each.
  bool fits_each(std::size_t name, std::size_t size) const {
    const LedgerName& found = items_.names[name];
    return !found.components.empty() && std::ranges::all_of(found.components, [&](std::size_t component) {
      return fits(quantity(size), rule().components[component].size);
    });
  }

  void give_each(const std::vector<std::size_t>& names, std::size_t size) {
    for (const std::size_t name : names)
      if (!items_.names[name].foreign && !items_.names[name].group)
        give(name, size, false, fits_each(name, size));
  }

  /// The longest run of last pending names whose joint size this is.
  bool give_joint(std::vector<std::size_t> names, std::size_t size) {
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

  /// A bare number that is as well the size of a component says nothing about the whole.
  bool is_total(std::size_t size) const {
    const Quantity& number = quantity(size);
    if (!number.unit && !number.per_item && near(number.value, asked_size(rule()))) return false;
    return fits(quantity(size), whole_size(rule())) || fits(quantity(size), asked_size(rule()));
  }

  bool total_word(Range range) const {
    return rule().total_word && std::ranges::any_of(view_.reading.hits[*rule().total_word],
                                                    [&](Range hit) { return range.meets(hit); });
  }

  bool is_base(std::size_t name) const {
    const LedgerName& found = items_.names[name];
    return found.components.size() == 1 && rule().components[found.components[0]].base;
  }

  void read(Segment segment) {
    const std::string_view words = text().substr(segment.range.begin, segment.range.size());
    const std::size_t end = at_ + 1 < segments_.size() ? segments_[at_ + 1].range.begin : text().size();
    if (relates(text().substr(segment.range.begin, end - segment.range.begin))) {
      items_.compared.insert(items_.compared.end(), segment.names.begin(), segment.names.end());
      if (!segment.new_sentence)
        items_.compared.insert(items_.compared.end(), pending_.begin(), pending_.end());
    }
    Mark mark = mark_of(words);
    if (compares(words) && !pending_.empty() && !segment.new_sentence)
      std::erase_if(segment.names, [&](std::size_t name) { return is_base(name); });
    // `each twice as big, that is 28`: what stands between two segments holds for the later one.
    if (mark == Mark::none && segment.names.empty() && at_ > 0 && !segment.new_sentence) {
      const std::size_t from = segments_[at_ - 1].range.end;
      if (from < segment.range.begin) mark = mark_of(text().substr(from, segment.range.begin - from));
    }
    if (segment.new_sentence) {
      if (!pending_.empty()) earlier_ = pending_;
      pending_.clear();
      forward_.reset();
    }
    if (segment.sizes.empty()) return names_only(segment, mark);
    if (product(segment)) return;
    if (segment.names.empty()) return sizes_only(segment, mark);
    both(segment, mark);
  }

  void names_only(const Segment& segment, Mark) {
    if (forward_) return give_each(segment.names, *forward_);
    pending_.insert(pending_.end(), segment.names.begin(), segment.names.end());
  }

  void sizes_only(const Segment& segment, Mark mark) {
    const std::size_t size = segment.sizes.front();
    if (pending_.empty() && !earlier_.empty() && (mark != Mark::none || segment.row)) pending_ = earlier_;
    if (mark != Mark::each && (pair_run(pending_) || pair_up())) return;
    if (mark == Mark::each && forward_names_follow()) {
      forward_ = size;
      return;
    }
    if (mark != Mark::none && !pending_.empty()) {
      give_each(last_of_kind(size), size);
      pending_.clear();
      return;
    }
    for (const std::size_t one : segment.sizes) {
      if (total_word(segment.range) && !give_joint(pending_, one)) {
        items_.totals.push_back(one);
        continue;
      }
      if (pending_.empty() && restated(one)) continue;
      if (is_total(one) && pending_.size() != 1) {
        items_.totals.push_back(one);
      } else if (pending_.size() == 1 && !view_.in_chain[one]) {
        take(pending_.front(), segment.sizes);
        pending_.clear();
        return;
      } else if (give_joint(pending_, one)) {
        pending_.clear();
      } else if (pending_.size() > 1 && !view_.in_chain[one]) {
        const std::size_t last = pending_.back();
        if (fits_name(last, one)) give(last, one, false, true), pending_.pop_back();
      }
    }
  }

  /// `a and b, 4 each, 8 for both`: the last names again.
  bool restated(std::size_t size) {
    std::vector<std::size_t> names;
    for (std::size_t index = items_.given.size(); index-- > 0 && names.size() < 3;) {
      const SizeGiven& last = items_.given[index];
      if (!names.empty() && names.front() == last.name) continue;
      if (!items_.names[last.name].components.empty()) names.insert(names.begin(), last.name);
    }
    return give_joint(names, size);
  }

  /// How many of this size are meant: the small number beside it, as in `3 * 28` or `two 28 gb states`.
  std::size_t times_of(std::size_t size) const {
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
    const Range range = quantity(size).range;
    std::size_t count = 0;
    if (size > 0 && quantity(size - 1).range.end <= range.begin)
      count = count_at(size - 1, quantity(size - 1).range.end, range.begin, true);
    if (count == 0 && size + 1 < view_.quantities.size() && range.end <= quantity(size + 1).range.begin)
      count = count_at(size + 1, range.end, quantity(size + 1).range.begin, false);
    return count;
  }

  /// `a, b and c: 3 * 28` and `3 * 28 (a, b and c)`: so many names, of that size each.
  bool product(const Segment& segment) {
    for (const std::size_t size : segment.sizes) {
      const std::size_t count = times_of(size);
      if (count == 0) continue;
      const std::size_t at = quantity(size).range.begin;
      std::vector<std::size_t> before = pending_;
      std::vector<std::size_t> behind;
      for (const std::size_t name : segment.names)
        (items_.names[name].range.begin < at ? before : behind).push_back(name);
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
      if (is_base(name) && !fits_each(name, size)) continue;
      if (!fits_each(name, size)) return false;
      run.push_back(name);
      const std::size_t held = components(run).size();
      if (held > count) return false;
      if (held < count) continue;
      for (const std::size_t one : run) give(one, size, false, true);
      return true;
    }
    return false;
  }

  /// `a, b and c are 1, 2 and 3`: sizes in the order of the names, each of which fits.
  bool pair_run(std::vector<std::size_t> names) {
    std::erase_if(names, [&](std::size_t name) { return items_.names[name].foreign; });
    if (components(names).size() < 3) return false;
    std::vector<std::size_t> sizes = segments_[at_].sizes;
    std::size_t next = at_ + 1;
    for (; next < segments_.size() && segments_[next].names.empty() && !segments_[next].new_sentence; ++next)
      sizes.insert(sizes.end(), segments_[next].sizes.begin(), segments_[next].sizes.end());
    std::size_t slots = 0;
    for (const std::size_t name : names)
      slots += std::max<std::size_t>(items_.names[name].components.size(), 1);
    for (std::size_t skip = 0; skip + slots <= sizes.size(); ++skip) {
      if (quantity(sizes[skip]).range.begin < items_.names[names.back()].range.begin) continue;
      std::vector<SizeGiven> pairs;
      std::size_t at = skip;
      bool all = true;
      for (const std::size_t name : names) {
        const bool several = items_.names[name].components.size() > 1;
        const std::size_t end = at + std::max<std::size_t>(items_.names[name].components.size(), 1);
        for (; at < end && all; ++at) {
          all = several ? fits_each(name, sizes[at]) : fits_name(name, sizes[at]);
          pairs.push_back({name, sizes[at], false, true});
        }
      }
      if (!all) continue;
      items_.given.insert(items_.given.end(), pairs.begin(), pairs.end());
      pending_.clear();
      // What follows the run is read on its own.
      const std::size_t last = sizes[skip + slots - 1];
      while (at_ + 1 < next && segments_[at_ + 1].range.begin <= quantity(last).range.begin) ++at_;
      return true;
    }
    return false;
  }

  /// `a, b, c: 1, 2, 3`: a run of sizes as long as the names that wait.
  bool pair_up() {
    std::vector<std::size_t> names = pending_;
    std::erase_if(names, [&](std::size_t name) { return items_.names[name].foreign; });
    if (names.size() < 2) return false;
    std::vector<std::size_t> sizes;
    std::size_t next = at_;
    for (; next < segments_.size() && segments_[next].names.empty() &&
           (next == at_ || !segments_[next].new_sentence);
         ++next) {
      if (total_word(segments_[next].range)) break;
      // Several sizes in one segment say the same in different ways; the cells of a row do not.
      sizes.push_back(segments_[next].sizes.front());
    }
    if (sizes.size() < names.size() || (sizes.size() > names.size() && !fits_name(names[0], sizes[0])))
      return false;
    for (std::size_t index = 0; index < names.size(); ++index)
      give(names[index], sizes[index], false, fits_name(names[index], sizes[index]));
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
      if (items_.names[pending_[index]].foreign || items_.names[pending_[index]].group) continue;
      if (!fits_each(pending_[index], size)) break;
      names.push_back(pending_[index]);
    }
    return names.empty() ? pending_ : names;
  }

  /// One name with the sizes of its segment: one that fits outweighs the others.
  void take(std::size_t name, const std::vector<std::size_t>& sizes) {
    bool right = false;
    for (const std::size_t size : sizes)
      if (fits_name(name, size)) give(name, size, false, true), right = true;
    if (right) return;
    if (items_.names[name].foreign)
      for (const std::size_t size : sizes)
        if (!is_total(size)) return give(name, size, false, false);
    if (items_.names[name].components.size() > 1)
      for (const std::size_t size : sizes)
        if (fits_each(name, size) &&
            mark_of(text().substr(segments_[at_].range.begin, segments_[at_].range.size())) == Mark::each)
          return give(name, size, false, true);
    for (const std::size_t size : sizes)
      if (is_total(size)) {
        items_.totals.push_back(size);
        return;
      }
    give(name, sizes.back(), false, false);
  }

  void both(const Segment& segment, Mark mark) {
    std::vector<std::size_t> waiting = pending_;
    waiting.insert(waiting.end(), segment.names.begin(), segment.names.end());
    const std::size_t size = segment.sizes.front();
    if (total_word(segment.range) && is_total(size) && !fits_name(segment.names.front(), size)) {
      for (const std::size_t one : segment.sizes) items_.totals.push_back(one);
      pending_ = waiting;
      return;
    }
    if (pair_run(waiting)) return;
    if (mark != Mark::none) {
      const bool forwards = quantity(size).range.begin < items_.names[segment.names.front()].range.begin;
      // `84 is three of 28 each`
      const auto each = std::ranges::find_if(
          segment.sizes, [&](std::size_t one) { return fits_each(segment.names.front(), one); });
      const std::size_t one = each == segment.sizes.end() ? size : *each;
      if (forwards) {
        give_each(segment.names, one);
        forward_ = one;
        return;
      }
      pending_ = waiting;
      give_each(last_of_kind(one), one);
      pending_.clear();
      return;
    }
    if (segment.names.size() > 1) return several(segment, waiting);
    if (joint_of_following(segment)) return;
    if (pending_.empty() || fits_name(segment.names.front(), size)) {
      // A joint size of names that wait is not the last one's own.
      take(segment.names.front(), segment.sizes);
      return;
    }
    // `3 * 4 = 12`: any of the numbers may be the joint size.
    for (const std::size_t one : segment.sizes)
      if (give_joint(waiting, one)) {
        pending_.clear();
        return;
      }
    take(segment.names.front(), segment.sizes);
  }

  /// `12 is for a, b and c`: the names that follow share it.
  bool joint_of_following(const Segment& segment) {
    const std::size_t size = segment.sizes.front();
    const std::size_t name = segment.names.front();
    if (quantity(size).range.begin > items_.names[name].range.begin || fits_name(name, size)) return false;
    std::vector<std::size_t> names = {name};
    std::size_t next = at_ + 1;
    for (; next < segments_.size() && !segments_[next].names.empty() && segments_[next].sizes.empty() &&
           !segments_[next].new_sentence;
         ++next) {
      names.insert(names.end(), segments_[next].names.begin(), segments_[next].names.end());
      const std::vector<std::size_t> all = components(names);
      if (!joint_allowed(all) || !fits(quantity(size), size_of(rule(), all))) continue;
      for (const std::size_t one : names) give(one, size, true, true);
      at_ = next;
      return true;
    }
    return false;
  }

  void several(const Segment& segment, const std::vector<std::size_t>& waiting) {
    const std::size_t size = segment.sizes.front();
    if (segment.sizes.size() == 1) {
      if (give_joint(waiting, size) || give_joint(segment.names, size)) {
        pending_.clear();
        return;
      }
      // A group with its parts in brackets, or names of one thing: the size is the first one's that fits.
      for (const std::size_t name : segment.names)
        if (fits_name(name, size)) return give(name, size, false, true);
      if (is_total(size)) {
        items_.totals.push_back(size);
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
        items_.names[names.front()].range.begin < quantity(segment.sizes.front()).range.begin;
    std::vector<std::vector<std::size_t>> taken(names.size());
    for (const std::size_t size : segment.sizes) {
      std::optional<std::size_t> owner;
      for (std::size_t index = 0; index < names.size(); ++index) {
        const bool before = items_.names[names[index]].range.begin < quantity(size).range.begin;
        if (names_first ? before : (!before && !owner)) owner = index;
      }
      if (owner) taken[*owner].push_back(size);
    }
    for (std::size_t index = 0; index < names.size(); ++index)
      if (!taken[index].empty()) take(names[index], taken[index]);
  }

  /// `base 2, a brings it to 4, b to 8, c to 12`: sizes of the pile, each name's own is the step.
  void read_running_totals() {
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

  void find_loose() {
    for (std::size_t index = 0; index < view_.quantities.size(); ++index) {
      if (!is_usable(view_, index) || view_.in_chain[index]) continue;
      const bool owned =
          std::ranges::any_of(items_.given, [&](const SizeGiven& given) { return given.quantity == index; });
      const bool total = std::ranges::find(items_.totals, index) != items_.totals.end() || is_total(index);
      if (!owned && !total) items_.loose.push_back(index);
    }
  }

  const LedgerView& view_;
  LedgerItems items_ = {};
  std::vector<Segment> segments_ = {};
  std::size_t at_ = 0;
  std::vector<std::size_t> pending_ = {};    ///< names of this sentence that have no size yet
  std::vector<std::size_t> earlier_ = {};    ///< the same of an earlier sentence
  std::optional<std::size_t> forward_ = {};  ///< a size for each of the names that follow
};

}  // namespace

double size_of(const LedgerRule& rule, const std::vector<std::size_t>& components) {
  double size = 0;
  for (const std::size_t component : components) size += rule.components[component].size;
  return size;
}

double whole_size(const LedgerRule& rule) {
  double size = 0;
  for (const LedgerRule::Component& component : rule.components)
    size += component.optional ? 0 : component.size;
  return size;
}

double asked_size(const LedgerRule& rule) {
  double size = 0;
  for (const LedgerRule::Component& component : rule.components)
    size += component.optional || component.base ? 0 : component.size;
  return size;
}

bool fits(const Quantity& quantity, double size) {
  return std::ranges::any_of(quantity.sizes, [&](double possible) { return near(possible, size); });
}

LedgerItems read_items(const LedgerView& view) { return ItemScan(view).run(); }

}  // namespace grader::answers
