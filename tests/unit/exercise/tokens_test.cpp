// SPDX-License-Identifier: MIT
#include "grader/exercise/tokens.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace grader::exercise {
namespace {

std::vector<std::string> texts(std::string_view source) {
  std::vector<std::string> list;
  for (const Token& token : read_tokens(source).list) list.push_back(token.text);
  return list;
}
using Texts = std::vector<std::string>;

TEST(Tokens, CommentsAndWhiteSpaceAreDropped) {
  EXPECT_EQ(texts("a /* b */ + // c\n d"), (Texts{"a", "+", "d"}));
}

TEST(Tokens, ALineCommentGoesOnBehindABackslash) { EXPECT_EQ(texts("a // b \\\n c\nd"), (Texts{"a", "d"})); }

TEST(Tokens, ACommentThatIsNeverClosedIsReported) {
  EXPECT_TRUE(read_tokens("a /* b").unfinished_comment);
  EXPECT_FALSE(read_tokens("a /* b */").unfinished_comment);
}

TEST(Tokens, SignsAreAsLongAsTheyCanBeButForTheClosingAngle) {
  EXPECT_EQ(texts("a<<=b->c::d"), (Texts{"a", "<<=", "b", "->", "c", "::", "d"}));
  EXPECT_EQ(texts("v<v<int>>"), (Texts{"v", "<", "v", "<", "int", ">", ">"}));
}

TEST(Tokens, NumbersKeepTheirSuffixExponentAndSeparators) {
  EXPECT_EQ(texts("1'000'000 1e+9 0x1F 1.5f .5 1e9-1"),
            (Texts{"1'000'000", "1e+9", "0x1F", "1.5f", ".5", "1e9", "-", "1"}));
}

TEST(Tokens, LiteralsAreOneToken) {
  EXPECT_EQ(texts(R"(f("a; \" b", 'x', u8"y"))"),
            (Texts{"f", "(", "\"a; \\\" b\"", ",", "'x'", ",", "u8\"y\"", ")"}));
  EXPECT_EQ(texts("R\"x(a )\" )x\" b"), (Texts{"R\"x(a )\" )x\"", "b"}));
}

TEST(Tokens, AQuoteThatIsNotClosedIsATokenAndTheRestGoesOn) {
  const auto tokens = read_tokens("\"abc ;\nd;").list;
  EXPECT_EQ(tokens[0].kind, TokenKind::other);
  EXPECT_EQ(tokens[0].text, "\"");
  EXPECT_EQ(tokens[1].text, "abc");
  EXPECT_EQ(tokens.back().text, ";");
}

TEST(Tokens, ADirectiveIsOneTokenWithItsContinuations) {
  EXPECT_EQ(texts("#define A  1 \\\n  + 2 // c\nb"), (Texts{"#define A 1 + 2", "b"}));
  EXPECT_EQ(texts("a # b"), (Texts{"a", "#", "b"}));
}

TEST(Tokens, LinesAndByteRangesAreThoseOfTheSource) {
  const auto tokens = read_tokens(
                          "\xEF\xBB\xBF"
                          "a\r\n\n  bc")
                          .list;
  ASSERT_EQ(tokens.size(), 2u);
  EXPECT_EQ(tokens[0].begin, 3u);
  EXPECT_EQ(tokens[1].line, 3);
  EXPECT_EQ(tokens[1].end - tokens[1].begin, 2u);
}

TEST(Tokens, ForeignBytesAreRunsOfTheirOwn) {
  EXPECT_EQ(texts("a\xEF\xBC\x88z"), (Texts{"a", "\xEF\xBC\x88", "z"}));
  EXPECT_EQ(read_tokens("\xFF\xFE").list.at(0).kind, TokenKind::other);
}

TEST(Tokens, ALongRowOfOpenQuotesIsReadInReasonableTime) {
  std::string quotes;
  for (int i = 0; i < 100'000; ++i) quotes += "R\"(";
  EXPECT_FALSE(read_tokens(quotes).list.empty());
  EXPECT_FALSE(read_tokens(std::string(200'000, '"')).list.empty());
}

std::string joined(const std::string& source) {
  const auto tokens = read_tokens(source).list;
  return join(tokens, 0, tokens.size());
}

TEST(Tokens, CodeThatMayBeSkippedIsDropped) {
  EXPECT_EQ(joined("a\n#if 0\nb\n#else\nc\n#endif\nd"), "a #if 0 #endif d");
  EXPECT_EQ(joined("#ifdef X\n#if 1\nb\n#endif\nc\n#endif\nd"),
            "#ifdef X #if 1 #endif #endif d");  // the directives stay
}

TEST(Tokens, CodeBehindAnIncludeGuardIsKept) {
  EXPECT_EQ(joined("#ifndef X_HPP\n#define X_HPP\na\n#endif"), "#ifndef X_HPP #define X_HPP a #endif");
  EXPECT_EQ(joined("a\n#ifndef X_HPP\n#define X_HPP\nb\n#endif"), "a #ifndef X_HPP #endif");
}

TEST(Tokens, ALoneCarriageReturnEndsALine) {
  const auto tokens = read_tokens("// comment\ra\rb").list;
  ASSERT_EQ(tokens.size(), 2u);
  EXPECT_EQ(tokens[1].line, 3);
}

}  // namespace
}  // namespace grader::exercise
