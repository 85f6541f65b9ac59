// SPDX-License-Identifier: MIT
#include "grader/observe/wire.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>

namespace grader::observe {
namespace {

/// Two calls: one of two values, one of one.
const std::vector<SentCall> calls = {{0, 0, 2, {{false, -7, 0.0}, {true, 0, 1.5}}}, {3, 1, 1, {}}};
const std::vector<std::size_t> order = {1, 0};

Records read(std::string_view text) { return read_records(text, calls, order); }

TEST(Wire, WritesCallsInTheOrderAsked) {
  EXPECT_EQ(write_calls(calls, order), "3 1 1 0\n0 0 2 2 i-7 d3ff8000000000000\n");
}

TEST(Wire, ReadsWhatTheHarnessWrites) {
  const Records records = read("R 0 r i-5\nR 1 r n7 d3ff0000000000000\nEND\n");
  ASSERT_FALSE(records.broken);
  EXPECT_TRUE(records.ended);
  ASSERT_EQ(records.answers.size(), 2U);
  EXPECT_EQ(records.answers[0].values[0].kind, ValueKind::integer);
  EXPECT_EQ(records.answers[0].values[0].integer, -5);
  EXPECT_EQ(records.answers[1].values[0].kind, ValueKind::narrow);
  EXPECT_EQ(records.answers[1].values[0].integer, 7);
  EXPECT_EQ(records.answers[1].values[1].kind, ValueKind::real);
  EXPECT_EQ(records.answers[1].values[1].real, 1.0);
}

TEST(Wire, ReadsMissingValuesAndTheLimitsOf64Bits) {
  const Records records = read("R 0 r -\nR 1 r i-9223372036854775808 i9223372036854775807\nEND\n");
  ASSERT_EQ(records.answers.size(), 2U);
  EXPECT_EQ(records.answers[0].values[0].kind, ValueKind::missing);
  EXPECT_EQ(records.answers[1].values[0].integer, std::numeric_limits<std::int64_t>::min());
  EXPECT_EQ(records.answers[1].values[1].integer, std::numeric_limits<std::int64_t>::max());
}

TEST(Wire, EveryEndingHasItsLetter) {
  const std::pair<const char*, CallEnding> endings[] = {
      {"a", CallEnding::invalid_argument}, {"o", CallEnding::out_of_range},
      {"l", CallEnding::logic_error},      {"t", CallEnding::runtime_error},
      {"m", CallEnding::bad_alloc},        {"x", CallEnding::other_exception}};
  for (const auto& [letter, ending] : endings) {
    const Records records = read(std::string("R 0 ") + letter + "\n");
    ASSERT_EQ(records.answers.size(), 1U) << letter;
    EXPECT_EQ(records.answers[0].ending, ending);
    EXPECT_TRUE(records.answers[0].values.empty());
  }
}

TEST(Wire, ATextThatStopsBetweenRecordsIsGoodSoFar) {
  for (const char* text : {"", "R 0 r i1\n", "R 0 r i1\nR 1 a\n"}) {
    const Records records = read(text);
    EXPECT_FALSE(records.broken) << text;
    EXPECT_FALSE(records.ended) << text;
  }
}

TEST(Wire, AnythingElseBreaksTheGrammar) {
  const char* const texts[] = {
      "R 0 r i1",                      // cut within a record
      "R 0 r i1\nR 0 r i1\n",          // duplicate
      "R 1 a\n",                       // out of order
      "R 2 a\n",                       // unknown index
      "R 00 a\n",                      // not the shortest spelling
      "R -0 a\n",                      //
      "END\n",                         // too early
      "R 0 r i1\nEND\n",               //
      "R 0 a\nR 1 a\nEND\nEND\n",      // trailing
      "R 0 a\nR 1 a\nEND\n\n",         //
      "R 0 a\nR 1 a\nR 2 a\n",         // more than asked
      "R 0 a\nR 1 a\nend\n",           //
      "\n",                            // empty record
      "R 0 r\n",                       // too few values
      "R 0 r i1 i2\n",                 // too many
      "R 0 a i1\n",                    // a value with an exception
      "R 0 q\n",                       // unknown ending
      "R 0 rr i1\n",                   //
      "r 0 r i1\n",                    // unknown record
      "R  0 r i1\n",                   // two spaces
      "R 0 r i1 \n",                   // trailing space
      "R 0 r i1\r\n",                  //
      "R 0 r i\n",                     // no digits
      "R 0 r i+1\n",                   //
      "R 0 r i01\n",                   //
      "R 0 r i-0\n",                   //
      "R 0 r i9223372036854775808\n",  // beyond 64 bits
      "R 0 r i1.0\n",                  //
      "R 0 r d3ff000000000000\n",      // 15 digits
      "R 0 r d3FF0000000000000\n",     // upper case
      "R 0 r d3ff00000000000000\n",    // 17 digits
      "R 0 r z1\n",                    // unknown kind
      "R 0 r --\n",                    //
      "PASS\nR 0 r i1\n",              // foreign text
  };
  for (const char* text : texts) {
    const Records records = read(text);
    EXPECT_TRUE(records.broken) << text;
    EXPECT_TRUE(records.answers.empty()) << text;
    EXPECT_FALSE(records.ended) << text;
  }
  EXPECT_TRUE(read(std::string_view("R 0 r i1\0\n", 10)).broken);
}

TEST(Wire, AnHonestTextFitsTheBound) {
  const std::string longest =
      "R 0 r i-9223372036854775808\nR 1 r i-9223372036854775808 i-9223372036854775808\nEND\n";
  ASSERT_FALSE(read(longest).broken);
  EXPECT_LE(longest.size(), longest_records(calls, order));
}

TEST(Wire, AnswersAreComparedByBits) {
  const auto real = [](double number) {
    return Answer{CallEnding::returned, {{ValueKind::real, 0, number}}};
  };
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_TRUE(same_answer(real(nan), real(nan)));
  EXPECT_FALSE(same_answer(real(nan), real(-nan)));
  EXPECT_FALSE(same_answer(real(0.0), real(-0.0)));
  EXPECT_TRUE(same_answer(real(0.5), real(0.5)));
  EXPECT_FALSE(same_answer(Answer{CallEnding::returned, {{ValueKind::integer, 1, 0}}},
                           Answer{CallEnding::returned, {{ValueKind::narrow, 1, 0}}}));
  EXPECT_FALSE(same_answer(Answer{CallEnding::bad_alloc, {}}, Answer{CallEnding::logic_error, {}}));
}

}  // namespace
}  // namespace grader::observe
