// SPDX-License-Identifier: MIT
// Each family of phrases: X is rejected, Y is not.
#include "grader/answers/stances.hpp"

#include <gtest/gtest.h>

#include <string>

namespace grader::answers {
namespace {

bool covers(const std::string& text, Manner manner, const std::string& words) {
  static const OutlineReader outlines;
  static const StanceReader reader;
  const std::size_t at = text.find(words);
  return reader.read(text, outlines.read(text, 0)).covers(manner, {{at, at + words.size()}});
}

struct Case {
  std::string text = {};
  std::string rejected = {};
  std::string kept = {};
};
void PrintTo(const Case& one, std::ostream* out) { *out << one.text; }

class Rejections : public testing::TestWithParam<Case> {};

TEST(Stances, WhatNobodyCanDoIsNoVerdict) {
  EXPECT_FALSE(covers("既然没法把列表变短,总量就永远是一百", Manner::rejected, "总量就永远"));
  EXPECT_TRUE(covers("不能把列表当成总量", Manner::rejected, "列表"));
}

TEST(Stances, WhoCannotSayMoreRejectsNothing) {
  EXPECT_FALSE(covers("the sum is small. i cannot say more.", Manner::rejected, "sum is small"));
  EXPECT_FALSE(covers("总量变小。别的我说不上来。", Manner::rejected, "总量变小"));
  EXPECT_TRUE(covers("the sum is small, i cannot say that.", Manner::rejected, "sum is small"));
}

TEST(Stances, WhatWouldBeIsSupposedToo) {
  EXPECT_TRUE(covers("were the sum small, two boxes would do.", Manner::supposed, "two boxes"));
  EXPECT_FALSE(covers("if the sum is small, two boxes will do.", Manner::supposed, "two boxes"));
}

TEST(Stances, BehindAnOwnDraftWrongJudgesTheDraft) {
  EXPECT_FALSE(covers("i first wrote that the sum is small. that was wrong: the list is long",
                      Manner::rejected, "list is long"));
  EXPECT_TRUE(covers("what is wrong: the list is long", Manner::rejected, "list is long"));
}

TEST(Stances, AStruckOutDenialDeniesNothing) {
  const std::string struck = "\xEE\x80\x80";
  EXPECT_FALSE(covers("the sum is " + struck + "not" + struck + " small", Manner::negated, "small"));
  EXPECT_TRUE(covers("the sum is not small", Manner::negated, "small"));
}

TEST(Stances, NothingIsProvedBecauseOfSomethingKeepsTheReason) {
  EXPECT_FALSE(covers("nothing is proved since the list is long", Manner::rejected, "list is long"));
  EXPECT_TRUE(covers("nothing is proved about the list", Manner::rejected, "list"));
}

TEST_P(Rejections, ReachAsFarAsTheyShould) {
  EXPECT_TRUE(covers(GetParam().text, Manner::rejected, GetParam().rejected));
  if (!GetParam().kept.empty()) {
    EXPECT_FALSE(covers(GetParam().text, Manner::rejected, GetParam().kept));
  }
}

INSTANTIATE_TEST_SUITE_P(
    Families, Rejections,
    testing::Values(
        Case{"one cannot conclude that the sum is small, because the list is long", "sum is small",
             "list is long"},
        Case{"不能由此推出总量变小,因为列表很长", "总量变小", "列表很长"},
        Case{"\"列表很长。所以总量没变。\"——这是我想举的那个不能成立的推理。列表在桌上。", "列表很长",
             "列表在桌上"},
        Case{"the list is long, hence the sum is small. that inference fails. the list is red",
             "sum is small", "list is red"},
        Case{"not can push out conclusion: the sum is small. the list is long", "sum is small",
             "list is long"},
        Case{"it does not mean the sum is small. the list is long", "sum is small", "list is long"},
        Case{"a wrong conclusion: the sum is small. the list is long", "sum is small", "list is long"},
        Case{"错误结论:总量变小。列表很长", "总量变小", "列表很长"},
        Case{"错误结论:\"总量变小\",列表很长", "总量变小", "列表很长"},
        Case{"the list is long. it is a fallacy that the sum is small. the list is red", "sum is small",
             "list is long"},
        Case{"the list is long. it isn't true that the sum is small, because the list is red", "sum is small",
             "list is red"},
        Case{"错误结论是总量变小,实际上列表很长", "总量变小", "列表很长"},
        Case{"what does not follow:\nthe sum is small\n\nthe list is long", "sum is small", "list is long"},
        Case{"that the sum is small is wrong because the list is long", "sum is small", "list is long"},
        Case{"列表很长。总量变小这个说法不成立", "总量变小", "列表很长"},
        Case{"the list is long. hence the sum is small. this is false.", "sum is small", "list is long"},
        Case{"既然列表很长,总量就变小。这是错的", "总量就变小", ""},
        Case{"some people say the sum is small, but the list is long", "sum is small", "list is long"},
        Case{"有人觉得总量变小,这是错的", "总量变小", ""},
        Case{"is the sum small? no. the list is long", "sum small", "list is long"},
        Case{"难道总量会变小吗?列表很长", "总量会变小", "列表很长"},
        Case{"不能因为列表很长,就说总量变小", "总量变小", ""},
        Case{"\"the sum is small\" is a misconception", "sum is small", ""},
        Case{"the sum cannot be concluded to be small from this", "small", ""},
        Case{"that the sum is small is not a consequence. the list is long", "sum is small", "list is long"},
        Case{"不能说总量变小,我告诉你列表很长", "总量变小", "列表很长"},
        Case{"you said the sum is small, 这里我不同意:列表很长", "sum is small", "列表很长"},
        Case{"no follows that the sum is small. the list is long", "sum is small", "list is long"},
        Case{"总量≠账本", "总量", ""}));

TEST(Stances, AConditionEndsWhereItsConsequenceStarts) {
  EXPECT_TRUE(covers("if you own a small list you will never win", Manner::supposed, "small"));
  EXPECT_FALSE(covers("if you own a small list you will never win", Manner::supposed, "never"));
}

TEST(Stances, APlainNotStaysInItsClause) {
  EXPECT_TRUE(covers("it is not small, the list is long", Manner::negated, "small"));
  EXPECT_FALSE(covers("it is not small, the list is long", Manner::negated, "long"));
}

TEST(Stances, WhatOnlyLooksLikeANotIsNone) {
  EXPECT_FALSE(covers("not only small", Manner::negated, "small"));
  EXPECT_FALSE(covers("不仅很小", Manner::negated, "很小"));
  EXPECT_TRUE(covers("并不很小", Manner::negated, "很小"));
}

TEST(Stances, APhraseIsNotDeniedByACueOfItsOwn) {
  EXPECT_TRUE(covers("it is not small", Manner::negated, "small"));
  EXPECT_FALSE(covers("it is not small", Manner::negated, "not small"));
}

TEST(Stances, ACorrectionTakesBackTheClauseBefore) {
  EXPECT_TRUE(covers("it is 12, sorry, it is 14", Manner::withdrawn, "12"));
  EXPECT_FALSE(covers("it is 12, sorry, it is 14", Manner::withdrawn, "14"));
}

TEST(Stances, AnUnansweredQuestionIsAsked) {
  EXPECT_TRUE(covers("is it small? the list is long.", Manner::asked, "small"));
  EXPECT_FALSE(covers("is it small? yes, it is.", Manner::asked, "small"));
}

TEST(Stances, AGuessWithAQuestionMarkIsAClaim) {
  EXPECT_FALSE(covers("maybe the sum is small? the list is long.", Manner::asked, "sum is small"));
  EXPECT_FALSE(covers("也许总量变小?列表很长", Manner::asked, "总量变小"));
  EXPECT_TRUE(covers("maybe the sum is small or large? the list is long.", Manner::asked, "sum is small"));
  EXPECT_TRUE(covers("可能总量变小?或者列表很长", Manner::asked, "总量变小"));
}

TEST(Stances, NotToKnowRefusesNothing) {
  EXPECT_FALSE(covers("the sum is small? i don't know more.", Manner::rejected, "sum is small"));
  EXPECT_TRUE(covers("the sum is small? i don't think so.", Manner::rejected, "sum is small"));
}

TEST(Stances, AnIfOfCourtesySupposesNothing) {
  EXPECT_FALSE(covers("or if you like the sum is small", Manner::supposed, "sum is small"));
  EXPECT_TRUE(covers("if the sum is small", Manner::supposed, "sum is small"));
}

TEST(Stances, AReportThatNobodyJudgesIsAttributed) {
  EXPECT_TRUE(covers("some people say it is small.", Manner::attributed, "small"));
  EXPECT_FALSE(covers("i say it is small.", Manner::attributed, "small"));
}

TEST(Stances, AQuotationArguedAgainstIsRejected) {
  EXPECT_TRUE(covers("he said \"the sum is small\". i must object.", Manner::rejected, "sum is small"));
  EXPECT_FALSE(covers("he said \"the sum is small\". i went home.", Manner::rejected, "sum is small"));
}

TEST(Stances, ARelativeClauseRejectsNothing) {
  EXPECT_FALSE(covers("the sum is small, which the list never shows.", Manner::rejected, "small"));
  EXPECT_TRUE(covers("that the sum is small, the list cannot conclude.", Manner::rejected, "small"));
}

TEST(Stances, ATopicHeadsWhatFollows) {
  EXPECT_TRUE(covers("列表很长。不能推出的,我想专门说总量变小。", Manner::rejected, "总量变小"));
  EXPECT_FALSE(covers("列表很长。不能推出的,我想专门说总量变小。", Manner::rejected, "列表"));
}

TEST(Stances, AVerdictOnOthersLeavesTheWritersOwnWords) {
  const std::string text = "列表确实很长,有人说总量也变小了,这是错的。";
  EXPECT_TRUE(covers(text, Manner::rejected, "总量"));
  EXPECT_FALSE(covers(text, Manner::rejected, "列表"));
}

TEST(Stances, ATitleThatOpensItsLineHeadsTheRestOfIt) {
  const std::string text = "the list is long.\n\nnot implied, as i see it. \"the sum is small\"";
  EXPECT_TRUE(covers(text, Manner::rejected, "sum is small"));
  EXPECT_FALSE(covers(text, Manner::rejected, "list is long"));
  EXPECT_TRUE(covers("列表很长。\n不能得出的结论。我写的是总量变小。", Manner::rejected, "总量变小"));
  // Alone on its line it judges what stands before.
  EXPECT_TRUE(covers("so the sum is small\nnot implied.", Manner::rejected, "sum is small"));
}

TEST(Stances, ATitleInATableHeadsItsColumnOnly) {
  const std::string text = "| point | does not follow |\n\n| list is long | sum is small |\n";
  EXPECT_TRUE(covers(text, Manner::rejected, "sum is small"));
  EXPECT_FALSE(covers(text, Manner::rejected, "list is long"));
}

TEST(Stances, ANegationMayLackItsSign) {
  EXPECT_TRUE(covers("it doesnt follow that the sum is small", Manner::rejected, "sum is small"));
  EXPECT_TRUE(covers("one cant conclude that the sum is small", Manner::rejected, "sum is small"));
  EXPECT_FALSE(covers("a significant conclusion, the sum is small", Manner::rejected, "sum is small"));
}

TEST(Stances, WhatTheWriterUsedToThinkIsNotWhatHeThinks) {
  EXPECT_TRUE(covers("i used to think the sum is small, but the list is long", Manner::rejected, "small"));
  EXPECT_FALSE(covers("i used to think the sum is small, but the list is long", Manner::rejected, "long"));
  EXPECT_TRUE(covers("我以前以为总量变小。", Manner::attributed, "总量变小"));
  EXPECT_FALSE(covers("我认为总量变小。", Manner::attributed, "总量变小"));
}

TEST(Stances, AnInsertedReversalIsNoBorder) {
  EXPECT_TRUE(covers("that the sum is small, however, does not follow.", Manner::rejected, "small"));
}

TEST(Stances, ACueAtTheEdgeOfALabelledPartIsRead) {
  const std::string text = "(a) 别的同学也在用那张卡 (b) 没时间写";
  EXPECT_FALSE(covers(text, Manner::rejected, "卡"));
}

TEST(Stances, AVerdictOnAReasonOrAConclusionLeavesTheOther) {
  EXPECT_FALSE(covers("它们第一轮缺席,所以第一轮的宽敞是假的。", Manner::rejected, "缺席"));
  EXPECT_TRUE(covers("它们第一轮缺席,所以第一轮的宽敞是假的。", Manner::rejected, "宽敞"));
  EXPECT_FALSE(covers("静态与动态都要测,因为二者不是一回事。", Manner::rejected, "静态"));
  EXPECT_TRUE(covers("静态就是峰值,所以这是错的。", Manner::rejected, "静态"));
}

TEST(Stances, WhatABossOrAClientSaysIsHis) {
  EXPECT_TRUE(covers("my producer would say that the sum is the peak.", Manner::attributed, "peak"));
  EXPECT_TRUE(covers("客户主张静态账就是峰值。", Manner::attributed, "静态"));
  EXPECT_FALSE(covers("my log says that the sum is the peak.", Manner::attributed, "peak"));
}

TEST(Stances, AnImpersonalVerdictLeavesWhatStandsBeforeIt) {
  const std::string passive = "the list is long, and it cannot be concluded that the sum is small.";
  EXPECT_TRUE(covers(passive, Manner::rejected, "sum is small"));
  EXPECT_FALSE(covers(passive, Manner::rejected, "list is long"));
  EXPECT_FALSE(covers("the list is long. it's not right that the sum is small.", Manner::rejected, "long"));
  EXPECT_TRUE(covers("the list is long. it's not right.", Manner::rejected, "long"));
}

TEST(Stances, WhatMustNotBeForgottenIsNotDenied) {
  EXPECT_FALSE(covers("do not forget the list", Manner::negated, "list"));
  EXPECT_TRUE(covers("do not read the list", Manner::negated, "list"));
  EXPECT_FALSE(covers("主要是列表", Manner::supposed, "列表"));
  EXPECT_TRUE(covers("要是列表变长", Manner::supposed, "列表"));
}

TEST(Stances, WhoForgetsRejectsNothing) {
  EXPECT_FALSE(covers("the list is long. i can't think of the conclusion.", Manner::rejected, "long"));
}

}  // namespace
}  // namespace grader::answers
