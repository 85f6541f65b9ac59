// SPDX-License-Identifier: MIT
#include "grader/judge/verdict.hpp"

#include <gtest/gtest.h>

namespace grader::judge {
namespace {

HardFail hard_fail(const std::string& where, Certainty certainty, Decision decision = Decision::open) {
  HardFail found;
  found.rule = "a";
  found.where = where;
  found.certainty = certainty;
  found.decision = decision;
  return found;
}

Verdict verdict(int low, int high, const std::vector<HardFail>& hard_fails = {},
                TextHardFails policy = TextHardFails::confirm) {
  return verdict_of({{low}, {high}, {800}, hard_fails, policy});
}

constexpr auto established = Certainty::established;
constexpr auto suspected = Certainty::suspected;

TEST(Verdict, PointsAloneDecideAtThePassMark) {
  EXPECT_EQ(verdict(800, 800), Verdict::pass);
  EXPECT_EQ(verdict(799, 799), Verdict::fail);
  EXPECT_EQ(verdict(799, 800), Verdict::undecided);
  EXPECT_EQ(verdict(800, 1000), Verdict::pass);
  EXPECT_EQ(verdict(0, 799), Verdict::fail);
}

TEST(Verdict, CodeThatEstablishesAHardFailFails) {
  EXPECT_EQ(verdict(1000, 1000, {hard_fail("code", established)}), Verdict::fail);
  EXPECT_EQ(verdict(1000, 1000, {hard_fail("code", suspected)}), Verdict::undecided);
}

TEST(Verdict, WordsAloneWaitForAPerson) {
  EXPECT_EQ(verdict(1000, 1000, {hard_fail("Q1", established)}), Verdict::undecided);
  EXPECT_EQ(verdict(1000, 1000, {hard_fail("Q1", suspected)}), Verdict::undecided);
}

TEST(Verdict, ARubricMayLetWordsCountAtOnce) {
  EXPECT_EQ(verdict(1000, 1000, {hard_fail("Q1", established)}, TextHardFails::apply), Verdict::fail);
  EXPECT_EQ(verdict(1000, 1000, {hard_fail("Q1", suspected)}, TextHardFails::apply), Verdict::undecided);
}

TEST(Verdict, APersonConfirmsAndLifts) {
  for (const char* where : {"code", "Q1"}) {
    for (const Certainty certainty : {established, suspected}) {
      EXPECT_EQ(verdict(1000, 1000, {hard_fail(where, certainty, Decision::confirmed)}), Verdict::fail);
      EXPECT_EQ(verdict(1000, 1000, {hard_fail(where, certainty, Decision::lifted)}), Verdict::pass);
    }
  }
  EXPECT_EQ(verdict(1000, 1000, {hard_fail("Q1", established, Decision::lifted), hard_fail("Q2", suspected)}),
            Verdict::undecided);
}

TEST(Verdict, TooFewPointsFailWhateverIsStillOpen) {
  EXPECT_EQ(verdict(0, 799, {hard_fail("Q1", suspected)}), Verdict::fail);
  EXPECT_EQ(verdict(0, 800, {hard_fail("Q1", suspected)}), Verdict::undecided);
}

TEST(Verdict, TheSumIsOfTheCodeAndAllQuestions) {
  Exercise exercise;
  exercise.pass = {800};
  Grade grade;
  grade.code.points = {400};
  grade.questions = {{"Q1", {150}, {200}, {200}}, {"Q2", {200}, {200}, {200}}};
  sum_up(exercise, grade);
  EXPECT_EQ(grade.low, Points{750});
  EXPECT_EQ(grade.high, Points{800});
  EXPECT_EQ(grade.verdict, Verdict::undecided);
}

}  // namespace
}  // namespace grader::judge
