// SPDX-License-Identifier: MIT
// What the writer holds himself, beside what he rejects in the same sentence.
#include "grader/answers/hard_fails.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/unit/answers/lesson.hpp"

namespace grader::answers {
namespace {

const std::string gains = "算得快，激活减半。";
const std::string english_gains = "Faster compute, half the activations. ";

TEST(HardFails, AClaimBehindARejectionMayBeTheWritersOwn) {
  EXPECT_EQ(told("Q2", gains + "不能说静态减半，静态还是112，所以最多就用112"), "2 ?static_is_peak");
  EXPECT_EQ(told("Q2", gains + "不能得出静态账本变小：峰值就是112GB"), "2 ?static_is_peak");
  EXPECT_EQ(told("Q2", gains + "不能推出静态变小，这说明7B永远不可能训练"), "1.5 ?absolute_claim");
  EXPECT_EQ(told("Q2", english_gains + "It does not follow that the ledger halves, so the peak is 112 GB."),
            "2 ?static_is_peak");
}

TEST(HardFails, AListOfRejectedThingsRejectsThemAll) {
  EXPECT_EQ(told("Q2", gains + "不能得出静态变小，也不能得出112GB就是峰值"), "2");
  EXPECT_EQ(told("Q2", gains + "不能得出静态变小，112GB就是峰值这种话"), "2");
  EXPECT_EQ(told("Q2", gains + "不能由112得出结论，说7B永远不可能训练"), "1.5");
  EXPECT_EQ(
      told("Q2", english_gains + "It does not follow that the ledger halves, nor that the peak is 112 GB."),
      "2");
}

TEST(HardFails, AVerdictOnWhatIsSaidNextLeavesTheClaimBefore) {
  EXPECT_EQ(told("Q2", gains + "112GB就是峰值，说静态减半是不对的。"), "2 !static_is_peak");
  EXPECT_EQ(told("Q2", gains + "峰值就是112GB，静态变小的说法不成立。"), "2 ?static_is_peak");
  EXPECT_EQ(told("Q2", gains + "112GB就是峰值，这个说法不对。"), "2");
  EXPECT_EQ(told("Q2", gains + "112GB就是峰值，模型永远训不了，这些都不对。"), "2");
  EXPECT_EQ(told("Q2", gains + "说112GB就是峰值，这是推不出来的。"), "2");
}

TEST(HardFails, AVerdictAtTheEndLeavesTheLedgerBefore) {
  const std::string ledger = "梯度14，主权重28，m28，v28，加权重112，";
  EXPECT_EQ(told("Q1", ledger + "说98是总数不对。"), "2");
  EXPECT_EQ(told("Q1", ledger + "这些都不对。"), "0");
}

TEST(HardFails, AListOfMistakesRejectsThemAll) {
  for (const std::string head :
       {"None of this follows: ", "Typical mistakes: ", "Common errors: ", "I reject these: "})
    EXPECT_EQ(told("Q2", english_gains + head + "the peak is 112 GB; total memory halves."), "2") << head;
  for (const std::string head : {"以下说法全错：", "下面几条没一条成立：", "常见错误：", "易错点：", "错："})
    EXPECT_EQ(told("Q2", gains + head + "总显存减半；峰值就是112GB。"), "2") << head;
  EXPECT_EQ(told("Q2", gains + "不能得出总显存减半。小结：峰值就是112GB。"), "2 !static_is_peak");
}

TEST(HardFails, AMistakeThatIsToldAsOneIsRejected) {
  EXPECT_EQ(told("Q2", english_gains +
                           "A common error is to think that total memory halves and the peak is 112 GB."),
            "2");
  EXPECT_EQ(told("Q2", english_gains + "I would be wrong to say that the peak is 112 GB."), "2");
  EXPECT_EQ(told("Q2", gains + "总显存减半（错），峰值就是112GB（错）"), "2");
}

TEST(HardFails, WhatHoldsOnlyWithoutSomethingIsNotEstablished) {
  const std::string ledger = "梯度14，主权重28，m28，v28，加权重112。";
  EXPECT_EQ(told("Q1", ledger + "如果没有激活，峰值就是112GB。"), "2 ?static_is_peak");
  EXPECT_EQ(told("Q1", ledger + "如果没记错，峰值就是112GB。"), "2 !static_is_peak");
}

TEST(HardFails, ADraftCorrectedTheWrongWayIsTheWritersOwn) {
  EXPECT_EQ(told("Q1", "梯度14，主权重28，m28，v28，加权重112。有人说峰值更高，那是错的：峰值就是112GB。"),
            "2 ?static_is_peak");
  EXPECT_EQ(told("Q1", "梯度14，主权重28，m28，v28，加权重112。有人说112GB就是峰值，那是错的：峰值更高。"),
            "2");
}

TEST(HardFails, WhatFollowsFromARejectedPremiseIsRejected) {
  EXPECT_EQ(told("Q2", gains + "不能因为用了BF16，所以就说112GB是峰值"), "2");
  EXPECT_EQ(told("Q2", gains + "不能得出账本很大，所以7B永远不可能训练"), "1.5");
}

}  // namespace
}  // namespace grader::answers
