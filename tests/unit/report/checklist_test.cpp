// SPDX-License-Identifier: MIT
#include "grader/report/checklist.hpp"

#include <gtest/gtest.h>

#include "tests/support/sample_grades.hpp"

namespace grader::report {
namespace {

std::string list_of(RescaleMark::State state, Language language) {
  Grade grade = samples::sample_grade();
  grade.asks_rescale = true;
  grade.rescale = {state, {"总量不符。", "The totals do not fit."}};
  return checklist(grade, {.language = language});
}

TEST(Checklist, TheRescaleTaskHasALine) {
  using State = RescaleMark::State;
  const std::string done = list_of(State::done, Language::en);
  EXPECT_NE(done.find("  ✓ Rescale task: done.\n"), std::string::npos) << done;
  const std::string open = list_of(State::missing, Language::en);
  EXPECT_NE(open.find("  · Rescale task: not done. The totals do not fit. (optional, no points)\n"),
            std::string::npos)
      << open;
  const std::string wrong = list_of(State::wrong, Language::zh);
  EXPECT_NE(wrong.find("  ✗ 换算：不对。总量不符。\n"), std::string::npos) << wrong;
}

TEST(Checklist, AnExerciseWithoutARescaleTaskHasNone) {
  Grade grade = samples::sample_grade();
  grade.asks_rescale = false;
  EXPECT_EQ(checklist(grade, {.language = Language::en}).find("Rescale"), std::string::npos);
}

}  // namespace
}  // namespace grader::report
