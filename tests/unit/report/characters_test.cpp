// SPDX-License-Identifier: MIT
#include "grader/report/characters.hpp"

#include <gtest/gtest.h>

namespace grader::report {
namespace {

TEST(Characters, ReadsOneToFourBytes) {
  EXPECT_EQ(first_character("a").bytes, 1U);
  EXPECT_EQ(first_character("é").bytes, 2U);
  EXPECT_EQ(first_character("中").bytes, 3U);
  EXPECT_EQ(first_character("😀").bytes, 4U);
  EXPECT_EQ(first_character("😀").code, U'😀');
}

TEST(Characters, ACutSequenceIsOneInvalidByte) {
  const Character character = first_character(std::string_view("中").substr(0, 2));
  EXPECT_FALSE(character.valid);
  EXPECT_EQ(character.bytes, 1U);
}

TEST(Characters, EastAsianCharactersTakeTwoColumns) {
  EXPECT_EQ(columns_of("abc"), 3U);
  EXPECT_EQ(columns_of("显存，"), 6U);
  EXPECT_EQ(columns_of("e\u0301"), 1U);
}

}  // namespace
}  // namespace grader::report
