// SPDX-License-Identifier: MIT
#include "grader/answers/outline.hpp"

#include <gtest/gtest.h>

#include <string>

namespace grader::answers {
namespace {

Outline read(const std::string& text) {
  static const OutlineReader reader;
  return reader.read(text, 0);
}

TEST(Outline, ADotInANumberOrANameEndsNoSentence) {
  EXPECT_EQ(read("it is 104.3 gib, i.e. less. torch.cuda says so.").sentences.size(), 2u);
}

TEST(Outline, ChineseStopsAndLinesEndSentences) { EXPECT_EQ(read("一句。两句!\n三句").sentences.size(), 4u); }

TEST(Outline, ConjunctionsStartClauses) {
  const Outline outline = read("a is fast but b is small");
  ASSERT_EQ(outline.clauses.size(), 2u);
  EXPECT_EQ(outline.clauses[1].begin, 10u);
}

TEST(Outline, AThousandsCommaPartsNothing) { EXPECT_EQ(read("7,000 items").clauses.size(), 1u); }

TEST(Outline, CellsAndNumbersWithinALinePartClauses) {
  EXPECT_EQ(read("| x | y").clauses.size(), 3u);
  const std::string numbered = "x of all 2. y of all";
  EXPECT_NE(read(numbered).clause_at(0), read(numbered).clause_at(numbered.find('y')));
  EXPECT_EQ(read("x of 2.5 y").clauses.size(), 1u);
}

TEST(Outline, NothingIsSaidAcrossALabel) {
  const Outline outline = OutlineReader().read("(a) x (b) y (c) z", 3);
  ASSERT_EQ(outline.parts.size(), 3u);
  for (const LabelledPart& part : outline.parts)
    EXPECT_EQ(outline.sentences[outline.sentence_at(part.range.begin)].begin, part.range.begin);
}

TEST(Outline, ACallPartsNothing) {
  EXPECT_EQ(read("read memory() at each phase").clauses.size(), 1u);
  EXPECT_EQ(read("read it (memory) at each phase").clauses.size(), 3u);
}

}  // namespace
}  // namespace grader::answers
