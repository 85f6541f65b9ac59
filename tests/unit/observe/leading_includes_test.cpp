// SPDX-License-Identifier: MIT
#include "grader/observe/leading_includes.hpp"

#include <gtest/gtest.h>

namespace grader::observe {
namespace {

using Headers = std::vector<std::string>;

Headers headers_of(const std::string& text) { return leading_includes(text).headers; }

TEST(LeadingIncludes, AreFoundBehindCommentsEmptyLinesAndPragmaOnce) {
  const auto found = leading_includes(
      "// one\n/* two\n */\n#pragma once\n\n  # include <cstdint> // why\r\n#include<stdexcept>\nint x;\n");
  EXPECT_EQ(found.headers, Headers({"<cstdint>", "<stdexcept>"}));
  EXPECT_FALSE(found.nothing_else);
}

TEST(LeadingIncludes, SayWhetherAnythingElseFollows) {
  EXPECT_TRUE(leading_includes("#include <cstdint>\n// the end").nothing_else);
  EXPECT_FALSE(leading_includes("#include <cstdint>\n;").nothing_else);
}

TEST(LeadingIncludes, EndBeforeAnythingThatMayChangeThem) {
  for (const char* first : {"#define std other\n", "#if 1\n", "#pragma pack(1)\n", "#include \"a.hpp\"\n",
                            "#include MACRO\n", "int x;\n", "import x;\n", "%:define a b\n", "\xef\xbb\xbf"})
    EXPECT_EQ(headers_of(std::string(first) + "#include <cstdint>\n"), Headers()) << first;
}

TEST(LeadingIncludes, ThatHaveAnythingElseInTheirLineAreNone) {
  EXPECT_EQ(headers_of("#include <a> <b>\n"), Headers());
  EXPECT_EQ(headers_of("#include <a> /* \n */ #include <b>\n"), Headers());
}

TEST(LeadingIncludes, EndBeforeALineThatABackslashMayJoin) {
  EXPECT_EQ(headers_of("// comment \\\n#include <a>\n"), Headers());
  EXPECT_EQ(headers_of("/* *\\\n/ #include <a>\n// */\n#include <b>\n"), Headers());
  EXPECT_EQ(headers_of("#include <a>\nconst char* path = \"\\n\";\n"), Headers({"<a>"}));
}

TEST(LeadingIncludes, EndAtACommentThatNeverDoes) {
  EXPECT_EQ(headers_of("#include <a>\n/* #include <b>\n"), Headers({"<a>"}));
}

TEST(WordsOf, AreThoseOutsideCommentsLiteralsAndHeaderNames) {
  const auto words =
      words_of("#include <cmath>\nint a = 1'000'000, b = 'c', d = 0x1F; // e\nf(\"g\"); /* h */");
  ASSERT_TRUE(words);
  EXPECT_EQ(*words, (std::set<std::string_view>{"include", "int", "a", "b", "d", "f"}));
}

TEST(WordsOf, IncludeIsNoComparison) {
  EXPECT_EQ(*words_of("int include; include = a < b > c;"),
            (std::set<std::string_view>{"int", "include", "a", "b", "c"}));
}

TEST(WordsOf, AreNotGuessedWhereItIsHardToTell) {
  for (const char* text : {"R\"(x)\"", "L'a'", "\"open\nint a;", "a \\\n b", "int \xe5\x90\x8d;", "/* open"})
    EXPECT_FALSE(words_of(text)) << text;
}

}  // namespace
}  // namespace grader::observe
