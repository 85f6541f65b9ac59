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

TEST(Normalise, ALabelOfABraceStandsBehindIt) {
  EXPECT_EQ(read("$\\underbrace{14}_{W}+\\underbrace{28}_{m_t}$").text, "14 (w)+28 (m_t)");
  EXPECT_EQ(read("$b_{master}=4$, $\\frac{\\text{a}}{b}$").text, "b_master=4, a/b");
}

TEST(Normalise, LettersInARowStandApartFromTheirValues) {
  EXPECT_EQ(read("w2 g2 m4 v4").text, "w 2 g 2 m 4 v 4");
  EXPECT_EQ(read("m28GB, v28 GB").text, "m 28 gb, v 28 gb");
  EXPECT_EQ(read("主权重28G　m28G　v28G").text, "主权重28 g m 28 g v 28 g");
  EXPECT_EQ(read("the m28GB").text, "the m 28 gb");
  EXPECT_EQ(read("an A10G and an FP32 copy").text, "an a10 g and an fp32 copy");
  EXPECT_EQ(read("v1 v2 v3").text, "v1 v2 v3");
}

TEST(Normalise, AWideCommaNeverJoinsANumber) { EXPECT_EQ(read("共16，112 GB").text, "共16, 112 gb"); }

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
