// SPDX-License-Identifier: MIT
#include "grader/observe/plan.hpp"

#include <gtest/gtest.h>

#include <set>

#include "grader/error.hpp"

namespace grader::observe {
namespace {

Exercise one_grid(std::vector<std::vector<GridEntry>> columns) {
  Exercise exercise;
  exercise.calls = {{"call", std::vector<CallArgument>(columns.size()), {{"value", ""}}, ""}};
  exercise.probes = {{"sizes", 0, Probe::Kind::grid, std::move(columns), {}}};
  return exercise;
}

Exercise one_basis(std::size_t arguments, Draw step) {
  Exercise exercise;
  exercise.calls = {{"call", std::vector<CallArgument>(arguments), {{"value", ""}}, ""}};
  exercise.probes = {{"terms", 0, Probe::Kind::basis, {}, step}};
  return exercise;
}

Number whole(std::int64_t number) { return {false, number, 0.0}; }

bool same_plan(const CasePlan& left, const CasePlan& right) {
  if (left.cases.size() != right.cases.size()) return false;
  for (std::size_t i = 0; i < left.cases.size(); ++i)
    if (left.cases[i].arguments != right.cases[i].arguments) return false;
  return true;
}

TEST(Plan, IsTheSameForASeedAndDifferentForAnother) {
  const Exercise exercise = one_grid({{whole(1), Draw{3, 1, 1LL << 40, false, 65536}}});
  EXPECT_TRUE(same_plan(plan_cases(exercise, "seed"), plan_cases(exercise, "seed")));
  EXPECT_FALSE(same_plan(plan_cases(exercise, "seed"), plan_cases(exercise, "seeds")));
}

TEST(Plan, DrawsTheNumbersThatItHasAlwaysDrawn) {
  // A golden value: whoever changes it changes what every submission was asked.
  const CasePlan plan = plan_cases(one_grid({{Draw{2, 0, 1000000, false, 0}}}), "seed");
  ASSERT_EQ(plan.cases.size(), 2U);
  EXPECT_EQ(plan.cases[0].arguments[0], whole(407050));
  EXPECT_EQ(plan.cases[1].arguments[0], whole(867771));
}

TEST(Plan, PutsTheFirstArgumentOutermost) {
  const CasePlan plan = plan_cases(one_grid({{whole(1), whole(2)}, {whole(3), whole(4)}}), "seed");
  ASSERT_EQ(plan.cases.size(), 4U);
  const std::vector<std::vector<Number>> expected = {
      {whole(1), whole(3)}, {whole(1), whole(4)}, {whole(2), whole(3)}, {whole(2), whole(4)}};
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(plan.cases[i].arguments, expected[i]);
}

TEST(Plan, AGridCaseIsFixedOnlyWithoutADrawnNumber) {
  const CasePlan plan =
      plan_cases(one_grid({{whole(1), Draw{1, 5, 1000, false, 0}}, {whole(0), whole(1)}}), "s");
  ASSERT_EQ(plan.cases.size(), 4U);
  EXPECT_TRUE(plan.cases[0].fixed);
  EXPECT_TRUE(plan.cases[1].fixed);
  EXPECT_FALSE(plan.cases[2].fixed);
  EXPECT_FALSE(plan.cases[3].fixed);
}

TEST(Plan, KeepsEveryConditionOfADraw) {
  const CasePlan plan = plan_cases(one_grid({{Draw{200, 10, 1000, true, 3}}}), "seed");
  ASSERT_EQ(plan.cases.size(), 200U);
  std::set<std::int64_t> seen;
  for (const Case& one : plan.cases) {
    const std::int64_t number = one.arguments[0].integer;
    EXPECT_GE(number, 10);
    EXPECT_LT(number, 1000);
    EXPECT_NE(number % 2, 0);
    EXPECT_NE(number % 3, 0);
    seen.insert(number);
  }
  EXPECT_EQ(seen.size(), 200U);
}

TEST(Plan, DrawsBothEndsOfARangeAndNothingBeyond) {
  const CasePlan plan = plan_cases(one_grid({{Draw{4, -2, 2, false, 0}}}), "seed");
  std::set<std::int64_t> seen;
  for (const Case& one : plan.cases) seen.insert(one.arguments[0].integer);
  EXPECT_EQ(seen, (std::set<std::int64_t>{-2, -1, 0, 1}));
}

TEST(Plan, TheWholeRangeOf64BitsCanBeDrawnFrom) {
  const CasePlan plan = plan_cases(one_grid({{Draw{2, INT64_MIN, INT64_MAX, false, 0}}}), "seed");
  EXPECT_EQ(plan.cases.size(), 2U);
}

TEST(Plan, ADrawThatCannotBeMadeIsAnErrorAndNoEndlessLoop) {
  EXPECT_NO_THROW(plan_cases(one_grid({{Draw{4, 0, 4, false, 0}}}), "seed"));
  EXPECT_THROW(plan_cases(one_grid({{Draw{5, 0, 4, false, 0}}}), "seed"), Error);
  EXPECT_THROW(plan_cases(one_grid({{Draw{1, 4, 4, false, 0}}}), "seed"), Error);
  EXPECT_THROW(plan_cases(one_grid({{Draw{1, 4, 5, true, 0}}}), "seed"), Error);
}

TEST(Plan, ABasisHasAZeroCaseAUnitForEachArgumentAndAMixedCase) {
  const CasePlan plan = plan_cases(one_basis(3, {1, 100, 1000, true, 0}), "seed");
  ASSERT_EQ(plan.cases.size(), 5U);
  EXPECT_EQ(plan.cases[0].role, CaseRole::zero);
  EXPECT_TRUE(plan.cases[0].fixed);
  EXPECT_EQ(plan.cases[0].arguments, std::vector<Number>(3, whole(0)));
  std::set<std::int64_t> seen;
  for (std::size_t i = 0; i < 3; ++i) {
    const Case& unit = plan.cases[1 + i];
    EXPECT_EQ(unit.role, CaseRole::unit);
    EXPECT_EQ(unit.unit, i);
    EXPECT_FALSE(unit.fixed);
    for (std::size_t j = 0; j < 3; ++j) EXPECT_EQ(unit.arguments[j].integer != 0, i == j);
    seen.insert(unit.arguments[i].integer);
  }
  EXPECT_EQ(plan.cases[4].role, CaseRole::mixed);
  for (const Number& number : plan.cases[4].arguments) seen.insert(number.integer);
  EXPECT_EQ(seen.size(), 6U);
  for (const std::int64_t number : seen) EXPECT_EQ(number % 2, 1);
}

TEST(Plan, ANewProbeLeavesTheNumbersOfTheOthersAlone) {
  Exercise exercise = one_grid({{Draw{2, 0, 1000000, false, 0}}});
  const CasePlan before = plan_cases(exercise, "seed");
  exercise.probes.insert(exercise.probes.begin(),
                         {"other", 0, Probe::Kind::grid, {{Draw{1, 0, 9, false, 0}}}, {}});
  const CasePlan after = plan_cases(exercise, "seed");
  ASSERT_EQ(after.cases.size(), 3U);
  EXPECT_EQ(after.cases[1].arguments, before.cases[0].arguments);
  EXPECT_EQ(after.cases[2].arguments, before.cases[1].arguments);
}

}  // namespace
}  // namespace grader::observe
