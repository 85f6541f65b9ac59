// SPDX-License-Identifier: MIT
#include "grader/answers/labels.hpp"

#include <gtest/gtest.h>

#include <string>

namespace grader::answers {
namespace {

int number_of(const char* line, LabelStrength strength) {
  const auto label = label_of(line);
  return label && label->strength == strength ? label->number : 0;
}

TEST(Labels, NamesOfQuestionsAreStrong) {
  for (const char* line : {"## Q2", "### q2.", "**第2题**", "**Q2**：", "问题二", "第二题：", "Question 2",
                           "Q2: gradients", "Ｑ２．", "【第二题】", "# **Q2**", "Q 2)", "答2：",
                           "Answer 2 - m and v", "题目2、", "第 2 题  梯度", "__Q2__", "- Q2:"})
    EXPECT_EQ(number_of(line, LabelStrength::named), 2) << line;
}

TEST(Labels, PartsAndNumbersAreWeaker) {
  EXPECT_EQ(number_of("第三问", LabelStrength::part), 3);
  EXPECT_EQ(number_of("A3", LabelStrength::part), 3);
  for (const char* line : {"3.", "3、主权重", "(3) m", "（３）m", "③ v", "## 3", "3: x", "三、梯度"})
    EXPECT_EQ(number_of(line, LabelStrength::number), 3) << line;
}

TEST(Labels, WhatOnlySpeaksOfAQuestionIsNone) {
  for (const char* line :
       {"Q1 and Q2 are about memory", "第一题中的显存", "Q1、Q2、Q3", "2.5 GB", "14-28 GB", "14 GB",
        "第一次更新之后", "Q1中提到的", "a 2 GB buffer", "questions", "", "---", "quick"})
    EXPECT_FALSE(label_of(line).has_value()) << line;
}

TEST(Labels, TheAnswerStartsBehindTheLabel) {
  const std::string line = "**Q1**：梯度 14 GB";
  const auto label = label_of(line);
  ASSERT_TRUE(label);
  EXPECT_EQ(line.substr(label->rest), "梯度 14 GB");
  EXPECT_FALSE(label->alone);
  EXPECT_TRUE(label_of("## Q1 ##")->alone);
}

TEST(Labels, ChineseNumbersGoBeyondTen) {
  EXPECT_EQ(number_of("第十题", LabelStrength::named), 10);
  EXPECT_EQ(number_of("第十二题", LabelStrength::named), 12);
  EXPECT_EQ(number_of("第二十三题", LabelStrength::named), 23);
}

}  // namespace
}  // namespace grader::answers
