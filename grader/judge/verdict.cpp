// SPDX-License-Identifier: MIT
#include "grader/judge/verdict.hpp"

#include <algorithm>

namespace grader::judge {
namespace {

bool counts(const HardFail& hard_fail, TextHardFails policy) {
  if (hard_fail.decision != Decision::open) return hard_fail.decision == Decision::confirmed;
  const bool words_only = hard_fail.where != "code";
  return hard_fail.certainty == Certainty::established && (!words_only || policy == TextHardFails::apply);
}

}  // namespace

Verdict verdict_of(const Standing& standing) {
  bool failed = false;
  bool open = false;
  for (const HardFail& hard_fail : standing.hard_fails) {
    const bool counted = counts(hard_fail, standing.text_hard_fails);
    failed = failed || counted;
    open = open || (!counted && hard_fail.decision == Decision::open);
  }
  if (failed || standing.high < standing.pass) return Verdict::fail;
  return standing.low >= standing.pass && !open ? Verdict::pass : Verdict::undecided;
}

void sum_up(const Exercise& exercise, Grade& grade) {
  grade.low = grade.high = grade.code.points;
  for (const QuestionMark& mark : grade.questions) {
    grade.low += mark.low;
    grade.high += mark.high;
  }
  grade.verdict =
      verdict_of({grade.low, grade.high, exercise.pass, all_hard_fails(grade), exercise.text_hard_fails});
}

}  // namespace grader::judge
