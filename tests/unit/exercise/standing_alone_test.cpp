// SPDX-License-Identifier: MIT
// Each refusal beside its nearest neighbour that is allowed.
#include "grader/exercise/standing_alone.hpp"

#include <gtest/gtest.h>

#include <string>

namespace grader::exercise {
namespace {

bool alone(const std::string& fill, const std::set<std::string>& given = {}) {
  const auto tokens = read_tokens(fill).list;
  return stands_alone(tokens, 0, tokens.size(), given);
}

bool plain(const std::string& fill) {
  const auto tokens = read_tokens(fill).list;
  return is_plain(tokens, 0, tokens.size());
}

TEST(StandingAlone, AnExpressionStandsAlone) {
  for (const char* fill :
       {"2", "a + b", "1024.0 * 1024.0", "static_cast<double>(n) / 1e9", "x ? 1 : 0", "f(a, b)"})
    EXPECT_TRUE(alone(fill)) << fill;
}

TEST(StandingAlone, NothingDoesNot) { EXPECT_FALSE(alone("")); }

TEST(StandingAlone, BracketsMustBalance) {
  EXPECT_TRUE(alone("(a + b) * v[0]"));
  EXPECT_FALSE(alone("(a + b"));
  EXPECT_FALSE(alone("a) + (b"));
  EXPECT_FALSE(alone("(a]"));
}

TEST(StandingAlone, QuotesMustClose) {
  EXPECT_TRUE(alone("f(\"a\", 'b')"));
  EXPECT_FALSE(alone("f(\"a)"));
  EXPECT_FALSE(alone("'"));
}

TEST(StandingAlone, ASemicolonMayStandInsideBracketsOnly) {
  EXPECT_TRUE(alone("[&] { int s = 0; return s; }()"));
  EXPECT_FALSE(alone("1; f()"));
  EXPECT_FALSE(alone("1;"));
}

TEST(StandingAlone, ABraceMayNotCloseWhatItDidNotOpen) {
  EXPECT_TRUE(alone("T{1}"));
  EXPECT_FALSE(alone("1; } int f() { return 1"));
}

TEST(StandingAlone, NothingSpeaksToThePreprocessor) {
  EXPECT_TRUE(alone("a % b"));
  EXPECT_FALSE(alone("1\n#include \"x\"\n"));
  EXPECT_FALSE(alone("1 # 2"));
  EXPECT_FALSE(alone("1\n%:include \"x\"\n"));
  EXPECT_FALSE(alone("_Pragma(\"once\") 1"));
}

TEST(StandingAlone, DigraphsAreSeenThroughAndSpacedSignsAreNot) {
  EXPECT_FALSE(alone("a <% b %>"));
  EXPECT_FALSE(alone("a <: 0 :>"));
  EXPECT_TRUE(alone("a < b"));
  EXPECT_TRUE(alone("c ? a % b : d"));
}

TEST(StandingAlone, AssemblerAttributesAndLinkageAreRefused) {
  for (const char* fill :
       {"asm(\"\")", "__asm__(\"\")", "[[gnu::used]] 1", "__attribute__((used)) x", "extern x"})
    EXPECT_FALSE(alone(fill)) << fill;
  EXPECT_TRUE(alone("assume"));
  EXPECT_TRUE(alone("v[w[0]]"));
}

TEST(StandingAlone, OnlyStdMayQualifyAName) {
  EXPECT_TRUE(alone("std::pow(2, 30)"));
  EXPECT_TRUE(alone("std::numeric_limits<int>::max()"));
  EXPECT_TRUE(alone("std::chrono::seconds(1).count()"));
  EXPECT_FALSE(alone("copy::f()"));
  EXPECT_FALSE(alone("::f()"));
  EXPECT_FALSE(alone("::std::pow(2, 30)"));
  EXPECT_FALSE(alone("mystd::f()"));
}

TEST(StandingAlone, RawStringsAndBackslashesAreRefused) {
  EXPECT_FALSE(alone("f(R\"(a)\")"));
  EXPECT_TRUE(alone("f(\"R\")"));
  EXPECT_FALSE(alone("a \\ b"));
}

TEST(StandingAlone, WhatTheReferenceWouldComputeMayNotBeNamed) {
  EXPECT_FALSE(alone("area(1, 1)", {"area"}));
  EXPECT_TRUE(alone("areas", {"area"}));
  EXPECT_FALSE(alone("grader_call(1)"));
  EXPECT_FALSE(alone("GRADER_PUT(1)"));
  EXPECT_TRUE(alone("grade"));
}

TEST(StandingAlone, PlainIsArithmeticAndNoMore) {
  for (const char* fill : {"2", "(a + b) * 4", "std::max(a, b)", "static_cast<double>(n)", "a ? b : c"})
    EXPECT_TRUE(plain(fill)) << fill;
  for (const char* fill : {"*(char*)p", "new int", "[&] { return 1; }()", "f(\"text\")", "a = b", "a++",
                           "throw 1", "&a", "decltype(a)"})
    EXPECT_FALSE(plain(fill)) << fill;
}

}  // namespace
}  // namespace grader::exercise
