// SPDX-License-Identifier: MIT
#include "grader/cli/consent.hpp"

#include <gtest/gtest.h>

namespace grader::cli {
namespace {

TEST(Consent, TheQuestionIsWrappedAtTheWidthOfTheTerminal) {
  const std::string question = "There is no sandbox at all.\nIs the file yours? ";
  EXPECT_EQ(wrapped_question(question, 27), question);
  EXPECT_EQ(wrapped_question(question, 26), "There is no sandbox at\nall.\nIs the file yours? ");
}

TEST(Consent, ChineseIsWrappedByColumns) {
  EXPECT_EQ(wrapped_question("一二三四五六七八九十甲：", 20), "一二三四五六七八九十\n甲：");
}

}  // namespace
}  // namespace grader::cli
