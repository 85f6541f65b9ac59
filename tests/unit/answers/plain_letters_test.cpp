// SPDX-License-Identifier: MIT
#include "grader/answers/plain_letters.hpp"

#include <gtest/gtest.h>

namespace grader::answers {
namespace {

TEST(PlainLetters, FullWidthAndCapitalsAreFoldedAndKnowTheirPlace) {
  const PlainLetters plain = plain_letters("Ｑ１：aB　梯");
  EXPECT_EQ(plain.text, "q1:ab 梯");
  EXPECT_EQ(plain.from.at(2), 6u);
  EXPECT_EQ(plain.from.back(), std::string("Ｑ１：aB　梯").size());
}

TEST(PlainLetters, BareLettersLoseSpaceAndDressing) {
  EXPECT_EQ(bare_letters("> **not** a\t`b`").text, "notab");
}

TEST(PlainLetters, BrokenBytesStay) { EXPECT_EQ(plain_letters("a\xFF\xBC").text, "a\xFF\xBC"); }

}  // namespace
}  // namespace grader::answers
