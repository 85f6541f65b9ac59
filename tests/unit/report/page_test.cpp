// SPDX-License-Identifier: MIT
#include "grader/report/page.hpp"

#include <gtest/gtest.h>

namespace grader::report {
namespace {

using Lines = std::vector<std::string>;

TEST(Wrap, BreaksEnglishAtSpaces) { EXPECT_EQ(wrap("one two three", 7), (Lines{"one two", "three"})); }

TEST(Wrap, BreaksChineseBetweenCharactersByColumns) {
  EXPECT_EQ(wrap("显存账本", 4), (Lines{"显存", "账本"}));
}

TEST(Wrap, NeverStartsALineWithClosingPunctuation) {
  EXPECT_EQ(wrap("显存账本。", 8), (Lines{"显存账", "本。"}));
}

TEST(Wrap, NeverEndsALineWithAnOpeningBracket) {
  EXPECT_EQ(wrap("账本（显存）", 6), (Lines{"账本", "（显", "存）"}));
}

TEST(Wrap, KeepsAWordThatIsTooLong) {
  EXPECT_EQ(wrap("a verylongword b", 4), (Lines{"a", "verylongword", "b"}));
}

TEST(Page, IndentsEveryLineOfAParagraph) {
  Page page(Colour::never);
  page.paragraph(4, "first\nsecond", Style::bad, "- ");
  EXPECT_EQ(page.text(), "  - first\n    second\n");
}

TEST(Page, AWordThatWrappingPutsFirstIsNoCommandToACiService) {
  Page page(Colour::never);
  page.paragraph(2, std::string(88, 'w') + " ::error::x std::max");
  EXPECT_EQ(page.text(), "  " + std::string(88, 'w') + "\n  \\x3a:error::x std::max\n");
  Page verbatim(Colour::never);
  verbatim.verbatim(0, "a ##vso[b]");
  EXPECT_EQ(verbatim.text(), "a #\\x23vso[b]\n");
}

TEST(Page, WritesColoursOnlyWhenTheyAreWanted) {
  Page page(Colour::always);
  page.paragraph(0, "x", Style::bad);
  EXPECT_EQ(page.text(), "\x1b[1;31mx\x1b[0m\n");
}

}  // namespace
}  // namespace grader::report
