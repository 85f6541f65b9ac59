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

}  // namespace
}  // namespace grader::answers
