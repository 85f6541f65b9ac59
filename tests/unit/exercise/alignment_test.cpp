// SPDX-License-Identifier: MIT
#include "grader/exercise/alignment.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace grader::exercise {
namespace {

std::vector<std::string> words(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> list;
  for (std::string word; stream >> word;) list.push_back(word);
  return list;
}

/// Each gap as `left→right`, with the texts between.
std::string gaps(const std::string& left, const std::string& right) {
  const auto before = words(left);
  const auto after = words(right);
  std::string text;
  for (const Gap& gap : find_gaps(before, after)) {
    text += "[";
    for (std::size_t i = gap.left_begin; i < gap.left_end; ++i) text += before[i];
    text += "→";
    for (std::size_t i = gap.right_begin; i < gap.right_end; ++i) text += after[i];
    text += "]";
  }
  return text;
}

TEST(Alignment, EqualListsHaveNoGaps) {
  EXPECT_EQ(gaps("a b c", "a b c"), "");
  EXPECT_EQ(gaps("", ""), "");
}

TEST(Alignment, WhatChangedIsAGapWithBothSides) {
  EXPECT_EQ(gaps("a b c", "a x c"), "[b→x]");
  EXPECT_EQ(gaps("a b c d e", "a x c y z e"), "[b→x][d→yz]");
}

TEST(Alignment, InsertedAndDeletedTextHasOneEmptySide) {
  EXPECT_EQ(gaps("a b", "a x b"), "[→x]");
  EXPECT_EQ(gaps("a x b", "a b"), "[x→]");
  EXPECT_EQ(gaps("", "a"), "[→a]");
  EXPECT_EQ(gaps("a", ""), "[a→]");
}

TEST(Alignment, MovedTextGoesFromOnePlaceToTheOther) { EXPECT_EQ(gaps("a b c d", "b c d a"), "[a→][→a]"); }

TEST(Alignment, ListsAboveTheCapAreOneGapBetweenTheirEqualEnds) {
  std::vector<std::string> left(3000, "a");
  std::vector<std::string> right(3000, "b");
  left.front() = right.front() = "first";
  left.back() = right.back() = "last";
  left[1500] = right[1500] = "middle";
  const auto found = find_gaps(left, right);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].left_begin, 1u);
  EXPECT_EQ(found[0].left_end, 2999u);
}

}  // namespace
}  // namespace grader::exercise
