// SPDX-License-Identifier: MIT
#include "grader/answers/labelled_parts.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace grader::answers {
namespace {

std::vector<LabelledPart> read(const std::string& text, std::size_t parts) {
  static const PartLabels labels;
  return read_labelled_parts(labels, text, parts);
}

TEST(LabelledParts, LabelsPartAnAnswer) {
  for (const std::string text :
       {"(a) x\n(b) y\n(c) z", "1. x\n2. y\n3. z", "a: x. b: y. c: z.", "(1) x (2) y (3) z",
        "第一问、x\n第二问、y\n第三问、z", "| (a) | x |\n| (b) | y |\n| (c) | z |"}) {
    const std::vector<LabelledPart> parts = read(text, 3);
    ASSERT_EQ(parts.size(), 3u) << text;
    EXPECT_EQ(parts[1].index, 1u);
    EXPECT_NE(text.substr(parts[1].range.begin, parts[1].range.size()).find('y'), std::string::npos);
  }
}

TEST(LabelledParts, ALetterAloneLabelsItsLine) {
  const std::vector<LabelledPart> parts = read("a动量\nb没有x\nc y z", 3);
  ASSERT_EQ(parts.size(), 3u);
  EXPECT_EQ(parts[2].range.begin, 18u);
  EXPECT_TRUE(read("a动量\nbig x\nc y", 3).size() < 3);
}

TEST(LabelledParts, TheFirstPartNeedsNoLabelWhereTheOthersHaveOne) {
  const std::vector<LabelledPart> parts = read("it is x. (b) y. (c) z.", 3);
  ASSERT_EQ(parts.size(), 3u);
  EXPECT_EQ(parts[0].range.end, 7u);
  EXPECT_TRUE(read("it is x. (b) y.", 3).empty());
}

TEST(LabelledParts, OneLabelIsNone) { EXPECT_TRUE(read("1. x and more", 3).empty()); }

TEST(LabelledParts, AQuestionWithoutPartsHasNone) { EXPECT_TRUE(read("1. x\n2. y\n3. z", 0).empty()); }

TEST(LabelledParts, RunningWordsAndCodeMayBeLabelledToo) {
  for (const std::string text : {"a is x b because y c measure z", "| a | x |\n| b | y |\n| c | z |",
                                 "a = x\nb = y\nc = z", "a) the x b) the y c) the z", "1.甲x 2.乙y 3.丙z"}) {
    const std::vector<LabelledPart> parts = read(text, 3);
    ASSERT_EQ(parts.size(), 3u) << text;
    EXPECT_NE(text.substr(parts[1].range.begin, parts[1].range.size()).find('y'), std::string::npos) << text;
  }
}

TEST(LabelledParts, RunningLabelsMustAllBeThere) {
  EXPECT_TRUE(read("there is a need b because y", 3).empty());
}

TEST(LabelledParts, TwoLabelsWithAnAndBetweenThemShareTheirText) {
  const std::string text = "(a) m. (b) and (c) peak.";
  const std::vector<LabelledPart> parts = read(text, 3);
  ASSERT_EQ(parts.size(), 3U);
  EXPECT_EQ(parts[1].range.end, parts[2].range.end);
  const std::vector<LabelledPart> apart = read("(a) m. (b) no m (c) peak.", 3);
  ASSERT_EQ(apart.size(), 3U);
  EXPECT_NE(apart[1].range.end, apart[2].range.end);
}

TEST(LabelledParts, AnAnswerMayStartWithTheLetterOfALaterPart) {
  const std::vector<LabelledPart> parts = read("(b) x. (c) y. (a) later", 3);
  ASSERT_EQ(parts.size(), 2u);
  EXPECT_EQ(parts[0].index, 1u);
  EXPECT_EQ(parts[1].range.end, 12u);
  EXPECT_TRUE(read("it is (2) y.", 3).empty());
}

}  // namespace
}  // namespace grader::answers
