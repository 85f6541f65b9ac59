// SPDX-License-Identifier: MIT
#include "grader/judge/evaluate.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <optional>
#include <string>

#include "grader/exercise/expression_parser.hpp"

namespace grader::judge {
namespace {

std::optional<long double> value(const std::string& text) {
  const auto parsed = exercise::parse_expression(text);
  if (!parsed.expression) throw std::logic_error("does not parse: " + text);
  return evaluate(*parsed.expression, [](const std::string& name) -> std::optional<long double> {
    if (name == "four") return 4.0L;
    if (name == "zero") return 0.0L;
    if (name == "endless") return std::numeric_limits<long double>::infinity();
    return std::nullopt;  // not observed
  });
}

TEST(Evaluate, ArithmeticBindsAsInCpp) {
  EXPECT_EQ(value("2 + 3 * four"), 14.0L);
  EXPECT_EQ(value("(2 + 3) * four"), 20.0L);
  EXPECT_EQ(value("8 - 4 - 2"), 2.0L);
  EXPECT_EQ(value("-four / 8"), -0.5L);
}

TEST(Evaluate, SixtyFourBitNumbersStayExact) {
  EXPECT_EQ(value("9223372036854775807 - 9223372036854775806"), 1.0L);
}

TEST(Evaluate, ConditionsAreOneAndZero) {
  EXPECT_EQ(value("four == 4"), 1.0L);
  EXPECT_EQ(value("four != 4"), 0.0L);
  EXPECT_EQ(value("four < 4"), 0.0L);
  EXPECT_EQ(value("four <= 4"), 1.0L);
  EXPECT_EQ(value("four > 4"), 0.0L);
  EXPECT_EQ(value("four >= 4"), 1.0L);
  EXPECT_EQ(value("not four == 4"), 0.0L);
}

TEST(Evaluate, WhatWasNotObservedMakesAConditionUnknown) {
  EXPECT_EQ(value("unseen == 0"), std::nullopt);
  EXPECT_EQ(value("unseen + 1 > 0"), std::nullopt);
  EXPECT_EQ(value("not unseen == 0"), std::nullopt);
  EXPECT_EQ(value("nonzero(four, unseen) > 0"), std::nullopt);
}

TEST(Evaluate, FalseAndUnknownIsFalseAndTrueOrUnknownIsTrue) {
  EXPECT_EQ(value("four == 5 and unseen == 0"), 0.0L);
  EXPECT_EQ(value("unseen == 0 and four == 5"), 0.0L);
  EXPECT_EQ(value("four == 4 or unseen == 0"), 1.0L);
  EXPECT_EQ(value("unseen == 0 or four == 4"), 1.0L);
}

TEST(Evaluate, TrueAndUnknownIsUnknownAndSoIsFalseOrUnknown) {
  EXPECT_EQ(value("four == 4 and unseen == 0"), std::nullopt);
  EXPECT_EQ(value("four == 5 or unseen == 0"), std::nullopt);
}

TEST(Evaluate, DivisionByZeroAndInfinityAreUnknown) {
  EXPECT_EQ(value("four / zero == 0"), std::nullopt);
  EXPECT_EQ(value("endless > 0"), std::nullopt);
}

TEST(Evaluate, NearIsRelativeToTheSecond) {
  EXPECT_EQ(value("near(100.1, 100, 0.001)"), 1.0L);
  EXPECT_EQ(value("near(100.11, 100, 0.001)"), 0.0L);
  EXPECT_EQ(value("near(zero, 0, 0.001)"), 1.0L);
  EXPECT_EQ(value("near(0.0001, 0, 0.001)"), 0.0L);
}

TEST(Evaluate, NonzeroCountsAndAbsoluteDropsTheSign) {
  EXPECT_EQ(value("nonzero(four, zero, 1)"), 2.0L);
  EXPECT_EQ(value("absolute(-four)"), 4.0L);
}

TEST(Evaluate, HoldsNeedsAKnownAnswer) {
  const auto holds_text = [](const std::string& text) {
    return holds(*exercise::parse_condition(text).expression,
                 [](const std::string&) -> std::optional<long double> { return std::nullopt; });
  };
  EXPECT_TRUE(holds_text("1 == 1"));
  EXPECT_FALSE(holds_text("1 == 2"));
  EXPECT_FALSE(holds_text("unseen == 1"));
}

}  // namespace
}  // namespace grader::judge
