// SPDX-License-Identifier: MIT
#include "grader/formats/markdown.hpp"

#include <gtest/gtest.h>

#include <string>

namespace grader::formats {
namespace {

TEST(Markdown, TellsHeadingsFromTextAndCode) {
  const auto lines = markdown_lines("## Q1\ntext\n\nQ2\n---\n```\n# no heading\n```\n");
  ASSERT_EQ(lines.size(), 8u);
  EXPECT_EQ(lines[0].kind, LineKind::heading);
  EXPECT_EQ(lines[0].level, 2);
  EXPECT_EQ(lines[1].kind, LineKind::plain);
  EXPECT_TRUE(lines[1].starts_block);
  EXPECT_EQ(lines[3].kind, LineKind::heading);
  EXPECT_EQ(lines[4].kind, LineKind::underline);
  EXPECT_EQ(lines[6].kind, LineKind::code);
}

TEST(Markdown, ATableIsNoHeading) {
  const auto lines = markdown_lines("| Q1 | GB |\n|---|---|\n| a | 14 |\n");
  EXPECT_EQ(lines.at(0).kind, LineKind::table);
  EXPECT_EQ(lines.at(2).kind, LineKind::table);
}

TEST(Markdown, ALongParagraphOverARowOfSignsIsText) {
  EXPECT_EQ(markdown_lines("one\ntwo\n---\n").at(0).kind, LineKind::plain);
}

TEST(Markdown, EveryLineHasAnEntryAlsoAboveTheCap) {
  EXPECT_TRUE(markdown_lines("").empty());
  EXPECT_EQ(markdown_lines("a").size(), 1u);
  EXPECT_EQ(markdown_lines("\n\n").size(), 2u);
  const std::string heading = "# a\n";
  EXPECT_EQ(markdown_lines(heading + std::string(markdown_cap_bytes - 4, 'x')).at(0).kind, LineKind::heading);
  EXPECT_EQ(markdown_lines(heading + std::string(markdown_cap_bytes - 3, 'x')).at(0).kind, LineKind::plain);
}

}  // namespace
}  // namespace grader::formats
