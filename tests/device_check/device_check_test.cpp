// SPDX-License-Identifier: MIT
// The command as people use it, and the probe itself with drivers that are none.
#include <gmock/gmock.h>

#include <algorithm>
#include <fstream>

#include "tests/device_check/scripts.hpp"
#include "tests/support/program.hpp"

namespace grader::tests {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

const std::string reference = std::string(LEDGER_GRADER_SOURCE_DIR) + "/reference/lesson01";

Outcome check(std::vector<std::string> words, const std::map<std::string, std::string>& environment = {}) {
  std::vector<std::string> arguments = {grader_program(), "device-check", "--cache", "off"};
  if (std::ranges::find(words, "--lang") == words.end()) arguments.insert(arguments.end(), {"--lang", "en"});
  arguments.insert(arguments.end(), words.begin(), words.end());
  return run({.arguments = arguments, .environment = environment});
}

void expect_no_success(const Outcome& outcome) {
  for (const std::string& text : {outcome.output, outcome.errors}) {
    EXPECT_THAT(text, Not(HasSubstr("passed")));
    EXPECT_THAT(text, Not(HasSubstr("match")));
  }
}

/// A device would be used, and the driver's absence could not be tested.
std::map<std::string, std::string> no_driver() {
  return {{"LD_LIBRARY_PATH", LEDGER_FAKE_DRIVER}, {"FAKE_CUINIT", "100"}};
}

TEST(DeviceCheck, WithoutADeviceItIsStaticReviewWithTheReasonAndTheCommands) {
  for (const char* language : {"zh", "en"}) {
    const Outcome outcome = check({reference, "--lang", language}, no_driver());
    EXPECT_EQ(outcome.exit_code, 3) << outcome.errors;
    expect_no_success(outcome);
    EXPECT_THAT(outcome.output, HasSubstr(std::string(language) == "zh" ? "静态审查" : "static review"));
    for (const char* where :
         {"Slurm", "srun --gres=gpu:1", "Colab", "sm_75", "WSL2", "docker run --rm --gpus all"})
      EXPECT_THAT(outcome.output, HasSubstr(where));
  }
}

TEST(DeviceCheck, WithoutADeviceItsJsonSaysTheSame) {
  const Outcome outcome = check({reference, "--format", "json"}, no_driver());
  EXPECT_EQ(outcome.exit_code, 3);
  expect_no_success(outcome);
  EXPECT_THAT(outcome.output, HasSubstr("\"verdict\": \"static_review\""));
}

TEST(DeviceCheck, ADevicesReadingDecidesAndIsKept) {
  const Scratch scratch;
  const auto probe = script(scratch, "probe", spoken_as_a_device());
  const Outcome right = check({reference, "--probe", probe, "--save", scratch / "evidence.json"});
  EXPECT_EQ(right.exit_code, 0) << right.output << right.errors;
  EXPECT_THAT(right.output,
              AllOf(HasSubstr("measured: match"), HasSubstr("Test GPU"), HasSubstr("device-wide")));

  std::filesystem::create_directory(scratch / "student");
  write_file(scratch / "student/ledger.hpp", read_file(reference + "/ledger.hpp"));
  change_file(scratch / "student/ledger.hpp", "ledger.adam_v_fp32 = num_params *",
              "ledger.adam_v_fp32 = 0 *");
  const Outcome wrong = check({scratch / "student", "--probe", probe});
  EXPECT_EQ(wrong.exit_code, 1) << wrong.output << wrong.errors;
  EXPECT_THAT(wrong.output,
              AllOf(HasSubstr("adam_v_fp32"), HasSubstr("yours 0 B × N"), HasSubstr("holds 4 B × N")));

  const Outcome replayed = check({reference, "--device-evidence", scratch / "evidence.json"});
  EXPECT_EQ(replayed.exit_code, 3) << replayed.errors;
  EXPECT_THAT(replayed.output,
              AllOf(HasSubstr("static review"), HasSubstr("recorded"), HasSubstr("sha256:")));
  expect_no_success(replayed);
}

TEST(DeviceCheck, ADeviceCanBeMeasuredForNobody) {
  const Scratch scratch;
  const auto probe = script(scratch, "probe", spoken_as_a_device());
  const Outcome outcome = run({.arguments = {grader_program(), "device-check", "--lang", "en", "--probe",
                                             probe, "--save", scratch / "evidence.json"},
                               .directory = scratch.path()});
  EXPECT_EQ(outcome.exit_code, 3) << outcome.errors;
  EXPECT_THAT(outcome.output, AllOf(HasSubstr("there was no submission"), HasSubstr("master_weights")));
  EXPECT_TRUE(std::filesystem::exists(scratch / "evidence.json"));
  expect_no_success(outcome);
}

TEST(DeviceCheck, AnExerciseWithNothingToMeasureIsWrongUsage) {
  const std::string other = std::string(LEDGER_GRADER_SOURCE_DIR) + "/tests/fixtures/second_exercise";
  const Outcome outcome = check({"--exercises", other, "--exercise", "bandwidth"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.errors, HasSubstr("code.device"));
}

TEST(DeviceCheck, AProbeThatMisbehavesIsNotTheStudentsFault) {
  const Scratch scratch;
  const auto probe = script(scratch, "probe", "kill -SEGV $$");
  const Outcome outcome = check({reference, "--probe", probe});
  EXPECT_EQ(outcome.exit_code, 3);
  EXPECT_THAT(outcome.output, HasSubstr("inconclusive"));
  expect_no_success(outcome);
}

TEST(DeviceCheck, PointsAreWhatTheyWereWithoutIt) {
  const Scratch scratch;
  const auto probe = script(scratch, "probe", spoken_as_a_device());
  ASSERT_EQ(check({reference, "--probe", probe, "--save", scratch / "evidence.json"}).exit_code, 0);
  std::filesystem::create_directory(scratch / "student");
  write_file(scratch / "student/ledger.hpp", read_file(reference + "/ledger.hpp"));
  change_file(scratch / "student/ledger.hpp", "ledger.adam_v_fp32 = num_params *",
              "ledger.adam_v_fp32 = 0 *");
  write_file(scratch / "secret", "0123456789abcdef0123456789abcdef");
  const auto graded = [&](std::vector<std::string> words) {
    std::vector<std::string> arguments = {
        grader_program(), "grade", scratch / "student", "--format",        "json", "--lang", "en",
        "--cache",        "off",   "--secret",          scratch / "secret"};
    arguments.insert(arguments.end(), words.begin(), words.end());
    return run({.arguments = arguments}).output;
  };
  const std::string without = graded({});
  const std::string with = graded({"--device-evidence", scratch / "evidence.json"});
  const std::size_t device = without.find("\"device\": {");
  ASSERT_NE(device, std::string::npos);
  EXPECT_EQ(without.substr(0, device), with.substr(0, device));
  EXPECT_THAT(with, AllOf(HasSubstr("\"verdict\": \"static_review\""), HasSubstr("\"basis\": \"recorded\""),
                          HasSubstr("\"label\": \"recorded\""), HasSubstr("differs from")));
}

TEST(DeviceCheck, AFileThatIsNoRecordIsWrongUsage) {
  const Scratch scratch;
  write_file(scratch / "evidence.json", "{}");
  const Outcome outcome = check({reference, "--device-evidence", scratch / "evidence.json"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.errors, HasSubstr("evidence.json"));
}

// ---- the probe with drivers that are none ---------------------------------------------------------------

struct Situation {
  const char* init = "";
  const char* version = "13000";
  int exit_code = 3;
  const char* reason = "";
};

class FakeDriver : public testing::TestWithParam<Situation> {};

TEST_P(FakeDriver, EndsAsItsSituationSays) {
  const Situation& situation = GetParam();
  const std::map<std::string, std::string> environment = {{"LD_LIBRARY_PATH", LEDGER_FAKE_DRIVER},
                                                          {"FAKE_CUINIT", situation.init},
                                                          {"FAKE_DRIVER_VERSION", situation.version}};
  const Outcome probe = run({.arguments = {LEDGER_CUDA_PROBE, "--nonce", "ab"}, .environment = environment});
  EXPECT_EQ(probe.exit_code, situation.exit_code) << probe.output;
  EXPECT_THAT(probe.output, HasSubstr(std::string("\"reason\":\"") + situation.reason + "\""));
  const Outcome outcome = check({reference, "--probe", LEDGER_CUDA_PROBE}, environment);
  EXPECT_EQ(outcome.exit_code, 3);
  EXPECT_THAT(outcome.output, HasSubstr(situation.exit_code == 3 ? "static review" : "inconclusive"));
  expect_no_success(outcome);
}

INSTANTIATE_TEST_SUITE_P(
    Situations, FakeDriver,
    testing::Values(Situation{"100", "13000", 3, "no_device"}, Situation{"0", "12040", 3, "driver_too_old"},
                    Situation{"34", "13000", 3, "stub_library"}, Situation{"2", "13000", 4, "out_of_memory"},
                    Situation{"3", "13000", 4, "initialization"}, Situation{"46", "13000", 4, "device_busy"},
                    Situation{"101", "13000", 4, "invalid_device"},
                    Situation{"304", "13000", 4, "operating_system"},
                    Situation{"802", "13000", 4, "system_not_ready"},
                    Situation{"803", "13000", 3, "driver_differs"},
                    Situation{"804", "13000", 3, "compatibility_not_supported"},
                    Situation{"999", "13000", 4, "unknown"}));

TEST(DriverAbsent, WithoutAnyDriverTheProbeEndsInUnderASecond) {
  if (std::ifstream("/proc/driver/nvidia/version")) GTEST_SKIP() << "this machine has a driver";
  const Outcome probe = run({.arguments = {LEDGER_CUDA_PROBE}});
  EXPECT_EQ(probe.exit_code, 3);
  EXPECT_THAT(probe.output, HasSubstr("\"reason\":\"no_driver\""));
  EXPECT_LT(probe.wall.count(), 1.0);
}

TEST(DriverAbsent, TheProbeRefusesWhatItDoesNotKnow) {
  EXPECT_EQ(run({.arguments = {LEDGER_CUDA_PROBE, "--student", "7"}}).exit_code, 2);
}

}  // namespace
}  // namespace grader::tests
