// SPDX-License-Identifier: MIT
#include "grader/answers/set_lines.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/unit/answers/lesson.hpp"

namespace grader::answers {
namespace {

/// What the first line heads, item by item.
std::string headed(const std::string& student, std::size_t line = 0) {
  static const formats::Folding folding;
  const NormalText normal = normalise(student, folding);
  std::string told;
  for (const Range& item : headed_by(lines_as_set(normal), line, normal.text).items)
    told += "[" + normal.text.substr(item.begin, item.size()) + "]";
  return told;
}

TEST(SetLines, ALineHeadsTheListBelowIt) {
  EXPECT_EQ(headed("wrong:\n- one\n- two\n"), "[one][two]");
  EXPECT_EQ(headed("wrong:\n\n* one\n\n* two"), "[one][two]");
  EXPECT_EQ(headed("wrong:\n1. one\n2. two"), "[1. one][2. two]");
  EXPECT_EQ(headed("错:\n（一）甲甲\n（二）乙乙"), "[(一)甲甲][(二)乙乙]");
  EXPECT_EQ(headed("- wrong\n  - one\n  - two\n- right"), "[one][two]");
}

TEST(SetLines, AListEndsWhereAnotherBlockBegins) {
  EXPECT_EQ(headed("wrong:\n- one\n\nright"), "[one]");
  EXPECT_EQ(headed("wrong:\n- one\n1. right"), "[one]");
  EXPECT_EQ(headed("wrong:\n- one\n## Right\n- right"), "[one]");
  EXPECT_EQ(headed("wrong:\n- one\n**Right**\n- right"), "[one]");
  EXPECT_EQ(headed("  - wrong:\n    - one\n- right"), "[one]");
}

TEST(SetLines, WhatHangsUnderAnItemExplainsIt) {
  EXPECT_EQ(headed("wrong:\n- one\n  - because\n- two"), "[one][two]");
}

TEST(SetLines, AParagraphIsHeadedLineByLine) {
  EXPECT_EQ(headed("错：\n甲甲\n乙乙\n\n对"), "[甲甲][乙乙]");
  EXPECT_EQ(headed("错：\n甲甲\n对：\n乙乙"), "[甲甲]");
}

TEST(SetLines, AnItemHeadsTheNextOnesOnlyWithAColon) {
  EXPECT_EQ(headed("1. wrong\n2. one"), "");
  EXPECT_EQ(headed("- wrong:\n- one\n- right:\n- two"), "[one]");
}

const std::string benefits = "Tensor Cores are fast; activations take half.\n\n";
const std::string zh_benefits = "Tensor Core 算得快；激活显存减半。\n\n";

TEST(RejectedLists, NoItemIsAssertedAndNoBenefitIsLost) {
  for (const std::string heading :
       {"It does not follow that:\n", "One cannot conclude that:\n\n", "What does not follow:\n\n",
        "**Does not follow**\n", "## Wrong conclusions\n\n", "All of the following are wrong:\n",
        "None of these follow:\n", "Wrong would be to say:\n", "I do not claim that:\n"})
    EXPECT_EQ(told("Q2", benefits + heading +
                             "- the peak halves\n- master weights are not needed\n- 1 GB = 1 GiB\n- 7B can "
                             "never be trained"),
              "2")
        << heading;
  for (const std::string heading :
       {"不能推出：\n", "不能推出的结论：\n\n", "但是不能说：\n", "以下说法都是错的：\n", "**误区**\n",
        "由上面两点推不出：\n", "我们不能由此得出以下结论：\n", "### 错误结论\n"})
    EXPECT_EQ(
        told("Q2", zh_benefits + heading + "1. 峰值减半\n2. 主权重不需要\n3. 1 GB = 1 GiB\n4. 7B 永远训不了"),
        "2")
        << heading;
}

TEST(RejectedLists, WhatStandsBehindThemIsAsserted) {
  EXPECT_EQ(told("Q2", benefits + "It does not follow that:\n- the peak halves\n\nMaster weights are not "
                                  "needed."),
            "2 !missing_state");
  EXPECT_EQ(told("Q2", zh_benefits + "不能推出：\n- 峰值减半\n\n7B 模型永远训不了。"), "2 !absolute_claim");
  EXPECT_EQ(told("Q2",
                 "What does not follow:\n- the peak halves\nWhat follows:\n- Tensor Cores are fast\n- "
                 "activations take half\n- Adam keeps only one state"),
            "2 !missing_state");
}

TEST(RejectedLists, AVerdictBelowJudgesTheItemsAboveIt) {
  EXPECT_EQ(told("Q2", benefits + "- the total halves\n- 7B can never be trained\nNone of these follows."),
            "2");
  EXPECT_EQ(told("Q2", zh_benefits + "- 总显存减半\n- 不需要主权重\n以上都不能推出。"), "2");
  EXPECT_EQ(told("Q2", "- Tensor Core 快\n- 激活减半\n以上都不能说明总显存减半。"), "2");
}

TEST(RejectedLists, ReasonsBelowAVerdictAreNotJudged) {
  EXPECT_EQ(told("Q2", benefits + "That the peak halves does not follow:\n- static stays 16N\n- activations "
                                  "are only a part"),
            "2");
}

TEST(ReversedClaims, AreNotDecided) {
  EXPECT_EQ(told("Q2", "Tensor cores are slower. Activations half. The peak does not follow."), "1.5-2");
  EXPECT_EQ(told("Q2", "FP32 is slower, BF16 has Tensor Cores. Activations half. The peak does not follow."),
            "2");
  EXPECT_EQ(told("Q2", benefits + "It does not follow that the peak halves. So the peak halves."), "1-2");
  EXPECT_EQ(told("Q2", zh_benefits + "不能推出峰值减半。所以峰值减半。"), "1-2");
}

TEST(Units, OneOfEachIsAConfusion) {
  EXPECT_EQ(told("Q2", zh_benefits + "不能推出峰值减半。1 GB = 1 GiB。"), "2 !gb_gib");
  EXPECT_EQ(told("Q2", zh_benefits + "不能推出峰值减半。1 GB ≠ 1 GiB。"), "2");
  EXPECT_EQ(told("Q2", zh_benefits + "不能推出峰值减半。112 GB is bigger than 80 GB."), "2");
}

}  // namespace
}  // namespace grader::answers
