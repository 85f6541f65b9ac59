// SPDX-License-Identifier: MIT
#include "grader/answers/points.hpp"

#include <gtest/gtest.h>

namespace grader::answers {
namespace {

const MarkRule rule = {.steps = {{2, {0, 1, 2}, {100}}, {1, {0, 1, 2}, {50}}}, .unless = {3}};

std::vector<ConceptFinding> found(Found first, Found second, Found third, Found against) {
  return {{first, {}}, {second, {}}, {third, {}}, {against, {}}};
}

TEST(PointsOf, TheFirstStepThatHoldsCounts) {
  EXPECT_EQ(points_of(rule, found(Found::yes, Found::yes, Found::no, Found::no)).low.hundredths, 100);
  EXPECT_EQ(points_of(rule, found(Found::yes, Found::no, Found::no, Found::no)).high.hundredths, 50);
  EXPECT_EQ(points_of(rule, found(Found::no, Found::no, Found::no, Found::no)).high.hundredths, 0);
}

TEST(PointsOf, ADoubtOpensTheRange) {
  const PointsRange points = points_of(rule, found(Found::yes, Found::maybe, Found::no, Found::no));
  EXPECT_EQ(points.low.hundredths, 50);
  EXPECT_EQ(points.high.hundredths, 100);
}

TEST(PointsOf, ADoubtThatChangesNothingOpensNothing) {
  const PointsRange points = points_of(rule, found(Found::yes, Found::yes, Found::maybe, Found::no));
  EXPECT_EQ(points.low, points.high);
}

TEST(PointsOf, WhatStandsAgainstItTakesAll) {
  EXPECT_EQ(points_of(rule, found(Found::yes, Found::yes, Found::yes, Found::yes)).high.hundredths, 0);
  EXPECT_EQ(points_of(rule, found(Found::yes, Found::yes, Found::yes, Found::maybe)).low.hundredths, 0);
}

TEST(BearingOf, AConceptEarnsCostsOrDoesNeither) {
  using Bearing = FoundConcept::Bearing;
  const std::vector<MarkRule> marks = {rule, {.steps = {{1, {4}, {50}}, {1, {4, 5}, {}}}}};
  EXPECT_EQ(bearing_of(0, marks), Bearing::earns);
  EXPECT_EQ(bearing_of(3, marks), Bearing::costs) << "it takes the mark away";
  EXPECT_EQ(bearing_of(4, marks), Bearing::earns) << "one of its steps has points";
  EXPECT_EQ(bearing_of(5, marks), Bearing::costs) << "its only step has no points";
  EXPECT_EQ(bearing_of(6, marks), Bearing::neither);
}

TEST(BearingOf, WhatTakesAMarkAwayCostsEvenWhereAnotherMarkCountsIt) {
  const std::vector<MarkRule> marks = {{.steps = {{1, {3}, {50}}}}, rule};
  EXPECT_EQ(bearing_of(3, marks), FoundConcept::Bearing::costs);
}

}  // namespace
}  // namespace grader::answers
