// SPDX-License-Identifier: MIT
#include "grader/formats/encoding.hpp"

#include <gtest/gtest.h>

#include <string>

namespace grader::formats {
namespace {

std::string folded(const std::string& text) {
  static const Folding folding;
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint point = code_point_at(text, at);
    folding.append_folded(result, point.value);
    at += point.length;
  }
  return result;
}

TEST(Encoding, FullWidthAndCapitalsAreFolded) { EXPECT_EQ(folded("１４ ＧＢ， ÄB"), "14 gb, äb"); }

TEST(Encoding, TraditionalCharactersBecomeSimplified) {
  EXPECT_EQ(folded("顯存帳本與優化器"), "显存帐本与优化器");
}

TEST(Encoding, SimplifiedCharactersStay) { EXPECT_EQ(folded("显存账本与优化器"), "显存账本与优化器"); }

TEST(Encoding, WhatShowsNothingIsDropped) { EXPECT_EQ(folded("a\u200Bb\uFEFFc"), "abc"); }

TEST(Encoding, EveryByteThatIsNoUtf8IsOneReplacement) {
  for (const std::string bytes : {"\xFF", "\xC0\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xE4\xB8"}) {
    std::size_t count = 0;
    for (std::size_t at = 0; at < bytes.size(); ++count) {
      const CodePoint point = code_point_at(bytes, at);
      EXPECT_EQ(point.value, char32_t{0xFFFD});
      at += point.length;
    }
    EXPECT_EQ(count, bytes.size());
  }
}

TEST(Encoding, TheLargestCodePointOfEachLengthSurvives) {
  for (const char32_t value : {0x7Fu, 0x7FFu, 0xFFFFu, 0x10FFFFu}) {
    std::string text;
    append_utf8(text, value);
    const CodePoint point = code_point_at(text, 0);
    EXPECT_EQ(point.value, value);
    EXPECT_EQ(point.length, text.size());
  }
}

TEST(Encoding, CapitalsWidthAndComposedAccentsAreFoldedInAWholeText) {
  EXPECT_EQ(without_case_and_form("Zoe\u0308 ＬＥＥ"), "zo\u00eb lee");
  EXPECT_EQ(without_case_and_form(""), "");
}

}  // namespace
}  // namespace grader::formats
