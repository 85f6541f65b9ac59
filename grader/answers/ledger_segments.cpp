// SPDX-License-Identifier: MIT
#include "grader/answers/ledger_segments.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "grader/answers/ledger_lines.hpp"

namespace grader::answers {
namespace {

class SegmentScan {
 public:
  explicit SegmentScan(const LedgerView& view) : view_(view), list_{.names = find_names(view)} {}

  ListSegments run() {
    find_segments();
    return std::move(list_);
  }

 private:
  std::string_view text() const { return view_.reading.text(); }
  const LedgerRule& rule() const { return view_.rule; }
  const Quantity& quantity(std::size_t index) const { return view_.quantities[index]; }

  /// Both lists are in order, and so are the questions.
  bool inside_item(std::size_t at) {
    while (next_name_ < list_.names.size() && list_.names[next_name_].range.end <= at) ++next_name_;
    while (next_size_ < view_.quantities.size() && view_.quantities[next_size_].range.end <= at) ++next_size_;
    return (next_name_ < list_.names.size() && list_.names[next_name_].range.holds(at)) ||
           (next_size_ < view_.quantities.size() && view_.quantities[next_size_].range.holds(at));
  }

  void find_segments() {
    const Outline& outline = view_.reading.outline;
    std::size_t begin = 0;
    LedgerLine line = line_at(view_, list_.names, 0);
    for (std::size_t at = 0; at <= text().size();) {
      std::size_t length = 0;
      if (at == text().size() || (!line.whole && line.row && text()[at] == '|')) {
        length = 1;
      } else if (line.whole) {
        length = text()[at] == '\n' ? 1 : 0;
      } else if (!inside_item(at)) {
        length = separator(text(), at);
      }
      if (length == 0 && at < text().size()) {
        // A sentence's dot is no separator sign of its own.
        const std::size_t sentence = outline.sentence_at(at);
        if (at > begin && !line.whole && outline.sentences[sentence].begin == at)
          add_segment({begin, at}, line.row), begin = at;
        ++at;
        continue;
      }
      add_segment({begin, at}, line.row);
      const bool line_ends = at < text().size() && text()[at] == '\n';
      at += std::max<std::size_t>(length, 1);
      begin = std::min(at, text().size());
      if (line_ends && at < text().size()) line = line_at(view_, list_.names, at);
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
    const auto is_base = [&](std::size_t index) { return is_base_name(rule(), list_.names[index]); };
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

ListSegments read_segments(const LedgerView& view) { return SegmentScan(view).run(); }

}  // namespace grader::answers
