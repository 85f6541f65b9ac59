// SPDX-License-Identifier: MIT
#include "grader/answers/normalise.hpp"

#include <gtest/gtest.h>

#include <string>

namespace grader::answers {
namespace {

NormalText read(const std::string& text) {
  static const formats::Folding folding;
  return normalise(text, folding);
}

TEST(Normalise, OneWayOfWritingForMany) {
  EXPECT_EQ(read("１１２ ＧＢ").text, "112 gb");
  EXPECT_EQ(read("112GB").text, "112 gb");
  EXPECT_EQ(read("$112\\,\\text{GB}$").text, "112 gb");
  EXPECT_EQ(read("**112** `GB`").text, "112 gb");
}

TEST(Normalise, PowersSurvive) {
  EXPECT_EQ(read("7×10⁹").text, "7*10^9");
  EXPECT_EQ(read("$7\\times10^{9}$").text, "7*10^9");
  EXPECT_EQ(read("7*10**9").text, "7*10^9");
  EXPECT_EQ(read("14e9 bytes").text, "14e9 bytes");
}

TEST(Normalise, MarkdownDressingGoesAndNamesKeepTheirUnderscores) {
  EXPECT_EQ(read("## _Title_\n- exp_avg_sq\n> said").text, "title\nexp_avg_sq\nsaid");
}

TEST(Normalise, TheRuleUnderATableHeadIsAnEmptyLine) {
  EXPECT_EQ(read("| a | b |\n|---|:-:|\n| 1 | 2 |").text, "| a | b |\n\n| 1 | 2 |");
}

TEST(Normalise, NoBlankStandsBesideAChineseCharacter) {
  EXPECT_EQ(read("用 Adam 训练 7B 模型").text, "用adam训练7 b模型");
}

TEST(Normalise, QuotesAreTheStudentsOwnWords) {
  const NormalText normal = read("總共 **１１２ ＧＢ**！");
  const std::size_t at = normal.text.find("112 gb");
  ASSERT_NE(at, std::string::npos);
  EXPECT_EQ(normal.quote({at, at + 6}), "１１２ ＧＢ");
}

TEST(Normalise, ATextAtTheLimitIsReadWhole) {
  EXPECT_FALSE(read(std::string(longest_answer, 'a')).cut);
  const NormalText longer = read(std::string(longest_answer + 1, 'a'));
  EXPECT_TRUE(longer.cut);
  EXPECT_EQ(longer.verbatim.size(), longest_answer);
}

TEST(Normalise, ALetterIsNeverCutInTwo) {
  std::string text(longest_answer - 1, 'a');
  text += "账";
  EXPECT_EQ(read(text).verbatim.size(), longest_answer - 1);
}

}  // namespace
}  // namespace grader::answers
