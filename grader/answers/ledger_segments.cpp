// SPDX-License-Identifier: MIT
#include "grader/answers/ledger_segments.hpp"

#include <algorithm>
#include <string_view>

namespace grader::answers {
namespace {

constexpr std::size_t longest_label = 30;  ///< bytes before the name that a line is about
constexpr std::size_t longest_item = 360;
constexpr std::size_t longest_link = 16;  ///< bytes between a name and the sizes that spell it out

bool is_ignored(const LedgerView& view, Range range) {
  return std::ranges::any_of(view.ignored, [&](Range other) { return other.meets(range); });
}

/// A letter that stands behind a number as its unit, or a word that only says per what a size is.
bool is_part_of_size(const LedgerView& view, Range name, bool base) {
  const auto holds = [&](Range other) { return other.holds(name.begin) && other.size() > name.size(); };
  if (std::ranges::any_of(view.quantities, [&](const Quantity& size) { return holds(size.range); }))
    return true;
  return base && std::ranges::any_of(view.reading.hits_of(view.rule.item_word), holds);
}

class SegmentScan {
 public:
  explicit SegmentScan(const LedgerView& view) : view_(view) {}

  ListSegments run() {
    find_names();
    find_segments();
    return std::move(list_);
  }

 private:
  std::string_view text() const { return view_.reading.text(); }
  const LedgerRule& rule() const { return view_.rule; }
  const Quantity& quantity(std::size_t index) const { return view_.quantities[index]; }

  void add_names(std::size_t word, const LedgerName& name) {
    for (const Range& hit : view_.reading.hits[word]) {
      LedgerName found = name;
      found.range = hit;
      list_.names.push_back(std::move(found));
    }
  }

  /// What stands between two numbers that are a size each.
  static bool joins(std::string_view between) {
    for (const std::string_view sign : {"+", ",", "、", "/", "&", "和", "加", "与", "and", "plus"}) {
      const std::size_t at = between.find(sign);
      if (at == between.npos) continue;
      return between.find_first_not_of(" (", 0) == at && between.size() <= at + sign.size() + 1;
    }
    return false;
  }

  /// `2 x`: so many of the size behind it.
  bool counts(std::size_t index, std::size_t wanted) const {
    const Quantity& count = quantity(index);
    if (count.unit || count.per_item || count.value != static_cast<double>(wanted)) return false;
    if (index + 1 >= view_.quantities.size() || quantity(index + 1).range.begin < count.range.end)
      return false;
    std::string between(text().substr(count.range.end, quantity(index + 1).range.begin - count.range.end));
    std::erase(between, ' ');
    for (const std::string_view sign : {"*", "x", "个", "份", "乘", "times"})
      if (between == sign) return true;
    return false;
  }

  /// `group 4 + 4` and `group 2 x 4`: as many equal sizes as components, each of which fits.
  void add_spelt_out(std::size_t word, const LedgerName& name) {
    for (const Range& hit : view_.reading.hits[word]) {
      const auto behind = [&](const Quantity& size) { return size.range.begin >= hit.end; };
      const auto found = std::ranges::find_if(view_.quantities, behind);
      if (found == view_.quantities.end() || found->range.begin > hit.end + longest_link) continue;
      const std::string_view gap = text().substr(hit.end, found->range.begin - hit.end);
      if (gap.find_first_of(",;\n+") != gap.npos || gap.find("。") != gap.npos || gap.find("、") != gap.npos)
        continue;
      const auto first = static_cast<std::size_t>(found - view_.quantities.begin());
      const std::size_t wanted = name.components.size();
      std::size_t last = first;
      if (counts(first, wanted)) {
        last = first + 1;
      } else {
        while (last + 1 < view_.quantities.size() && quantity(last + 1).value == found->value &&
               quantity(last + 1).range.begin >= quantity(last).range.end &&
               joins(text().substr(quantity(last).range.end,
                                   quantity(last + 1).range.begin - quantity(last).range.end)))
          ++last;
        if (last - first + 1 != wanted) continue;
      }
      const Range whole = {hit.begin, quantity(last).range.end};
      const bool fitting = std::ranges::all_of(name.components, [&](std::size_t component) {
        return fits_size(quantity(last), rule().components[component].size);
      });
      const bool named = std::ranges::any_of(rule().components, [&](const LedgerRule::Component& component) {
        return std::ranges::any_of(view_.reading.hits[component.word], [&](Range other) {
          return other.begin >= hit.end && other.begin < quantity(first).range.begin;
        });
      });
      if (!fitting || named || quantity(last).kind != Quantity::Kind::size) continue;
      LedgerName spelt = name;
      spelt.range = whole;
      spelt.own_size = last;
      list_.names.push_back(std::move(spelt));
    }
  }

  /// `56 group`: directly behind a size that the group can have, its bare word names it.
  void add_sized_before(std::size_t word) {
    for (const Range& hit : view_.reading.hits[word]) {
      const auto before = [&](const Quantity& size) {
        return size.range.end <= hit.begin && size.kind == Quantity::Kind::size &&
               text().substr(size.range.end, hit.begin - size.range.end).find_first_not_of(" (") ==
                   std::string_view::npos;
      };
      const auto size = std::ranges::find_if(view_.quantities, before);
      if (size == view_.quantities.end()) continue;
      for (std::size_t index = 0; index < rule().groups.size(); ++index)
        if (can_be(rule().groups[index], *size)) list_.names.push_back({.range = hit, .group = index});
    }
  }

  bool can_be(const LedgerRule::Group& group, const Quantity& size) const {
    return std::ranges::any_of(group.covers, [&](const std::vector<std::size_t>& cover) {
      double joint = 0;
      for (const std::size_t component : cover) joint += rule().components[component].size;
      return fits_size(size, joint);
    });
  }

  static bool fits_size(const Quantity& quantity, double size) {
    return std::ranges::any_of(quantity.sizes, [&](double possible) { return near(possible, size); });
  }

  void find_names() {
    for (std::size_t index = 0; index < rule().components.size(); ++index)
      add_names(rule().components[index].word, {.components = {index}});
    for (std::size_t index = 0; index < rule().groups.size(); ++index) {
      LedgerName name{.components = rule().groups[index].names};
      if (rule().groups[index].by_sizes) {
        add_spelt_out(rule().groups[index].word, name);
        add_sized_before(rule().groups[index].word);
        continue;
      }
      if (name.components.empty()) name.group = index;
      add_names(rule().groups[index].word, name);
    }
    if (rule().foreign_word) add_names(*rule().foreign_word, {.foreign = true});
    // Of two that overlap, the longer one is meant.
    std::ranges::stable_sort(list_.names, [](const LedgerName& left, const LedgerName& right) {
      return left.range.size() > right.range.size();
    });
    std::vector<LedgerName> kept;
    for (LedgerName& name : list_.names) {
      const bool base = name.components.size() == 1 && rule().components[name.components[0]].base;
      if (std::ranges::none_of(kept,
                               [&](const LedgerName& other) { return other.range.meets(name.range); }) &&
          !is_ignored(view_, name.range) && (name.own_size || !is_part_of_size(view_, name.range, base)))
        kept.push_back(std::move(name));
    }
    std::ranges::sort(kept, {}, [](const LedgerName& name) { return name.range.begin; });
    list_.names = std::move(kept);
    for (LedgerName& name : list_.names) judge(name);
  }

  void judge(LedgerName& name) const {
    const Stances& stances = view_.reading.stances;
    const std::vector<Range> parts = {name.range};
    name.claimed = !stances.covers(Manner::withdrawn, parts) && !stances.covers(Manner::rejected, parts) &&
                   !stances.covers(Manner::negated, parts);
    const auto holds = [&](Range hit) { return hit.holds(name.range.begin); };
    for (const Range& hit : view_.reading.hits_of(rule().gone_word)) {
      if (!holds(hit)) continue;
      name.claimed = false;
      // `b is the same as a` names a as well.
      const bool alone = std::ranges::all_of(list_.names, [&](const LedgerName& other) {
        return !hit.holds(other.range.begin) || other.components == name.components ||
               other.components.size() != 1 || rule().components[other.components[0]].base;
      });
      name.gone = name.gone || (alone && name.components.size() == 1);
    }
    if (rule().vague_name_word)
      name.vague = std::ranges::any_of(view_.reading.hits[*rule().vague_name_word],
                                       [&](Range hit) { return hit == name.range; });
  }

  /// `84和a有关`: the word joins a size and a name, and lists nothing.
  static bool relates(std::string_view rest, std::string_view sign) {
    if (sign != "和" && sign != "与" && sign != "跟" && sign != "及") return false;
    constexpr std::size_t longest_relation = 40;
    const std::string_view clause = rest.substr(0, std::min(rest.find_first_of(",\n"), longest_relation));
    const std::size_t end = clause.find("。");
    for (const std::string_view relation : {"有关", "相关", "挂钩", "关联"})
      if (clause.substr(0, end).find(relation) != clause.npos) return true;
    return false;
  }

  /// The length of a separator here, or 0.
  std::size_t separator(std::size_t at) const {
    const std::string_view rest = text().substr(at);
    for (const std::string_view sign : {"、", "。", "以及", "还有", "再加上", "加上", "和", "与", "及", "跟",
                                        ";", "?", "!", "\n", "&", " and ", " plus ", " then ", " or "})
      if (rest.starts_with(sign)) return relates(rest, sign) ? 0 : sign.size();
    const char sign = text()[at];
    if (sign == '+' || sign == ',') return 1;
    if (sign == '/' && at > 0 && at + 1 < text().size() && text()[at - 1] == ' ' && text()[at + 1] == ' ')
      return 1;
    return 0;
  }

  /// Both lists are in order, and so are the questions.
  bool inside_item(std::size_t at) {
    while (next_name_ < list_.names.size() && list_.names[next_name_].range.end <= at) ++next_name_;
    while (next_size_ < view_.quantities.size() && view_.quantities[next_size_].range.end <= at) ++next_size_;
    return (next_name_ < list_.names.size() && list_.names[next_name_].range.holds(at)) ||
           (next_size_ < view_.quantities.size() && view_.quantities[next_size_].range.holds(at));
  }

  bool is_row(std::size_t at) const {
    const std::size_t end = std::min(text().find('\n', at), text().size());
    return text().substr(at, end - at).find('|') != std::string_view::npos;
  }

  /// A line that opens with a component and names no other one: what it says of sizes is of that one.
  bool has_topic(std::size_t at) const {
    const std::size_t end = std::min(text().find('\n', at), text().size());
    const LedgerName* topic = nullptr;
    for (const LedgerName& name : list_.names) {
      if (!Range{at, end}.holds(name.range.begin)) continue;
      const bool base = name.components.size() == 1 && rule().components[name.components[0]].base;
      if (name.foreign || name.group || (base && !topic && name.range.begin - at <= longest_label))
        return false;
      if (base) continue;
      if (topic && topic->components != name.components) return false;
      if (!topic && name.range.begin - at > longest_label) return false;
      topic = &name;
    }
    return topic && end - at <= longest_item;
  }

  /// A row with several names is parted by its cells, one with a single name is one segment.
  bool parts_cells(std::size_t at) const {
    const std::size_t before = text().rfind('\n', at);
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    const std::size_t end = std::min(text().find('\n', at), text().size());
    return std::ranges::count_if(list_.names, [&](const LedgerName& name) {
             return name.range.begin >= begin && name.range.end <= end;
           }) != 1;
  }

  void find_segments() {
    const Outline& outline = view_.reading.outline;
    std::size_t begin = 0;
    bool row = !text().empty() && is_row(0);
    bool whole_row = (row && !parts_cells(0)) || has_topic(0);
    for (std::size_t at = 0; at <= text().size();) {
      std::size_t length = 0;
      if (at == text().size() || (!whole_row && row && text()[at] == '|')) {
        length = 1;
      } else if (whole_row) {
        length = text()[at] == '\n' ? 1 : 0;
      } else if (!inside_item(at)) {
        length = separator(at);
      }
      if (length == 0 && at < text().size()) {
        // A sentence's dot is no separator sign of its own.
        const std::size_t sentence = outline.sentence_at(at);
        if (at > begin && !whole_row && outline.sentences[sentence].begin == at)
          add_segment({begin, at}, row), begin = at;
        ++at;
        continue;
      }
      add_segment({begin, at}, row);
      const bool line = at < text().size() && text()[at] == '\n';
      at += std::max<std::size_t>(length, 1);
      begin = std::min(at, text().size());
      if (line && at < text().size())
        row = is_row(at), whole_row = (row && !parts_cells(at)) || has_topic(at);
    }
  }

  void add_segment(Range range, bool row) {
    Segment segment{.range = range, .row = row};
    for (std::size_t index = 0; index < list_.names.size(); ++index)
      if (range.holds(list_.names[index].range.begin) && !list_.names[index].own_size)
        segment.names.push_back(index);
    const auto spelt_out = [&](Range size) {
      return std::ranges::any_of(
          list_.names, [&](const LedgerName& name) { return name.own_size && name.range.holds(size.begin); });
    };
    for (std::size_t index = 0; index < view_.quantities.size(); ++index)
      if (range.holds(quantity(index).range.begin) && is_usable(view_, index) &&
          !spelt_out(quantity(index).range))
        segment.sizes.push_back(index);
    prefer_asked(segment);
    if (segment.names.empty() && segment.sizes.empty()) return;
    const std::size_t sentence = view_.reading.outline.sentence_at(range.begin);
    segment.new_sentence = list_.segments.empty() || sentence != last_sentence_;
    last_sentence_ = sentence;
    list_.segments.push_back(std::move(segment));
  }

  /// `a 1 b 2 c 3`: a size between any two names.
  bool alternates(const Segment& segment) const {
    for (std::size_t index = 0; index + 1 < segment.names.size(); ++index) {
      const Range between = {list_.names[segment.names[index]].range.end,
                             list_.names[segment.names[index + 1]].range.begin};
      if (std::ranges::none_of(segment.sizes,
                               [&](std::size_t size) { return between.holds(quantity(size).range.begin); }))
        return false;
    }
    return segment.sizes.size() >= segment.names.size();
  }

  /// Beside another name the base is mentioned, not listed; a name and its letter are one.
  void prefer_asked(Segment& segment) const {
    const auto is_base = [&](std::size_t index) {
      const LedgerName& name = list_.names[index];
      return name.components.size() == 1 && rule().components[name.components[0]].base;
    };
    // `a 28 (a is b) c 28`: what may be there or was named before, and has no size, is said in passing.
    Segment plain = segment;
    std::vector<std::size_t> seen;
    std::erase_if(plain.names, [&](std::size_t index) {
      const LedgerName& name = list_.names[index];
      if (name.components.size() != 1) return false;
      const bool again = std::ranges::find(seen, name.components[0]) != seen.end();
      seen.push_back(name.components[0]);
      return again || rule().components[name.components[0]].optional;
    });
    if (!plain.names.empty() && plain.names.size() < segment.names.size() && !alternates(segment) &&
        alternates(plain))
      segment.names = plain.names;
    if (!std::ranges::all_of(segment.names, is_base) && !alternates(segment))
      std::erase_if(segment.names, is_base);
    const auto same = [&](std::size_t left, std::size_t right) {
      const LedgerName& one = list_.names[left];
      const LedgerName& other = list_.names[right];
      return !one.components.empty() && one.components == other.components;
    };
    segment.names.erase(std::unique(segment.names.begin(), segment.names.end(), same), segment.names.end());
  }

  const LedgerView& view_;
  ListSegments list_ = {};
  std::size_t last_sentence_ = 0;
  std::size_t next_name_ = 0;
  std::size_t next_size_ = 0;
};

}  // namespace

bool is_replaced(const Reading& reading, Range size) {
  std::string_view before = reading.text({0, size.begin});
  while (before.ends_with(' ')) before.remove_suffix(1);
  for (const std::string_view cue :
       {" not", "n't", "不是", "并非", "而非", "rather than", "instead of", "绝非"})
    if (before.ends_with(cue)) return true;
  return false;
}

bool is_usable(const LedgerView& view, std::size_t quantity) {
  const Quantity& size = view.quantities[quantity];
  if (size.kind != Quantity::Kind::size || is_ignored(view, size.range)) return false;
  if (is_replaced(view.reading, size.range)) return false;
  const Stances& stances = view.reading.stances;
  const std::vector<Range> parts = {size.range};
  return !stances.covers(Manner::withdrawn, parts) && !stances.covers(Manner::rejected, parts);
}

ListSegments read_segments(const LedgerView& view) { return SegmentScan(view).run(); }

}  // namespace grader::answers
