// SPDX-License-Identifier: MIT
#include "grader/answers/quantities.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "grader/answers/chains.hpp"
#include "tests/unit/answers/lesson.hpp"

namespace grader::answers {
namespace {

/// A reading with the words that quantities ask for.
std::vector<Quantity> read(const std::string& verbatim, std::string* text = nullptr) {
  static const formats::Folding folding;
  static const OutlineReader outlines;
  const AnswerLanguage& language = lesson01().exercise().answers;
  Reading reading;
  reading.normal = normalise(verbatim, folding);
  reading.outline = outlines.read(reading.text(), 0);
  reading.words = {language.words.size(),
                   [&](std::size_t word, std::string_view same) {
                     return Pattern(language.words[word].pattern()).find_all(same);
                   },
                   [](std::size_t) { return 1; }};
  if (text) *text = reading.normal.text;
  return read_quantities(language, reading);
}

bool is(const std::string& text, double per_item) {
  const std::vector<Quantity> quantities = read(text);
  return quantities.size() == 1 && quantities[0].kind == Quantity::Kind::size &&
         std::ranges::any_of(quantities[0].sizes, [&](double size) { return near(size, per_item); });
}

TEST(Quantities, OneSizeIsReadInEveryWriting) {
  for (const char* text : {"112GB", "112 GB", "１１２ ＧＢ", "112e9 bytes", "112×10⁹ bytes",
                           "$112\\times10^9$ bytes", "112 G", "16N", "$16N$", "16 bytes/param", "16 字节",
                           "十六字节", "16 B", "1120 亿字节", "112 billion bytes", "112,000,000,000 bytes"})
    EXPECT_TRUE(is(text, 16)) << text;
}

TEST(Quantities, AnotherSizeIsNot) {
  for (const char* text : {"110 GB", "113.5 GB", "15 bytes", "112 bytes"}) EXPECT_FALSE(is(text, 16)) << text;
}

TEST(Quantities, NumbersOfItemsAndLabelsAreNoSizes) {
  EXPECT_EQ(read("7B 参数")[0].kind, Quantity::Kind::items);
  EXPECT_EQ(read("7×10^9")[0].kind, Quantity::Kind::items);
  EXPECT_TRUE(read("BF16").empty());
  EXPECT_EQ(read("1. x")[0].kind, Quantity::Kind::noise);
}

TEST(Quantities, NumbersInWordsAreSizesWhereTheyMayBeOne) {
  EXPECT_TRUE(is("twenty-eight", 4));
  EXPECT_TRUE(is("one hundred and twelve", 16));
  EXPECT_FALSE(is("three", 3));
}

TEST(Quantities, ALetterBehindANumberNamesAComponentWhereTheOthersDo) {
  EXPECT_FALSE(read("14 w\n14 g\n28 m\n28 v")[1].unit.has_value());
  EXPECT_TRUE(read("14 g and 28 g")[1].unit.has_value());
}

double sum_of(const std::string& verbatim) {
  std::string text;
  const std::vector<Quantity> quantities = read(verbatim, &text);
  const std::vector<Chain> chains = read_chains(text, quantities);
  return chains.size() == 1 ? chains[0].sum : -1;
}

TEST(Chains, AreAddedUp) {
  EXPECT_DOUBLE_EQ(sum_of("14+14+28+28+28=112"), 112);
  EXPECT_DOUBLE_EQ(sum_of("14 + 14 + 28*3 = 112e9 bytes"), 112);
  EXPECT_DOUBLE_EQ(sum_of("14 GB (weights) + 98 GB = 112 GB"), 112);
  EXPECT_DOUBLE_EQ(sum_of("16 = 2 + 2 + 12"), 16);
  EXPECT_DOUBLE_EQ(sum_of("14+14+28+28=112"), 84);
}

TEST(Chains, AListIsNone) { EXPECT_DOUBLE_EQ(sum_of("14 GB, 28 GB, 28 GB"), -1); }

}  // namespace
}  // namespace grader::answers
