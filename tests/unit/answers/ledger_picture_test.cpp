// SPDX-License-Identifier: MIT
#include "grader/answers/ledger_picture.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/unit/answers/lesson.hpp"

namespace grader::answers {
namespace {

TEST(LedgerPicture, TwoSizesForOneNameAreADoubt) {
  for (const std::string text :
       {"gradients 14 GB or 28 GB, master 28 GB or 14 GB, m 28 GB or 14, v 28 GB or 14; 112 GB",
        "gradients 14/28 GB, master 28/14 GB, m 28/14 GB, v 28/14 GB; total 112 GB",
        "gradients 1 2 3 4 14 28, master 1 2 3 4 14 28, m 1 2 3 4 14 28, v 1 2 3 4 14 28, total 112",
        "梯度14还是28，主权重28还是14，一阶矩28还是14，二阶矩28还是14，合计112 GB"})
    EXPECT_EQ(told("Q1", text), "1-2") << text;
}

TEST(LedgerPicture, OneSizeSaidTwiceIsNone) {
  for (const std::string text :
       {"gradients 14 GB (13.04 GiB), master 28 GB (26.08 GiB), m 28 GB, v 28 GB, weights 14 GB, sum 112 GB",
        "weights 2N = 14 GB, gradients 2N = 14 GB, master weights 4N = 28 GB, m 4N = 28 GB, v 4N = 28 GB; "
        "16N = 112 GB",
        "gradients 2 bytes/14 GB, master weights 4 bytes/28 GB, m 4 bytes/28 GB, v 4 bytes/28 GB, weights 2 "
        "bytes/14 GB: 16 bytes/112 GB",
        "梯度2字节即14GB，主权重4字节即28GB，m 4字节或者说28GB，v 4字节或者说28GB，加上权重14GB共112GB"})
    EXPECT_EQ(told("Q1", text), "2") << text;
}

TEST(LedgerPicture, ASizeThatIsReplacedDoesNotCount) {
  EXPECT_EQ(
      told("Q1", "The gradients are not 14 GB but 28 GB, master weights 28 GB, m 28 GB, v 28 GB, sum 126"),
      "1");
  EXPECT_EQ(told("Q1",
                 "Gradients are not 28 GB but 14 GB, master weights 28 GB, m 28 GB, v 28 GB; with the 14 "
                 "GB of weights 112 GB."),
            "2");
}

TEST(LedgerPicture, AllOfASizeIsEachOrAllTogether) {
  const std::string rest = ". 14 + 14 + 28 + 28 + 28 = 112 GB";
  EXPECT_EQ(told("Q1", "Gradients 14 GB; m, v and master are all 28 GB" + rest), "2");
  EXPECT_EQ(told("Q1", "Gradients 14 GB; m, v and master, all 84 GB" + rest), "2");
  EXPECT_EQ(told("Q1", "Gradients 14 GB; m, v and master are all 42 GB" + rest), "1");
}

TEST(LedgerPicture, AGroupMayStandBehindItsSize) {
  EXPECT_EQ(told("Q1", "14 weights, 14 gradients, 28 master weights, 56 Adam. 14+14+28+56=112 GB"), "1");
  EXPECT_EQ(told("Q1", "14 weights, 14 gradients, 28 master weights, 28 Adam. 14+14+28+28=84 GB"),
            "0.5 ?missing_state");
}

TEST(LedgerPicture, WhatIsListedBehindAGroupSharesItsSize) {
  EXPECT_EQ(told("Q1", "梯度14GB、优化器状态84GB，包括主权重、m、v。14+14+84=112"), "2");
  EXPECT_EQ(told("Q1", "2N (weights) + 2N (gradients) + 4N (master) + 8N (Adam m, v) = 16N"), "2");
}

TEST(LedgerPicture, ARemarkAboutCardsLeavesTheLedgerBeforeIt) {
  const std::string ledger = "权重14，梯度14，主权重28，m 28，v 28，合计112 GB";
  EXPECT_EQ(told("Q1", ledger + "，所以要2张卡。"), "2");
  EXPECT_EQ(told("Q1", ledger + "。2张卡 64 GB 一共 128 GB 。"), "2");
  EXPECT_EQ(told("Q1", "Gradients 14 GB, master weights 28 GB, m 28 GB, v 28 GB (all FP32). 14 + 98 = 112"),
            "2");
}

TEST(LedgerPicture, WhoSaysWhatHeMeansCorrectsNothing) {
  const std::string four = "gradients 14 GB, master weights 28 GB, m 28 GB, v 28 GB. ";
  EXPECT_EQ(told("Q1", four + "14 + 98 = 112 GB. With GB I mean 10^9 bytes."), "2");
}

TEST(LedgerPicture, WhatIsForeignInTheListBlocksTheSum) {
  const std::string four = "gradients 14 GB, master weights 28 GB, m 28 GB, v 28 GB";
  EXPECT_EQ(told("Q1", four + ", activations 14 GB; together 112 GB."), "1.5");
  EXPECT_EQ(told("Q1", four + ", KV cache 14 GB. Together 112 GB."), "1.5");
  EXPECT_EQ(told("Q1", four + ", with weights 112 GB. Activations of perhaps 10 GB come on top."), "2");
}

TEST(LedgerPicture, AProductWithAWrongResultIsNoTotal) {
  const std::string four = "gradients 14 GB, master weights 28 GB, m 28 GB, v 28 GB. ";
  EXPECT_EQ(told("Q1", four + "16 bytes x 7B = 120 GB"), "1.5");
  EXPECT_EQ(told("Q1", four + "16 bytes x 7B = 112 GB"), "2");
}

TEST(LedgerPicture, AConversionSplitsNothing) {
  EXPECT_EQ(told("Q1", "2 x 7 = 14 and 14 x 8 = 112.").substr(0, 1), "0");
  EXPECT_EQ(told("Q1", "2 + 2 + 12 = 16, x 7 = 112.").substr(0, 3), "0.5");
}

TEST(LedgerPicture, AnAverageIsTheSizeOfNothing) {
  const std::string four = "Gradients, master weights, m and v: ";
  EXPECT_NE(told("Q1", four + "24.5 * 4 + 14 = 112."), "1.5");
  EXPECT_EQ(told("Q1", four + "14 + 28 + 28 + 28 + 14 = 112."), "2");
}

TEST(LedgerPicture, AFactorOfAThousandIsNoSlip) {
  EXPECT_EQ(told("Q1", "gradients 14 MB, master weights 28 MB, m 28 MB, v 28 MB, weights 14 MB = 112 MB"),
            "1");
  EXPECT_EQ(told("Q1", "gradients: -14 GB, master weights: -28 GB, m: -28 GB, v: -28 GB, total: -112 GB"),
            "1");
  EXPECT_EQ(told("Q1",
                 "gradients 14000 MB, master weights 28000 MB, m 28000 MB, v 28000 MB, weights 14000 MB, "
                 "total 112000 MB"),
            "2");
}

TEST(LedgerPicture, NamesBesideASumNeedNotNameTheBase) {
  EXPECT_EQ(told("Q1", "Gradients, FP32 master weights, Adam m, Adam v.\n14 + 14 + 28 + 28 + 28 = 112 GB"),
            "2");
  EXPECT_EQ(told("Q1",
                 "m and v: 4 + 4 bytes. master weights: 4 bytes. gradients: 2 bytes. weights: 2 bytes. "
                 "2 + 2 + 4 + 4 + 4 = 16 bytes"),
            "2");
  EXPECT_EQ(told("Q1", "2N+2N+4N+4N+4N = 16N: weights, gradients, master weights, m, v, N=7e9"), "2");
}

TEST(LedgerPicture, AWrongProductThatIsAddedUpIsAWrongSize) {
  EXPECT_EQ(
      told("Q1", "Gradients 14; master, m and v are 4 bytes each, so 4*7 = 24 each. 14+14+24+24+24 = 100"),
      "1");
  EXPECT_EQ(
      told("Q1", "Gradients 14; master, m and v are 4 bytes each, so 4*7 = 28 each. 14+14+28+28+28 = 112"),
      "2");
}

TEST(LedgerPicture, ASumBeyondTheWholeIsNotTheWhole) {
  EXPECT_NE(told("Q1", "权重14 梯度28 主权重28 m 28 v 28，14+28+28+28+28=126，梯度里有14是临时的，减掉=112"),
            "2");
  EXPECT_EQ(told("Q1", "权重14 梯度14 主权重28 m 28 v 28，14+14+28+28+28=112"), "2");
}

TEST(LedgerPicture, WhoDoesNotSeeTheSumHasNotPlainlyReconciledIt) {
  EXPECT_EQ(told("Q1", "梯度14，主权重28，m 28，v 28，加起来是98，跟112对不上"), "1.5-2");
  EXPECT_EQ(told("Q1", "梯度14，主权重28，m 28，v 28，加起来是98，跟112就差权重的14"), "2");
}

TEST(LedgerPicture, ASizeMayStandBeforeWhatItHasToDoWith) {
  EXPECT_EQ(told("Q1", "多出来的是98GB。梯度14GB，剩下84GB都是和优化器有关的。"), "1");
}

TEST(LedgerPicture, WhatFillsTheGapOfABreakdownLeavesAStateOut) {
  EXPECT_NE(told("Q2", "16 = 权重2 + 梯度2 + m4 + v4 + 激活4。快").find("missing_state"), std::string::npos);
  EXPECT_EQ(told("Q2", "16 = 权重2 + 梯度2 + 主权重4 + m4 + v4。快").find("missing_state"),
            std::string::npos);
}

TEST(LedgerPicture, AnOmissionThatIsCalledAMistakeIsNone) {
  const std::string all = " Weights 14, gradients 14, master 28, m 28, v 28: 112 GB.";
  EXPECT_EQ(told("Q1", "Leaving out the master copy is simply an error." + all), "2");
  EXPECT_NE(told("Q2", "The whole point is to ditch the FP32 weights.").find("?missing_state"),
            std::string::npos);
}

TEST(LedgerPicture, ATotalMayHeadTheList) {
  EXPECT_EQ(told("Q1", "总共 112GB：梯度14，主权重28，m 28，v 28，权重 14"), "2");
  EXPECT_EQ(told("Q1", "126 GB in total: grads 14, master copy 28, m 28, v 28, weights 14"), "1.5");
}

TEST(LedgerPicture, OneSizeBehindAColonIsOfAllOrOfTheLastOnly) {
  EXPECT_EQ(told("Q1", "m, v and master: all 28 GB, grads 14 GB, weights 14 GB, 112 in total"), "2");
  EXPECT_EQ(told("Q1", "m, v and master: all 14 GB, grads 14 GB, weights 14 GB, 112 in total"), "1");
}

TEST(LedgerPicture, BothIsASizeOfEachOrOfThePair) {
  const std::string rest = ", master 28 GB, grads 14 GB, weights 14 GB, 112 GB in total";
  EXPECT_EQ(told("Q1", "m and v both 28 GB" + rest), "2");
  EXPECT_EQ(told("Q1", "both moments 56 GB" + rest), "2");
}

TEST(LedgerPicture, SizesInWordsStandUnderMarksOfAList) {
  EXPECT_EQ(told("Q1", "一、梯度，两个字节；二、主权重，四个字节；三、m，四个字节；四、v，四个字节。"),
            "1.5");
  EXPECT_EQ(told("Q1", "一、梯度，两个字节；二、主权重，四个字节；三、m，四个字节；四、v，两字节。"), "1");
}

TEST(LedgerPicture, ABaseOfAWrongSizeMakesTheSumADoubt) {
  const std::string three = "主权重、动量、方差，每个都是 28GB，一共 84GB，";
  EXPECT_EQ(told("Q1", three + "再加上梯度 14 和权重 14，正好 112。"), "2");
  EXPECT_EQ(told("Q1", three + "再加上 28 的权重，正好 112。"), "1-1.5");
}

TEST(LedgerPicture, SoManyArraysOfASizeAreTheNamesBehindIt) {
  EXPECT_EQ(
      told("Q1", "98 GB more: 14 GB of gradients and then three FP32 arrays of 28 GB: master copy, m, v."),
      "2");
  EXPECT_EQ(
      told("Q1", "84 GB more: 14 GB of gradients and then three FP32 arrays of 14 GB: master copy, m, v.")
          .substr(0, 1),
      "1");
}

TEST(LedgerPicture, AListThatIsDeniedAsAWholeIsADoubt) {
  EXPECT_EQ(told("Q1", "多出来的不是梯度14GB、主权重28GB、一阶矩28GB、二阶矩28GB，合计112GB。"), "0-2");
  EXPECT_EQ(told("Q1", "多出来的是梯度14GB、主权重28GB、一阶矩28GB、二阶矩28GB，合计112GB。"), "2");
}

TEST(LedgerPicture, SizesInTheOrderOfTheNamesAreTheirs) {
  EXPECT_EQ(told("Q1", "梯度、主权重、m、v分别是14、28、28、28GB，加上权重14，总共112GB。"), "2");
  EXPECT_EQ(told("Q1", "梯度、主权重、m、v分别是28、14、28、28GB，加上权重14，总共112GB。"), "0.5-1");
  EXPECT_EQ(
      told("Q1", "14, 28, 28 and 28 GB for gradients, master weights, m and v. Add 14 of weights: 112."),
      "2");
  EXPECT_EQ(
      told("Q1", "14, 14, 28 and 28 GB for gradients, master weights, m and v. Add 14 of weights: 112."),
      "1");
}

TEST(LedgerPicture, ASizeBeforeAColonIsThatOfEachNameBehindIt) {
  EXPECT_EQ(told("Q1", "14GB的：权重、梯度；28GB的：主权重、m、v。共112GB。"), "2");
  EXPECT_EQ(told("Q1", "28 GB: master weights, m, v\n14 GB: gradients, weights\ntogether 112 GB"), "2");
  EXPECT_EQ(told("Q1", "28 GB: gradients, master weights, m, v; with the weights 112 GB"), "1");
}

TEST(LedgerPicture, ASizeIsOfThoseThatAreJoinedBehindIt) {
  EXPECT_EQ(told("Q1", "14*2+28*3=112，其中14是权重和梯度，28是主权重、m、v。"), "2");
  EXPECT_NE(told("Q1", "14是权重，另有梯度和主权重、m、v，共112。"), "2");
}

TEST(LedgerPicture, AFormulaMayStandRightBehindItsName) {
  EXPECT_EQ(told("Q1", "权重2N+梯度2N+主权重4N+m4N+v4N=16N=112GB"), "2");
  EXPECT_EQ(told("Q1", "权重2N+梯度2N+主权重4N+m4N+v2N=16N=112GB").substr(0, 1), "1");
}

TEST(LedgerPicture, LikewiseGivesNamesTheSizeThatTheyCanHave) {
  EXPECT_EQ(told("Q1", "梯度14GB，主权重28GB，m、v也是28GB，权重14GB，总计112GB。"), "2");
  EXPECT_EQ(told("Q1", "Gradients 14, master 28, m and v likewise 28, weights 14: 112 GB."), "2");
}

}  // namespace
}  // namespace grader::answers