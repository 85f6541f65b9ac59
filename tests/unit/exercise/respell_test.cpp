// SPDX-License-Identifier: MIT
#include "grader/exercise/respell.hpp"

#include <gtest/gtest.h>

namespace grader::exercise {
namespace {

TEST(Respell, WholeTokensAreReplacedAndPartsAreNot) {
  EXPECT_EQ(respell("4 + 1024 + four4 + \"4\"", {{"4", "(2 + 2)"}}), "(2 + 2) + 1024 + four4 + \"4\"");
}

TEST(Respell, CommentsStayAsTheyAre) { EXPECT_EQ(respell("a /* a */ // a", {{"a", "b"}}), "b /* a */ // a"); }

TEST(Respell, AReplacementIsNotReplacedAgain) {
  EXPECT_EQ(respell("1 + 2", {{"1", "2"}, {"2", "1"}}), "2 + 1");
}

}  // namespace
}  // namespace grader::exercise
