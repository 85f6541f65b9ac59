// SPDX-License-Identifier: MIT
// Files that were made to keep the reader busy, or to be read as something that they are not.
#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <string>
#include <vector>

#include "grader/exercise/load.hpp"
#include "grader/exercise/read_fills.hpp"
#include "grader/exercise/tokens.hpp"

namespace grader::exercise {
namespace {

const Exercise& lesson() {
  static const Exercise exercise = load_exercise(LEDGER_GRADER_SOURCE_DIR, "lesson01");
  return exercise;
}

/// As large as intake takes it: `start`, then `unit` again and again.
struct Repeated {
  std::string start = {};
  std::string unit = {};
};

void PrintTo(const Repeated& repeated, std::ostream* out) { *out << repeated.start << '|' << repeated.unit; }

class LargeFile : public ::testing::TestWithParam<Repeated> {};

// The slowest took hours before, and takes a twentieth of a second now.
TEST_P(LargeFile, IsReadInTimeThatGrowsWithItsLengthOnly) {
  constexpr std::size_t file_bytes = 256 * 1024;
  constexpr double most_seconds = 10;  // with sanitizers, on a busy machine
  std::string source = GetParam().start;
  while (source.size() + GetParam().unit.size() <= file_bytes) source += GetParam().unit;
  const std::clock_t begin = std::clock();
  const Reading reading = read_fills(lesson(), source);
  EXPECT_LT(static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC, most_seconds);
  EXPECT_EQ(reading.fills.size(), lesson().blanks.size());
}

const std::string in_total = "struct MemoryBreakdown { std::int64_t total() const { ";
const std::string in_estimate = "MemoryBreakdown estimate_adam_memory(std::int64_t n, bool f) { ";

INSTANTIATE_TEST_SUITE_P(Shapes, LargeFile,
                         ::testing::Values(Repeated{"", "R\"a()"}, Repeated{"", "R\""}, Repeated{"", "\\\""},
                                           Repeated{"\"", "\\\""}, Repeated{"", "'\""}, Repeated{"", "/*"},
                                           Repeated{"", "{"}, Repeated{"", "total() const {"},
                                           Repeated{"", "total("}, Repeated{"", "___ "},
                                           Repeated{in_total, "return "}, Repeated{in_total, "return ("},
                                           Repeated{in_total, "return {"}, Repeated{in_total, "return a ; "},
                                           Repeated{in_estimate, "model_bf16 = "},
                                           Repeated{in_estimate, "model_bf16 = ( "},
                                           Repeated{in_estimate, "{ model_bf16 = x ; }"},
                                           Repeated{in_estimate, "ledger.model_bf16 = num_params * "}));

TEST(Tokens, ALiteralOverTwoLinesIsOneLine) {
  for (const std::string line_end : {"\n", "\r\n"}) {
    const Tokens tokens = read_tokens("\"a\\" + line_end + "b\" c");
    ASSERT_EQ(tokens.list.size(), 2U);
    EXPECT_EQ(tokens.list[0].text, "\"ab\"");
    EXPECT_EQ(tokens.list[0].kind, TokenKind::text);
    EXPECT_EQ(tokens.list[1].line, 2);
  }
}

TEST(Tokens, EscapedQuotesDoNotCloseALiteral) {
  const Tokens tokens = read_tokens(R"("a\"b" 'x' '\'' "c)");
  ASSERT_EQ(tokens.list.size(), 5U);
  EXPECT_EQ(tokens.list[0].text, R"("a\"b")");
  EXPECT_EQ(tokens.list[2].text, R"('\'')");
  EXPECT_EQ(tokens.list[3].kind, TokenKind::other);
  EXPECT_EQ(tokens.list[4].text, "c");
}

TEST(Tokens, ALiteralBehindAnUnfinishedOneOnTheNextLineIsRead) {
  const Tokens tokens = read_tokens("\" a\n\"b\"");
  ASSERT_EQ(tokens.list.size(), 3U);
  EXPECT_EQ(tokens.list[0].kind, TokenKind::other);
  EXPECT_EQ(tokens.list[2].text, "\"b\"");
}

TEST(Tokens, ARawLiteralOverTwoLinesIsOneLine) {
  const Tokens tokens = read_tokens("R\"(a\nb)\" c");
  ASSERT_EQ(tokens.list.size(), 2U);
  EXPECT_EQ(tokens.list[0].text, "R\"(a b)\"");
  EXPECT_EQ(tokens.list[1].line, 2);
}

TEST(Tokens, ARawLiteralIsReadAlsoWhenItIsLong) {
  const std::string inside(100'000, ')');
  const Tokens tokens = read_tokens("R\"x(" + inside + ")x\" y");
  ASSERT_EQ(tokens.list.size(), 2U);
  EXPECT_EQ(tokens.list[0].text.size(), inside.size() + 7);
}

}  // namespace
}  // namespace grader::exercise
