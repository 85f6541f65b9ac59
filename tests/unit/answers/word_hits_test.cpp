// SPDX-License-Identifier: MIT
#include "grader/answers/word_hits.hpp"

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "tests/unit/answers/lesson.hpp"

namespace grader::answers {
namespace {

TEST(WordHits, AreLookedForOnceAndOnlyWhenAsked) {
  std::vector<std::size_t> searched;
  const auto search = [&](std::size_t word, std::string_view) {
    searched.push_back(word);
    return std::vector<Range>{{word, word + 1}};
  };
  const WordHits hits(3, search, [](std::size_t) { return 1; });
  EXPECT_TRUE(searched.empty());
  EXPECT_EQ(hits.of(1, "text"), (std::vector<Range>{{1, 2}}));
  EXPECT_EQ(hits.of(1, "text"), (std::vector<Range>{{1, 2}}));
  EXPECT_EQ(searched, std::vector<std::size_t>{1});
}

TEST(WordHits, WhatNoExpressionMayMatchIsNowhereWithoutASearch) {
  const auto search = [](std::size_t, std::string_view) { return std::vector<Range>(); };
  const WordHits hits(2, search, [](std::size_t word) { return word; });
  EXPECT_TRUE(hits.surely_nowhere(0));
  EXPECT_FALSE(hits.surely_nowhere(1));
  EXPECT_EQ(hits.effort(1), 1u);
  EXPECT_TRUE(hits.of(1, "text").empty());
  EXPECT_TRUE(hits.surely_nowhere(1));
  EXPECT_EQ(hits.effort(1), 0u);
}

TEST(WordHits, TheOrderInWhichWordsAreAskedChangesNoMark) {
  const std::string text =
      "Gradients 14 GB, master weights 28 GB, m 28 GB, v 28 GB, with the weights 112 GB.";
  EXPECT_EQ(told("Q1", text), "2");
  EXPECT_EQ(told("Q3", text), told("Q3", text));
  EXPECT_EQ(told("Q1", text), "2");
}

}  // namespace
}  // namespace grader::answers
