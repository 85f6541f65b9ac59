// SPDX-License-Identifier: MIT
#include "grader/answers/agreement.hpp"

#include <gtest/gtest.h>

namespace grader::answers {
namespace {

JudgedAnswer judged(int label, int low, int high) {
  JudgedAnswer answer;
  answer.label.points = {label};
  answer.mark.low = {low};
  answer.mark.high = {high};
  answer.mark.possible = {200};
  return answer;
}

HardFail found(const std::string& rule, Certainty certainty) {
  HardFail hard_fail;
  hard_fail.rule = rule;
  hard_fail.certainty = certainty;
  return hard_fail;
}

TEST(Agreement, CountsDecidedExactAndWithinHalfAPoint) {
  const Agreement agreement =
      agreement_of({judged(200, 200, 200), judged(100, 150, 150), judged(100, 151, 151), judged(100, 50, 150),
                    judged(50, 100, 200)});
  EXPECT_EQ(agreement.all.items, 5);
  EXPECT_EQ(agreement.all.decided, 3);
  EXPECT_EQ(agreement.all.exact, 1);
  EXPECT_EQ(agreement.all.within_half, 2);
  EXPECT_EQ(agreement.all.inside, 1);
  EXPECT_EQ(agreement.weak.items, 4);
  EXPECT_EQ(agreement.weak.decided, 2);
}

TEST(Agreement, ForReviewAndASuspicionAreNotDecided) {
  JudgedAnswer answer = judged(100, 100, 100);
  EXPECT_TRUE(is_decided(answer.mark));
  answer.mark.hard_fails = {found("a", Certainty::established)};
  EXPECT_TRUE(is_decided(answer.mark));
  answer.mark.hard_fails = {found("a", Certainty::suspected)};
  EXPECT_FALSE(is_decided(answer.mark));
  answer.mark.hard_fails.clear();
  answer.mark.for_review = true;
  EXPECT_FALSE(is_decided(answer.mark));
}

TEST(Agreement, KappaIsOneForTheSameAndZeroForChance) {
  EXPECT_DOUBLE_EQ(*quadratic_kappa({{{0}, {0}}, {{200}, {200}}}), 1.0);
  EXPECT_DOUBLE_EQ(*quadratic_kappa({{{0}, {0}}, {{0}, {200}}, {{200}, {0}}, {{200}, {200}}}), 0.0);
  EXPECT_FALSE(quadratic_kappa({{{200}, {200}}, {{200}, {200}}}).has_value());
  EXPECT_FALSE(quadratic_kappa({}).has_value());
}

TEST(Agreement, KappaOfAWorkedExample) {
  // In whole points: observed 0 + 1 + 0; over all nine combinations 8 + 3 + 4.
  EXPECT_NEAR(*quadratic_kappa({{{0}, {0}}, {{100}, {200}}, {{200}, {200}}}), 1.0 - 3.0 / 15.0, 1e-12);
}

TEST(Agreement, RulesAreCountedByCertainty) {
  JudgedAnswer right = judged(200, 200, 200);
  right.label.hard_fails = {"a"};
  right.mark.hard_fails = {found("a", Certainty::established)};
  JudgedAnswer only_suspected = judged(200, 200, 200);
  only_suspected.label.hard_fails = {"a"};
  only_suspected.mark.hard_fails = {found("a", Certainty::suspected)};
  JudgedAnswer false_one = judged(200, 200, 200);
  false_one.mark.hard_fails = {found("a", Certainty::established)};
  JudgedAnswer missed = judged(200, 200, 200);
  missed.label.hard_fails = {"b"};
  const Agreement agreement = agreement_of({right, only_suspected, false_one, missed});
  const RuleAgreement& rule = agreement.rules.at("a");
  EXPECT_EQ(rule.labelled, 2);
  EXPECT_EQ(rule.established, 2);
  EXPECT_EQ(rule.established_right, 1);
  EXPECT_EQ(rule.found, 3);
  EXPECT_EQ(rule.found_right, 2);
  EXPECT_EQ(agreement.rules.at("b").found, 0);
  EXPECT_EQ(agreement.worst, (std::vector<std::size_t>{2, 3}));
}

TEST(Agreement, TheWorstComesFirst) {
  const Agreement agreement = agreement_of({judged(100, 150, 150), judged(0, 200, 200), judged(50, 0, 100)});
  EXPECT_EQ(agreement.worst, (std::vector<std::size_t>{1, 0}));
}

}  // namespace
}  // namespace grader::answers
