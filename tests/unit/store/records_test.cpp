// SPDX-License-Identifier: MIT
#include "grader/store/records.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

#include "grader/error.hpp"
#include "tests/support/whole_records.hpp"

namespace grader::store {
namespace {

using tests::filled;
using tests::same;

// ---- nothing is forgotten ------------------------------------------------------------------------------

TEST(Records, AGradeComesBackWithEveryField) {
  Grade grade = filled<Grade>();
  Grade back = grade_from(record_of(grade));
  EXPECT_TRUE(same(grade, back)) << record_of(grade) << "\n" << record_of(back);
}

TEST(Records, AnEmptyGradeComesBackEmpty) {
  Grade grade;
  Grade back = grade_from(record_of(grade));
  EXPECT_TRUE(same(grade, back));
}

TEST(Records, ASubmissionComesBackWithEveryField) {
  Submission submission = filled<Submission>();
  Submission back = submission_from(record_of(submission));
  EXPECT_TRUE(same(submission, back));
}

TEST(Records, AHumanMarkComesBackWithEveryField) {
  HumanMark mark = filled<HumanMark>();
  HumanMark back = human_mark_from(record_of(mark));
  EXPECT_TRUE(same(mark, back)) << record_of(mark) << "\n" << record_of(back);
}

TEST(Records, AnObservationComesBackWithEveryField) {
  ObservedSubmission observed = filled<ObservedSubmission>();
  ObservedSubmission back = unpacked(packed(observed));
  EXPECT_TRUE(same(observed, back));
}

TEST(Records, WhatASubmissionPrintedIsNotKept) {
  ObservedSubmission observed;
  observed.observations.own.output = "a hidden input: 918273645";
  EXPECT_EQ(unpacked(packed(observed)).observations.own.output, "");
  EXPECT_EQ(packed(observed).find("918273645"), std::string::npos);
}

TEST(Records, TheSameIsToldFromTheOther) {  // or the tests above could not fail
  Grade grade = filled<Grade>();
  Grade other = grade;
  other.questions.back().hard_fails.back().evidence.got += "!";
  EXPECT_FALSE(same(grade, other));
}

TEST(Records, AGradeIsOneLineOfText) {
  const std::string record = record_of(filled<Grade>());
  EXPECT_EQ(record.find('\n'), std::string::npos);
}

// ---- odd values ----------------------------------------------------------------------------------------

TEST(Records, BytesOfAnyKindComeBack) {
  for (const std::string& bytes :
       {std::string("\0a\0", 3), std::string("\xff\xfe"), std::string("\xed\xa0\x80"),
        std::string("\xc0\xaf"), std::string("\xf4\x90\x80\x80"), std::string("\xe5\xbc"),
        std::string("👩\u200d👧"), std::string("\x1b]0;x\x07"), std::string("{\"hex\": \"00\"}"),
        std::string()}) {
    Submission submission;
    submission.code.bytes = bytes;
    EXPECT_EQ(submission_from(record_of(submission)).code.bytes, bytes);
  }
}

TEST(Records, TheSmallestAndTheLargestNumbersComeBack) {
  constexpr auto least = std::numeric_limits<std::int64_t>::min();
  constexpr auto most = std::numeric_limits<std::int64_t>::max();
  ObservedSubmission observed;
  observed.observations.plan.cases.push_back(
      {.probe = std::numeric_limits<std::size_t>::max() / 2,
       .arguments = {
           {false, least, 0}, {false, most, 0}, {false, -1, 0}, {true, 0, -0.0}, {true, 0, 1e308}}});
  ObservedSubmission back = unpacked(packed(observed));
  EXPECT_TRUE(same(observed, back));
  EXPECT_TRUE(std::signbit(back.observations.plan.cases[0].arguments[3].real));
}

TEST(Records, NotANumberComesBackBitByBit) {
  ObservedSubmission observed;
  observed.observations.own.answers.push_back(
      {.answer = {CallEnding::returned,
                  {{ValueKind::real, 0, std::nan("7")}, {ValueKind::real, 0, -HUGE_VAL}}}});
  const ObservedSubmission back = unpacked(packed(observed));
  const auto& values = back.observations.own.answers.at(0).answer.values;
  EXPECT_TRUE(std::isnan(values.at(0).real));
  EXPECT_EQ(values.at(1).real, -HUGE_VAL);
  EXPECT_EQ(packed(back), packed(observed));
}

TEST(Records, TheSameAnswerAgainTakesHardlyAnyRoom) {
  const CaseAnswer answer = filled<CaseAnswer>();
  ObservedSubmission once;
  once.observations.own.answers.assign(1, answer);
  ObservedSubmission often;
  often.observations.own.answers.assign(101, answer);
  EXPECT_LE(packed(often).size(), packed(once).size() + 102);
  ObservedSubmission back = unpacked(packed(often));
  EXPECT_TRUE(same(often, back));
}

// ---- older, newer, damaged -----------------------------------------------------------------------------

TEST(Records, AFieldThatIsNotThereKeepsItsDefault) {
  const Grade grade = grade_from(R"({"exercise":"boxes","later":[1,2],"verdict":null})");
  EXPECT_EQ(grade.exercise, "boxes");
  EXPECT_EQ(grade.verdict, Verdict::undecided);
}

TEST(Records, ANumberThatAFieldCannotHoldIsRefused) {
  EXPECT_NO_THROW(grade_from(R"({"verdict":2})"));
  EXPECT_THROW(grade_from(R"({"verdict":3})"), Error);
  EXPECT_THROW(grade_from(R"({"verdict":-1})"), Error);
  EXPECT_NO_THROW(grade_from(R"({"low":{"hundredths":2147483647}})"));
  EXPECT_THROW(grade_from(R"({"low":{"hundredths":2147483648}})"), Error);
}

TEST(Records, TextThatIsNoRecordIsRefused) {
  EXPECT_THROW(grade_from(""), Error);
  EXPECT_THROW(grade_from("{"), Error);
  EXPECT_THROW(submission_from("no"), Error);
}

/// A value or Error: anything else ends the test.
template <class Read>
bool is_refused(Read read) {
  try {
    read();
    return false;
  } catch (const Error& error) {
    EXPECT_FALSE(error.hint().empty());
    return true;
  }
}

TEST(Records, ACutRecordIsRefused) {
  const std::string record = record_of(filled<Grade>());
  for (std::size_t size = 0; size < record.size(); ++size)
    EXPECT_TRUE(is_refused([&] { grade_from(record.substr(0, size)); })) << size;
}

TEST(Records, ARecordWithAnyByteChangedIsReadOrRefused) {
  const std::string record = record_of(filled<Grade>());
  std::mt19937 random(1);
  int refused = 0;
  for (int i = 0; i < 2000; ++i) {
    std::string changed = record;
    changed[random() % changed.size()] = static_cast<char>(random());
    refused += is_refused([&] { grade_from(changed); }) ? 1 : 0;
  }
  EXPECT_GT(refused, 0);
}

TEST(Records, ACutObservationIsRefused) {
  const std::string bytes = packed(filled<ObservedSubmission>());
  for (std::size_t size = 0; size < bytes.size(); size += size < 200 ? 1 : 37)
    EXPECT_TRUE(is_refused([&] { unpacked(bytes.substr(0, size)); })) << size;
  EXPECT_TRUE(is_refused([&] { unpacked(bytes + '\0'); }));
}

TEST(Records, AnObservationWithAnyBitChangedIsRefused) {
  const std::string bytes = packed(filled<ObservedSubmission>());
  std::mt19937 random(1);
  for (int i = 0; i < 500; ++i) {
    std::string changed = bytes;
    changed[random() % changed.size()] ^= static_cast<char>(1U << (random() % 8));
    EXPECT_TRUE(is_refused([&] { unpacked(changed); }));
  }
}

}  // namespace
}  // namespace grader::store
