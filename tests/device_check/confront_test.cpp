// SPDX-License-Identifier: MIT
// Ledgers of students beside what the types required. The readings come from the host in place of a device,
// once as such and once spoken as a device's.
#include <gmock/gmock.h>

#include <functional>

#include "grader/device/confront.hpp"
#include "grader/pipeline.hpp"
#include "grader/store/named.hpp"
#include "tests/device_check/scripts.hpp"

namespace grader::tests {
namespace {

using device::Evidence;
using Kind = DeviceVerdict::Kind;
using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

const Exercise& lesson() {
  static const Exercise exercise = load_whole_exercise(LEDGER_GRADER_SOURCE_DIR, "lesson01");
  return exercise;
}

const Evidence& real_evidence() {
  static const Scratch scratch;
  static const Evidence evidence =
      Evidence::measure_here({.program = script(scratch, "probe", spoken_as_a_device()), .nonce = "77"});
  return evidence;
}

/// A student's program as a function: bytes of each field, the total, the two units.
struct Student {
  std::array<double, 6> per_parameter = {2, 2, 4, 4, 4, 4};
  std::size_t left_out_of_total = 6;
  double gb = 1e9;
  double gib = 1073741824.0;
  bool answers = true;
};

Value whole(double number) { return {ValueKind::integer, static_cast<std::int64_t>(number), 0}; }

CaseAnswer answer_of(const Student& student, const Case& asked) {
  CaseAnswer given;
  if (!student.answers) return given;
  given.answer.ending = CallEnding::returned;
  const std::string& call = lesson().calls[asked.call].id;
  if (call == "ledger") {
    const auto n = static_cast<double>(asked.arguments[0].integer);
    for (std::size_t i = 0; i < 6; ++i)
      given.answer.values.push_back(
          whole(i == 5 && asked.arguments[1].integer == 0 ? 0 : n * student.per_parameter[i]));
  } else if (call == "total") {
    double sum = 0;
    for (std::size_t i = 0; i < 6; ++i)
      if (i != student.left_out_of_total) sum += static_cast<double>(asked.arguments[i].integer);
    given.answer.values.push_back(whole(sum));
  } else {
    const double divisor = call == "gb" ? student.gb : student.gib;
    given.answer.values.push_back(
        {ValueKind::real, 0, static_cast<double>(asked.arguments[0].integer) / divisor});
  }
  return given;
}

DeviceMark mark_of(const Student& student, const Evidence& evidence = real_evidence()) {
  std::vector<CaseAnswer> answers;
  for (const Case& asked : device::questions_for(lesson(), evidence).cases)
    answers.push_back(answer_of(student, asked));
  return device::confront(lesson(), evidence, answers);
}

std::vector<std::string> english(const DeviceMark& mark) {
  std::vector<std::string> texts;
  for (const Text& text : mark.differences) texts.push_back(text.en);
  return texts;
}

TEST(Confront, ARightLedgerAgreesWithTheDevice) {
  const DeviceMark mark = mark_of({});
  EXPECT_EQ(mark.verdict.kind(), Kind::measured_match) << mark.reason.en;
  EXPECT_EQ(mark.basis, DeviceBasis::executed);
  EXPECT_THAT(mark.differences, IsEmpty());
  EXPECT_THAT(mark.device, HasSubstr("Test GPU"));
}

TEST(Confront, AMissingMasterIsNamedWithItsBytesForEachParameter) {
  const DeviceMark mark = mark_of({.per_parameter = {2, 2, 0, 4, 4, 4}});
  EXPECT_EQ(mark.verdict.kind(), Kind::measured_mismatch);
  EXPECT_THAT(english(mark), Contains(AllOf(HasSubstr("master_weights_fp32"), HasSubstr("yours 0 B × N"),
                                            HasSubstr("holds 4 B × N"))));
  EXPECT_THAT(mark.differences, SizeIs(2));  // with and without accumulation
}

TEST(Confront, GradientsReplacedByTheAccumulatorAreNamed) {
  const DeviceMark mark = mark_of({.per_parameter = {2, 0, 4, 4, 4, 4}});
  EXPECT_EQ(mark.verdict.kind(), Kind::measured_mismatch);
  EXPECT_THAT(english(mark), Contains(AllOf(HasSubstr("grad_bf16"), HasSubstr("holds 2 B × N"))));
}

TEST(Confront, GradientsOfTwiceTheSizeAreNamed) {
  EXPECT_THAT(english(mark_of({.per_parameter = {2, 4, 4, 4, 4, 4}})),
              Contains(AllOf(HasSubstr("grad_bf16"), HasSubstr("yours 4 B × N"))));
}

TEST(Confront, ATotalThatIsNotTheSumIsNamedAlone) {
  const DeviceMark mark = mark_of({.left_out_of_total = 4});
  EXPECT_EQ(mark.verdict.kind(), Kind::measured_mismatch);
  EXPECT_THAT(english(mark), ElementsAre(AllOf(HasSubstr("total()"), HasSubstr("their sum is 20 B × N"))));
}

TEST(Confront, SwappedUnitsAreNamed) {
  const DeviceMark mark = mark_of({.gb = 1073741824.0, .gib = 1e9});
  EXPECT_EQ(mark.verdict.kind(), Kind::measured_mismatch);
  EXPECT_THAT(english(mark), ElementsAre(HasSubstr("gb:"), HasSubstr("gib:")));
}

TEST(Confront, OneByteIsADifference) {
  std::vector<CaseAnswer> answers;
  for (const Case& asked : device::questions_for(lesson(), real_evidence()).cases)
    answers.push_back(answer_of({}, asked));
  ++answers.front().answer.values.front().integer;
  EXPECT_EQ(device::confront(lesson(), real_evidence(), answers).verdict.kind(), Kind::measured_mismatch);
}

TEST(Confront, AnAnswerThatDidNotComeIsNoDifferenceAndNoAgreement) {
  std::vector<CaseAnswer> answers;
  for (const Case& asked : device::questions_for(lesson(), real_evidence()).cases)
    answers.push_back(answer_of({}, asked));
  answers.back() = {};
  EXPECT_EQ(device::confront(lesson(), real_evidence(), answers).verdict.kind(), Kind::inconclusive);
}

TEST(Confront, AProgramWithoutNumbersGetsNoVerdict) {
  EXPECT_EQ(mark_of({.answers = false}).verdict.kind(), Kind::inconclusive);
}

TEST(Confront, ARecordingStaysStaticReviewWithDeviceDateAndDigest) {
  const Evidence recorded = Evidence::recorded(real_evidence().bytes(), "evidence.json");
  for (const bool right : {true, false}) {
    const DeviceMark mark =
        mark_of(right ? Student{} : Student{.per_parameter = {2, 2, 0, 4, 4, 4}}, recorded);
    EXPECT_EQ(mark.verdict.kind(), Kind::static_review);
    EXPECT_EQ(mark.basis, DeviceBasis::recorded);
    EXPECT_EQ(mark.differences.empty(), right);
    EXPECT_THAT(mark.reason.en, AllOf(HasSubstr("Test GPU, CUDA driver 13.0"), HasSubstr(recorded.digest()),
                                      HasSubstr(recorded.report()->date)));
    EXPECT_EQ(mark.rows.front().label, "recorded");
  }
}

TEST(Confront, WhatComesBackFromAGradebookIsARecording) {
  DeviceMark mark = mark_of({});
  ASSERT_TRUE(mark.verdict.measured());
  store::NamedWriter writer;
  store::fields(writer, mark);
  EXPECT_TRUE(mark.verdict.measured());  // writing it down changes nothing
  const formats::Json kept = writer.take();
  store::NamedReader reader(kept);
  DeviceMark back;
  store::fields(reader, back);
  EXPECT_EQ(back.verdict.kind(), Kind::static_review);
  EXPECT_EQ(back.basis, DeviceBasis::recorded);
  EXPECT_EQ(back.device, mark.device);
  ASSERT_EQ(back.rows.size(), mark.rows.size());
  EXPECT_EQ(back.rows[2].yours, mark.rows[2].yours);
  EXPECT_EQ(back.rows[2].used, mark.rows[2].used);
  EXPECT_EQ(back.timeline.size(), mark.timeline.size());
  EXPECT_EQ(back.notes, mark.notes);
}

TEST(Confront, TheHostInPlaceOfADeviceIsStaticReviewWhateverTheNumbers) {
  const Scratch scratch;
  const auto host =
      script(scratch, "probe", std::string(LEDGER_HOST_PROBE) + " --budget-bytes 2400000 --n 255 \"$@\"");
  const Evidence evidence = Evidence::measure_here({.program = host, .nonce = "1"});
  const DeviceMark mark = mark_of({}, evidence);
  EXPECT_EQ(mark.verdict.kind(), Kind::static_review);
  EXPECT_EQ(mark.basis, DeviceBasis::static_review);
  EXPECT_THAT(mark.reason.zh, HasSubstr("逻辑已在主机替身上走通，未在 GPU 上实测"));
}

TEST(Confront, EachSizeIsAskedOnceAndNoStudentsNumberIsNeeded) {
  const CasePlan plan = device::questions_for(lesson(), real_evidence());
  // 1, 255 and 4099 with and without accumulation; the other layouts are of one of these sizes.
  EXPECT_EQ(plan.cases.size(), 6U * 4U);
}

TEST(Confront, TheTimelineShowsTheJumpAndThePeak) {
  const DeviceMark mark = mark_of({});
  std::string notes;
  for (const Text& note : mark.notes) notes += note.en + "\n";
  EXPECT_THAT(notes, HasSubstr("12 B × N"));
  EXPECT_THAT(notes, HasSubstr("above the ledger"));
  EXPECT_THAT(notes, HasSubstr("does not include"));
  EXPECT_EQ(mark.timeline.size(), 8U);
}

}  // namespace
}  // namespace grader::tests
