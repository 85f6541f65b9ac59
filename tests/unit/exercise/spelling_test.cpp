// SPDX-License-Identifier: MIT
#include "grader/exercise/spelling.hpp"

#include <gtest/gtest.h>

namespace grader::exercise {
namespace {

TEST(EditDistance, CountsSlips) {
  EXPECT_EQ(edit_distance("", ""), 0u);
  EXPECT_EQ(edit_distance("points", "points"), 0u);
  EXPECT_EQ(edit_distance("", "abc"), 3u);
  EXPECT_EQ(edit_distance("point", "points"), 1u);
  EXPECT_EQ(edit_distance("paints", "points"), 1u);
  EXPECT_EQ(edit_distance("kitten", "sitting"), 3u);
}

TEST(EditDistance, CountsTwoExchangedLettersOnce) { EXPECT_EQ(edit_distance("widht", "width"), 1u); }

TEST(Suggest, NamesTheNearest) {
  EXPECT_EQ(suggest("tolerence", {"points", "tolerance", "edits"}), "did you mean 'tolerance'?");
  EXPECT_EQ(suggest("wher", {"where", "when"}), "did you mean 'where'?");
}

TEST(Suggest, ListsAllWhenNothingIsNear) {
  EXPECT_EQ(suggest("cost", {"points", "pass"}), "use one of points, pass");
}

TEST(Suggest, TakesOneSlipInAShortNameAndNotTwo) {
  EXPECT_EQ(suggest("gp", {"gb"}), "did you mean 'gb'?");
  EXPECT_EQ(suggest("mv", {"gb"}), "use one of gb");
}

TEST(Suggest, SaysWhenThereIsNothing) { EXPECT_EQ(suggest("a", {}), "there is none to choose from"); }

}  // namespace
}  // namespace grader::exercise
