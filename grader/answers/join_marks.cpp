// SPDX-License-Identifier: MIT
#include "grader/answers/join_marks.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace grader::answers {
namespace {

void join_hard_fails(QuestionMark& mark, const QuestionMark& other) {
  const auto same = [](const HardFail& one) {
    return [&](const HardFail& fail) { return fail.rule == one.rule; };
  };
  for (HardFail& fail : mark.hard_fails) {
    const auto there = std::ranges::find_if(other.hard_fails, same(fail));
    if (there == other.hard_fails.end() || there->certainty == Certainty::suspected)
      fail.certainty = Certainty::suspected;
  }
  for (HardFail fail : other.hard_fails) {
    if (std::ranges::any_of(mark.hard_fails, same(fail))) continue;
    fail.certainty = Certainty::suspected;
    mark.hard_fails.push_back(std::move(fail));
  }
}

}  // namespace

void join(QuestionMark& mark, const QuestionMark& other) {
  if (other.low < mark.low) mark.counted = other.counted;
  std::erase_if(mark.slips, [&](const FoundSlip& slip) {
    return std::ranges::none_of(other.slips, [&](const FoundSlip& same) { return same.id == slip.id; });
  });
  mark.low = std::min(mark.low, other.low);
  mark.high = std::max(mark.high, other.high);
  mark.for_review = mark.for_review || other.for_review || mark.low != mark.high;
  join_hard_fails(mark, other);
}

void doubt_hidden(const QuestionMark& with_hidden, QuestionMark& mark) {
  const auto same_rule = [](const HardFail& left, const HardFail& right) { return left.rule == right.rule; };
  const bool same = mark.low == with_hidden.low && mark.high == with_hidden.high &&
                    std::ranges::equal(mark.hard_fails, with_hidden.hard_fails, same_rule);
  if (same) return;
  if (with_hidden.low < mark.low) mark.counted.clear();
  mark.low = std::min(mark.low, with_hidden.low);
  mark.high = std::max(mark.high, with_hidden.high);
  mark.for_review = true;
  if (mark.basis == "missing") mark.basis = "unmarked";
  mark.reason = {"有些文字在页面上看不见（注释、链接定义、图片说明等），不计分，由老师来看。",
                 "Some words are invisible on the page (comments, link definitions, words of pictures); they "
                 "earn nothing by themselves, and a person has to look."};
}

}  // namespace grader::answers
