// SPDX-License-Identifier: MIT
#include "grader/answers/retractions.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/unit/answers/lesson.hpp"

namespace grader::answers {
namespace {

const std::string ledger =
    "gradients 14 GB, master weights 28 GB, m 28 GB, v 28 GB, with weights 14 GB together 112 GB. ";
const std::string zh_ledger = "梯度14 GB，主权重28 GB，m 28 GB，v 28 GB，加权重14 GB共112 GB。";

/// From nothing up to all.
bool is_open(const std::string& text) { return told("Q1", text).starts_with("0-"); }
bool is_worthless(const std::string& text) { return told("Q1", text) == "0"; }

TEST(Retractions, AnAccountCalledFalseInOneSweepIsOpenOrWorthless) {
  for (const std::string behind :
       {"All these figures are false; the total is all activations.", "All of this is wrong.",
        "Nothing of this is true.", "I made all of that up.", "But that is a fairy tale."})
    EXPECT_TRUE(is_open(ledger + behind) || is_worthless(ledger + behind)) << behind;
  for (const std::string behind : {"以上全是错的。", "上面这些都是我编的，其实98 GB都是激活。"})
    EXPECT_TRUE(is_open(zh_ledger + behind) || is_worthless(zh_ledger + behind)) << behind;
}

TEST(Retractions, WhatOthersWroteAndGotWrongIsOpen) {
  EXPECT_TRUE(is_open("My neighbour wrote: " + ledger + "I think he is wrong, it's all activations."));
  EXPECT_TRUE(is_open("同桌写：" + zh_ledger + "我觉得他错了，多出来的全是激活。"));
}

TEST(Retractions, OthersWhoAreWrongBeforeTheAccountTakeNothingBack) {
  EXPECT_EQ(told("Q1", "Many write gradients 28 GB. They are wrong: " + ledger), "2");
  EXPECT_EQ(told("Q1", "有同学说多出来的都是激活，他错了。多出来的是：" + zh_ledger), "2");
  EXPECT_EQ(told("Q1", ledger + "That this is the peak would be wrong; activations come on top."), "2");
}

TEST(Retractions, AnAccountWrittenAnewIsReadBothWays) {
  EXPECT_EQ(told("Q1", ledger + "Correction: gradients 28 GB, no master, m 28 GB, v 28 GB"),
            "0.5-1.5 ?missing_state");
  EXPECT_EQ(told("Q1", "My draft had 84 GB. Correction: " + ledger), "2");
}

TEST(Retractions, WhatIsCalledAJokeIsOpen) {
  for (const std::string behind : {"Just kidding.", "Every word above is a lie."})
    EXPECT_TRUE(is_open(ledger + behind)) << behind;
  EXPECT_TRUE(is_open(zh_ledger + "开玩笑的，别当真。"));
  EXPECT_EQ(told("Q1", zh_ledger + "说它是峰值就是开玩笑，激活还要另加。"), "2");
  const std::string gains = "Faster compute, half the activations. ";
  EXPECT_EQ(told("Q2", gains + "Not: the peak halves. But of course it does."), "1-2");
  EXPECT_EQ(told("Q2", gains + "Not: the peak halves. But of course it may vary."), "2");
}

TEST(Retractions, ItemsThatAreOnlyAskedAreOpen) {
  EXPECT_EQ(told("Q1", "梯度14GB吗？主权重28GB吗？m 28GB吗？v 28GB吗？加权重14GB是112GB吗？我不知道。"),
            "1-2");
  EXPECT_EQ(told("Q1", "梯度14GB，主权重28GB，m 28GB，v 28GB，加权重14GB是112GB，对吗？"), "2");
  EXPECT_EQ(told("Q1", "What is the rest? " + ledger), "2");
}

}  // namespace
}  // namespace grader::answers
