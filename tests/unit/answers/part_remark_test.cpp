// SPDX-License-Identifier: MIT
#include "grader/answers/part_remark.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace grader::answers {
namespace {

std::vector<LabelledPart> read(const std::string& text, std::size_t parts) {
  static const PartLabels labels;
  return read_labelled_parts(labels, text, parts);
}

TEST(PartRemark, ARemarkMayFollowTheLastParagraph) {
  const std::string remark = "(a) x.\n(b) y.\n(c) z.\n\nby the way";
  EXPECT_EQ(read(remark, 3)[2].surely, 20u);
  EXPECT_EQ(read(remark, 3)[2].range.end, remark.size());
  const std::string list = "(a) x.\n(b) y.\n(c) these\n\nz";
  EXPECT_EQ(read(list, 3)[2].surely, list.size());
  const std::string long_parts = "(a) x.\n\nx.\n(b) y.\n(c) z.\n\nz.";
  EXPECT_EQ(read(long_parts, 3)[2].surely, long_parts.size());
}

TEST(PartRemark, ALongLineBehindPartsOfOneLineMayBeARemark) {
  const std::string text = "a) x\nb) y\nc) z";
  const std::string remark = "\nwhat i wanted to add is that nobody in my class has seen more than one peak";
  const std::vector<LabelledPart> parts = read(text + remark, 3);
  ASSERT_EQ(parts.size(), 3u);
  EXPECT_EQ(parts[2].surely, text.size());
  EXPECT_EQ(read(text + "\nand w", 3)[2].surely, text.size() + 6);
}

}  // namespace
}  // namespace grader::answers
