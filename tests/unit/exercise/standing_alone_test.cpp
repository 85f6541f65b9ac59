// SPDX-License-Identifier: MIT
// Each refusal beside its nearest neighbour that is allowed.
#include "grader/exercise/standing_alone.hpp"

#include <gtest/gtest.h>

#include <string>

namespace grader::exercise {
namespace {

bool alone(const std::string& fill, const std::set<std::string>& given = {}) {
  const auto tokens = read_tokens(fill).list;
  return stands_alone(tokens, 0, tokens.size(), {{"a", "b", "n", "area", "areas", "throw"}, given});
}

TEST(StandingAlone, AnExpressionOfNumbersAndKnownNamesDoes) {
  for (const char* fill :
       {"2", "a + b", "1024.0 * 1024.0", "-n", "static_cast<double>(n) / 1e9", "n > 0 ? a : b", "(1LL << 30)",
        "1'000'000'000.0", "this->a + b", "double(n)", "(long)n", "not n or a and b"})
    EXPECT_TRUE(alone(fill)) << fill;
}

TEST(StandingAlone, NothingDoesNot) { EXPECT_FALSE(alone("")); }

TEST(StandingAlone, AnUnknownNameDoesNot) {
  EXPECT_TRUE(alone("a"));
  EXPECT_FALSE(alone("c"));
  EXPECT_FALSE(alone("fp32"));
}

TEST(StandingAlone, SizesOfTypesDoAndSizesOfNamesDoNot) {
  EXPECT_TRUE(alone("sizeof(float)"));
  EXPECT_TRUE(alone("sizeof(std::uint16_t)"));
  EXPECT_FALSE(alone("sizeof(n)"));
  EXPECT_FALSE(alone("sizeof n"));
  for (const char* text : {"sizeof this", "sizeof(this->a)", "sizeof(std::max(n, n))", "sizeof(1)",
                           "sizeof()", "sizeof(std::)", "sizeof(int", "sizeof((n))", "sizeof(true ? n : n)"})
    EXPECT_FALSE(alone(text)) << text;
}

TEST(StandingAlone, BracketsMustBalance) {
  EXPECT_TRUE(alone("(a + b) * (n)"));
  EXPECT_FALSE(alone("(a + b"));
  EXPECT_FALSE(alone("a) + (b"));
}

TEST(StandingAlone, AddressesAndWhatTheyPointToAreRefused) {
  EXPECT_TRUE(alone("a * b"));
  EXPECT_TRUE(alone("(a) * b"));
  for (const char* fill : {"*this", "&a", "*(long*)4194304", "a * (*b)", "*(std::addressof(n) + 18)",
                           "(long*)n", "static_cast<long*>(n)", "a->b"})
    EXPECT_FALSE(alone(fill)) << fill;
}

TEST(StandingAlone, OnlyMathematicsMayBeCalled) {
  EXPECT_TRUE(alone("std::pow(2, 30)"));
  EXPECT_TRUE(alone("std::max(a, b)"));
  EXPECT_FALSE(alone("area(1, 1)"));
  EXPECT_FALSE(alone("std::accumulate(a, b, 0)"));
  EXPECT_FALSE(alone("__builtin_return_address(0)"));
  EXPECT_FALSE(alone("std::pow"));
}

TEST(StandingAlone, WhatSaysWhereOneIsIsRefused) {
  for (const char* fill :
       {"(__LINE__ == 1 ? 1e9 : 2.0)", "sizeof(__PRETTY_FUNCTION__)", "__INCLUDE_LEVEL__", "__FILE__[0]"})
    EXPECT_FALSE(alone(fill)) << fill;
}

TEST(StandingAlone, StatementsBlocksAndTextsAreRefused) {
  for (const char* fill :
       {"[&] { return 1; }()", "({ a; })", "1; a", "1;", "1; } int f() { return 1", "a = b", "a++", "throw 1",
        "\"text\"", "'c'", "new int", "decltype(a)", "int{1}", "a[0]", "a \\ b"})
    EXPECT_FALSE(alone(fill)) << fill;
}

TEST(StandingAlone, NothingSpeaksToThePreprocessor) {
  EXPECT_TRUE(alone("a % b"));
  EXPECT_FALSE(alone("1\n#include \"x\"\n"));
  EXPECT_FALSE(alone("1\n%:include \"x\"\n"));
  EXPECT_FALSE(alone("_Pragma(\"once\") 1"));
}

TEST(StandingAlone, DigraphsAreSeenThroughAndSpacedSignsAreNot) {
  EXPECT_FALSE(alone("a <% b %>"));
  EXPECT_FALSE(alone("a <: 0 :>"));
  EXPECT_TRUE(alone("a < b"));
  EXPECT_TRUE(alone("n ? a % b : a"));
}

TEST(StandingAlone, OnlyStdMayQualifyAName) {
  EXPECT_TRUE(alone("std::int64_t(n)"));
  EXPECT_FALSE(alone("copy::a"));
  EXPECT_FALSE(alone("::a"));
  EXPECT_FALSE(alone("::std::pow(2, 30)"));
  EXPECT_FALSE(alone("a::std::pow(2, 30)"));
}

TEST(StandingAlone, WhatTheReferenceWouldComputeMayNotBeNamed) {
  EXPECT_FALSE(alone("area + 1", {"area"}));
  EXPECT_TRUE(alone("areas + 1", {"area"}));
}

}  // namespace
}  // namespace grader::exercise
