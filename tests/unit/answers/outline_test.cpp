// SPDX-License-Identifier: MIT
#include "grader/answers/outline.hpp"

#include <gtest/gtest.h>

#include <string>

namespace grader::answers {
namespace {

Outline read(const std::string& text, std::size_t parts = 0) {
  static const OutlineReader reader;
  return reader.read(text, parts);
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

TEST(Outline, LabelsPartAnAnswer) {
  for (const std::string text :
       {"(a) x\n(b) y\n(c) z", "1. x\n2. y\n3. z", "a: x. b: y. c: z.", "(1) x (2) y (3) z",
        "第一问、x\n第二问、y\n第三问、z", "| (a) | x |\n| (b) | y |\n| (c) | z |"}) {
    const Outline outline = read(text, 3);
    ASSERT_EQ(outline.parts.size(), 3u) << text;
    EXPECT_EQ(outline.parts[1].index, 1u);
    EXPECT_NE(text.substr(outline.parts[1].range.begin, outline.parts[1].range.size()).find('y'),
              std::string::npos);
  }
}

TEST(Outline, ALetterAloneLabelsItsLine) {
  const Outline outline = read("a动量\nb没有x\nc y z", 3);
  ASSERT_EQ(outline.parts.size(), 3u);
  EXPECT_EQ(outline.parts[2].range.begin, 18u);
  EXPECT_TRUE(read("a动量\nbig x\nc y", 3).parts.size() < 3);
}

TEST(Outline, TheFirstPartNeedsNoLabelWhereTheOthersHaveOne) {
  const Outline outline = read("it is x. (b) y. (c) z.", 3);
  ASSERT_EQ(outline.parts.size(), 3u);
  EXPECT_EQ(outline.parts[0].range.end, 7u);
  EXPECT_TRUE(read("it is x. (b) y.", 3).parts.empty());
}

TEST(Outline, ARemarkMayFollowTheLastParagraph) {
  const std::string remark = "(a) x.\n(b) y.\n(c) z.\n\nby the way";
  EXPECT_EQ(read(remark, 3).parts[2].surely, 20u);
  EXPECT_EQ(read(remark, 3).parts[2].range.end, remark.size());
  const std::string list = "(a) x.\n(b) y.\n(c) these\n\nz";
  EXPECT_EQ(read(list, 3).parts[2].surely, list.size());
  const std::string long_parts = "(a) x.\n\nx.\n(b) y.\n(c) z.\n\nz.";
  EXPECT_EQ(read(long_parts, 3).parts[2].surely, long_parts.size());
}

TEST(Outline, CellsAndNumbersWithinALinePartClauses) {
  EXPECT_EQ(read("| x | y").clauses.size(), 3u);
  const std::string numbered = "x of all 2. y of all";
  EXPECT_NE(read(numbered).clause_at(0), read(numbered).clause_at(numbered.find('y')));
  EXPECT_EQ(read("x of 2.5 y").clauses.size(), 1u);
}

TEST(Outline, OneLabelIsNone) { EXPECT_TRUE(read("1. x and more", 3).parts.empty()); }

TEST(Outline, AQuestionWithoutPartsHasNone) { EXPECT_TRUE(read("1. x\n2. y\n3. z", 0).parts.empty()); }

TEST(Outline, RunningWordsAndCodeMayBeLabelledToo) {
  for (const std::string text : {"a is x b because y c measure z", "| a | x |\n| b | y |\n| c | z |",
                                 "a = x\nb = y\nc = z", "a) the x b) the y c) the z", "1.甲x 2.乙y 3.丙z"}) {
    const Outline outline = read(text, 3);
    ASSERT_EQ(outline.parts.size(), 3u) << text;
    EXPECT_NE(text.substr(outline.parts[1].range.begin, outline.parts[1].range.size()).find('y'),
              std::string::npos)
        << text;
  }
}

TEST(Outline, RunningLabelsMustAllBeThere) {
  EXPECT_TRUE(read("there is a need b because y", 3).parts.empty());
}

TEST(Outline, ALongLineBehindPartsOfOneLineMayBeARemark) {
  const std::string parts = "a) x\nb) y\nc) z";
  const std::string remark = "\nwhat i wanted to add is that nobody in my class has seen more than one peak";
  const Outline outline = read(parts + remark, 3);
  ASSERT_EQ(outline.parts.size(), 3u);
  EXPECT_EQ(outline.parts[2].surely, parts.size());
  EXPECT_EQ(read(parts + "\nand w", 3).parts[2].surely, parts.size() + 6);
}

TEST(Outline, ACallPartsNothing) {
  EXPECT_EQ(read("read memory() at each phase").clauses.size(), 1u);
  EXPECT_EQ(read("read it (memory) at each phase").clauses.size(), 3u);
}

TEST(Outline, ADialogueHasTwoSpeakersWhoComeBack) {
  EXPECT_EQ(read("tom: x\nkim: y\ntom: z\nkim: no").spoken.size(), 4u);
  EXPECT_EQ(read("甲:x\n乙:y").spoken.size(), 2u);
  EXPECT_TRUE(read("peak: x\nsnapshot: y\npeak: z").spoken.empty());
  EXPECT_TRUE(read("a: x\nb: y\nc: z\na: x\nb: y").spoken.empty());
}

}  // namespace
TEST(Outline, TwoLabelsWithAnAndBetweenThemShareTheirText) {
  const std::string text = "(a) m. (b) and (c) peak.";
  const Outline outline = OutlineReader().read(text, 3);
  ASSERT_EQ(outline.parts.size(), 3U);
  EXPECT_EQ(outline.parts[1].range.end, outline.parts[2].range.end);
  const Outline apart = OutlineReader().read("(a) m. (b) no m (c) peak.", 3);
  ASSERT_EQ(apart.parts.size(), 3U);
  EXPECT_NE(apart.parts[1].range.end, apart.parts[2].range.end);
}

TEST(Outline, AnAnswerMayStartWithTheLetterOfALaterPart) {
  const Outline outline = read("(b) x. (c) y. (a) later", 3);
  ASSERT_EQ(outline.parts.size(), 2u);
  EXPECT_EQ(outline.parts[0].index, 1u);
  EXPECT_EQ(outline.parts[1].range.end, 12u);
  EXPECT_TRUE(read("it is (2) y.", 3).parts.empty());
}

}  // namespace grader::answers
