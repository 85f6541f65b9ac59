// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <chrono>
#include <type_traits>

#include "grader/device/evidence.hpp"
#include "grader/error.hpp"
#include "tests/device_check/back_ends.hpp"
#include "tests/device_check/scripts.hpp"

namespace grader::tests {
namespace {

using device::Evidence;
using device::ProbeCall;
using Kind = DeviceVerdict::Kind;
using testing::HasSubstr;

Evidence evidence_of(const std::filesystem::path& program,
                     std::chrono::milliseconds wall = std::chrono::seconds(20)) {
  return Evidence::measure_here({.program = program, .nonce = "abc123", .wall = wall});
}

Kind kind_of(const Evidence& evidence) {
  return evidence.verdict_without_runs().value_or(DeviceVerdict()).kind();
}

std::string host_json() {
  HostMemory memory;
  return json_of(measured_on(memory));
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

TEST(Evidence, AProbeThatHangsIsEndedAndInconclusive) {
  const Scratch scratch;
  const auto begin = std::chrono::steady_clock::now();
  const Evidence evidence =
      evidence_of(script(scratch, "probe", "sleep 600"), std::chrono::milliseconds(300));
  EXPECT_EQ(kind_of(evidence), Kind::inconclusive);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(10));
}

TEST(Evidence, AProbeThatCrashesIsInconclusive) {
  const Scratch scratch;
  const Evidence evidence = evidence_of(script(scratch, "probe", "kill -SEGV $$"));
  EXPECT_EQ(kind_of(evidence), Kind::inconclusive);
  EXPECT_THAT(evidence.reason().en, HasSubstr("signal 11"));
}

TEST(Evidence, AProbeThatFloodsIsEndedAndInconclusive) {
  const Scratch scratch;
  const Evidence evidence = evidence_of(script(scratch, "probe", "exec yes"));
  EXPECT_EQ(kind_of(evidence), Kind::inconclusive);
  EXPECT_THAT(evidence.reason().en, HasSubstr("too much"));
}

TEST(Evidence, AProbeThatPrintsGarbageOrNothingIsInconclusive) {
  const Scratch scratch;
  for (const char* words : {"echo nonsense", "echo '{}'", "true", "printf '\\000\\377'", "echo '[1,2'"})
    EXPECT_EQ(kind_of(evidence_of(script(scratch, "probe", words))), Kind::inconclusive) << words;
}

TEST(Evidence, AProbeThatCannotBeStartedIsInconclusive) {
  EXPECT_EQ(kind_of(evidence_of("/nowhere/probe")), Kind::inconclusive);
}

TEST(Evidence, WithoutAProbeTheReviewIsStatic) {
  EXPECT_EQ(kind_of(Evidence::measure_here({})), Kind::static_review);
}

TEST(Evidence, AnExitCodeThatContradictsTheReportIsAFailedCheck) {
  const Scratch scratch;
  write_file(scratch / "report", host_json());
  const auto probe = script(scratch, "probe", "cat " + (scratch / "report").string() + "; exit 0");
  EXPECT_EQ(kind_of(evidence_of(probe)), Kind::check_failed);
}

TEST(Evidence, AReportOfAnotherCheckIsAFailedCheck) {
  const Scratch scratch;
  write_file(scratch / "report", replaced(host_json(), "\"nonce\":\"abc123\"", "\"nonce\":\"def\""));
  const auto probe = script(scratch, "probe", "cat " + (scratch / "report").string() + "; exit 3");
  EXPECT_EQ(kind_of(evidence_of(probe)), Kind::check_failed);
}

TEST(Evidence, ARunOnTheHostIsNeverARealReading) {
  const Scratch scratch;
  const Evidence executed = evidence_of(
      script(scratch, "probe", std::string(LEDGER_HOST_PROBE) + " --budget-bytes 2400000 --n 255 \"$@\""));
  ASSERT_TRUE(executed.report());
  EXPECT_EQ(executed.report()->basis, "host-simulated");
  EXPECT_FALSE(executed.verdict_without_runs());
  EXPECT_FALSE(executed.real_reading());
}

TEST(Evidence, NobodyElseCanMakeARealReading) {
  static_assert(!std::is_default_constructible_v<RealReading>);
  static_assert(!std::is_default_constructible_v<Evidence>);
  static_assert(!std::is_constructible_v<DeviceVerdict, DeviceVerdict::Kind>);
  for (const Kind kind : {Kind::measured_match, Kind::measured_mismatch})
    EXPECT_EQ(DeviceVerdict::kept(kind).kind(), Kind::static_review);
}

TEST(Evidence, ADevicesReportProvesSomethingOnlyWhereItWasMeasured) {
  const Scratch scratch;
  const Evidence here = evidence_of(script(scratch, "probe", spoken_as_a_device()));
  ASSERT_FALSE(here.verdict_without_runs()) << here.reason().en;
  EXPECT_TRUE(here.real_reading());
  const Evidence replayed = Evidence::recorded(here.bytes(), "evidence.json");
  EXPECT_FALSE(replayed.real_reading());
  EXPECT_TRUE(replayed.is_recorded());
  EXPECT_EQ(replayed.digest(), here.digest());
}

TEST(Evidence, WhatIsNoRecordIsRefusedByName) {
  try {
    Evidence::recorded("{}", "my.json");
    FAIL();
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("my.json"));
  }
}

TEST(ProbeReport, WhatTheProbeWritesIsReadBack) {
  HostMemory memory;
  const Report written = measured_on(memory);
  const auto read = device::read_probe_report(json_of(written));
  ASSERT_TRUE(std::holds_alternative<device::ProbeReport>(read)) << std::get<device::Unreadable>(read).why;
  const auto& report = std::get<device::ProbeReport>(read);
  ASSERT_EQ(report.runs.size(), written.runs.size());
  for (std::size_t i = 0; i < report.runs.size(); ++i) {
    EXPECT_EQ(report.runs[i].parameters, static_cast<std::int64_t>(written.runs[i].training.parameters));
    EXPECT_EQ(report.runs[i].components[2].requested,
              static_cast<std::int64_t>(written.runs[i].components[2].requested));
    EXPECT_EQ(report.runs[i].phases.size(), written.runs[i].phases.size());
  }
  EXPECT_EQ(report.limit->failed_at, "forward_2");
}

TEST(ProbeReport, EveryChangeOfItsFormIsRefused) {
  const std::string good = host_json();
  const std::vector<std::pair<std::string, std::string>> changes = {
      {"\"schema\":1", "\"schema\":2"},
      {"\"schema\":1", "\"schema\":1,\"extra\":0"},
      {"\"basis\":\"host-simulated\"", "\"basis\":\"cuda-pool\""},
      {"\"basis\":\"host-simulated\"", "\"basis\":\"abacus\""},
      {"\"verdict\":\"simulated\"", "\"verdict\":\"measured\""},
      {"\"label\":\"simulated\"", "\"label\":\"measured\""},
      {"\"n\":1", "\"n\":-1"},
      {"\"n\":1", "\"n\":1.5"},
      {"\"n\":1", "\"n\":\"1\""},
      {"\"n\":1", "\"n\":99999999999999999999"},
      {"\"name\":\"gradients\"", "\"name\":\"weights\""},
      {"\"name\":\"gradients\"", "\"name\":\"passengers\""},
      {"\"used\":512", "\"used\":1"},
      {"\"device_bad\":0", "\"device_bad\":3"},
      {"\"errors\":[]", "\"errors\":[\"content\"]"},
      {"\"date\":\"20", "\"date\":\"xx"},
      {"\"calibration\"", "\"kalibration\""},
  };
  for (const auto& [from, to] : changes)
    EXPECT_TRUE(
        std::holds_alternative<device::Unreadable>(device::read_probe_report(replaced(good, from, to))))
        << from << " → " << to;
}

TEST(ProbeReport, AnyCutOfItIsRefused) {
  const std::string good = host_json();
  for (std::size_t cut = 0; cut + 2 < good.size(); cut += 97)
    EXPECT_TRUE(std::holds_alternative<device::Unreadable>(device::read_probe_report(good.substr(0, cut))));
}

}  // namespace
}  // namespace grader::tests
