// SPDX-License-Identifier: MIT
#include "grader/answers/feedback.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/answers/lesson.hpp"

namespace grader::answers {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

QuestionMark marked(std::string_view question, std::string_view text) {
  return lesson01().mark(question, text);
}

std::vector<std::string> slips_in(std::string_view question, std::string_view text) {
  std::vector<std::string> told;
  for (const FoundSlip& slip : marked(question, text).slips) told.push_back(slip.id + ": " + slip.quote);
  return told;
}

std::string hint_for(const std::string& id, const QuestionMark& mark) {
  for (const MissingConcept& missing : mark.missing)
    if (missing.id == id) return missing.hint.en;
  return "";
}

// ---- what counted -------------------------------------------------------------------------------------

TEST(CountedWords, AreWholeStatementsInTheOrderOfTheAnswer) {
  const QuestionMark mark = marked("Q3",
                                   "(a) Adam's m and v.\n(b) It was luck.\n"
                                   "(c) I read max_memory_allocated in every step.");
  EXPECT_THAT(mark.counted, ElementsAre(HasSubstr("Adam's m and v"),
                                        HasSubstr("I read max_memory_allocated in every step")));
}

TEST(CountedWords, OfALedgerLeaveOutASizeThatDidNotCount) {
  const QuestionMark mark = marked("Q1", "梯度 28 GB，主权重 28 GB，m 14 GB，v 28 GB");
  for (const std::string& piece : mark.counted)
    EXPECT_EQ(piece.find_first_of("0123456789"), std::string::npos) << piece;
  EXPECT_FALSE(mark.counted.empty());
}

TEST(CountedWords, AreNotToldWhereNothingIsMissing) {
  EXPECT_THAT(marked("Q2", "快，激活减半。不能推出峰值减半。").counted, IsEmpty());
  EXPECT_THAT(marked("Q2", "快，激活减半。").counted, testing::Not(IsEmpty()));
}

TEST(CountedWords, AFalseConclusionIsQuotedWithItsRejection) {
  const QuestionMark mark = marked("Q2", "快。不能得出这样的结论：主权重就可以不要了。");
  EXPECT_THAT(mark.counted, testing::Contains(HasSubstr("不能得出")));
}

TEST(CountedWords, AreFewAndShort) {
  std::string text = "(a) Adam's m and v";
  for (int i = 0; i < 100; ++i) text += " and again m and v";
  for (const std::string& piece : marked("Q3", text).counted) EXPECT_LE(piece.size(), 170U) << piece;
}

// ---- what is not so -----------------------------------------------------------------------------------

TEST(Slips, AClaimThatShouldHaveBeenDeniedIsQuoted) {
  EXPECT_THAT(slips_in("Q2", "Tensor cores are faster. So training always uses less memory."),
              ElementsAre("less_memory: So training always uses less memory"));
  EXPECT_THAT(slips_in("Q2", "Tensor Core 快；激活减半。所以训练显存一定更小。"),
              ElementsAre("less_memory: 所以训练显存一定更小"));
  EXPECT_THAT(slips_in("Q2", "Faster, half the traffic. Therefore the peak is halved."),
              ElementsAre("less_peak: Therefore the peak is halved"));
}

TEST(Slips, WhatTheWriterRejectsQuotesOrAsksIsNone) {
  for (const char* text : {"Fast. It does not follow that training always uses less memory.",
                           "Fast. Some say \"training always uses less memory\".", "快。训练显存一定更小吗？",
                           "快。不能推出训练显存一定更小。", "快。峰值不会减半。"})
    EXPECT_THAT(slips_in("Q2", text), IsEmpty()) << text;
}

TEST(Slips, WhatIsTrueIsNone) {
  for (const char* text : {"Faster. Activation memory is always smaller.", "快，所以激活的显存减半。",
                           "Faster. Weights always take half the memory."})
    EXPECT_THAT(slips_in("Q2", text), IsEmpty()) << text;
}

TEST(Slips, AWrongSizeIsShownWithItsItem) {
  EXPECT_THAT(slips_in("Q1", "梯度 28 GB；主权重 28 GB；m 28 GB；v 28 GB。"),
              ElementsAre(testing::StartsWith("wrong_size: 梯度")));
}

// ---- hints --------------------------------------------------------------------------------------------

TEST(Hints, AskForTheEffectWhereTheStatesAreNamed) {
  EXPECT_THAT(hint_for("reason", marked("Q3", "(a) Adam's m and v\n(b) luck")),
              HasSubstr("Does the highest use of round one"));
  EXPECT_THAT(hint_for("reason", marked("Q3", "(a) no idea\n(b) luck")), HasSubstr("What was not there yet"));
}

TEST(Hints, DoNotListTheAnswer) {
  const QuestionMark none = marked("Q2", "no idea");
  for (const char* word : {"peak", "card", "total", "compute", "bandwidth", "activation"})
    for (const char* mark : {"benefits", "conclusion"})
      EXPECT_THAT(hint_for(mark, none), testing::Not(HasSubstr(word)));
}

TEST(Hints, AimAtTheStateThatIsMissing) {
  EXPECT_THAT(hint_for("names", marked("Q1", "gradients 14 GB, m 28 GB, v 28 GB")), HasSubstr("One update"));
  EXPECT_THAT(hint_for("names", marked("Q1", "master weights 28 GB, m 28 GB, v 28 GB")),
              HasSubstr("backward pass"));
}

}  // namespace
}  // namespace grader::answers
