// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <cstring>
#include <random>
#include <type_traits>

#include "grader/device/probe/sizes.hpp"
#include "tests/device_check/back_ends.hpp"

namespace grader::tests {
namespace {

using testing::IsEmpty;
using testing::Not;

RunReading run_on(DeviceMemory& memory, const Training& training, Bytes cap = 0) {
  HostArithmetic arithmetic;
  const Granularity granularity = calibrate(memory).granularity;
  return run(memory, arithmetic, training, granularity, cap);
}

Bytes phase_of(const RunReading& reading, const std::string& name) {
  for (const PhaseReading& phase : reading.phases)
    if (phase.name == name) return phase.requested;
  return 0;
}

TEST(ProbeRuns, AnHonestRunIsAcceptedForEverySizeWithAndWithoutAccumulation) {
  std::random_device random;
  const std::uint64_t drawn = (1'000'000 + random() % 1'000'000) | 1U;
  for (const std::uint64_t n : {std::uint64_t{1}, std::uint64_t{255}, std::uint64_t{1'000'003}, drawn}) {
    for (const bool accumulation : {false, true}) {
      HostMemory memory;
      const RunReading reading = run_on(memory, training_of(n, accumulation));
      EXPECT_EQ(reading.state, RunState::finished) << n;
      EXPECT_THAT(reading.errors, IsEmpty()) << n;
      EXPECT_EQ(phase_of(reading, "params"), 2 * n);
      EXPECT_EQ(phase_of(reading, "backward_1"), (accumulation ? 8 : 4) * n);
      EXPECT_EQ(phase_of(reading, "step_1"), (accumulation ? 20 : 16) * n);
      EXPECT_EQ(phase_of(reading, "step_2"), (accumulation ? 20 : 16) * n);
      EXPECT_GE(reading.over_ledger, 2 * n);
    }
  }
}

TEST(ProbeRuns, MostWeightsStayInTheFirstUpdateAlthoughTheirMastersMove) {
  HostMemory memory;
  const RunReading reading = run_on(memory, training_of(100'003, false));
  EXPECT_GT(reading.swallowed, 90'000U);
  EXPECT_LT(reading.swallowed, 100'003U);
}

TEST(ProbeRuns, LayoutsRequestTheSameAndDifferInWhatIsUsed) {
  HostMemory memory({.unit_bytes = 64UL << 10});
  Training training = training_of(100'003, false);
  const RunReading flat = run_on(memory, training);
  training.layout = Layout::per_tensor;
  const RunReading tensors = run_on(memory, training);
  EXPECT_THAT(tensors.errors, IsEmpty());
  EXPECT_EQ(tensors.components[0].allocations, 7U);
  EXPECT_EQ(flat.components[2].requested, tensors.components[2].requested);
  EXPECT_GT(*tensors.components[2].used, *flat.components[2].used);
}

TEST(ProbeRuns, OnePoolShowsThePeakOfTheWhole) {
  HostMemory memory;
  Training training = training_of(100'003, false);
  training.layout = Layout::one_pool;
  const RunReading reading = run_on(memory, training);
  EXPECT_THAT(reading.errors, IsEmpty());
  Bytes high = 0;
  for (const PhaseReading& phase : reading.phases) high = std::max(high, phase.high.value_or(0));
  EXPECT_GE(high, reading.peak);
  EXPECT_LT(high, reading.peak + 10 * 512);
}

TEST(ProbeRuns, TheUnitIsFoundWhateverItIs) {
  for (const std::uint64_t unit : {256UL, 512UL, 2UL << 20}) {
    HostMemory memory({.unit_bytes = unit});
    EXPECT_EQ(calibrate(memory).granularity.unit, unit);
    EXPECT_THAT(run_on(memory, training_of(255, true)).errors, IsEmpty()) << unit;
  }
}

TEST(ProbeRuns, AUnitThatIsNoPowerOfTwoIsNotKnown) {
  HostMemory memory({.unit_bytes = 768});
  EXPECT_EQ(calibrate(memory).granularity.unit, 0U);
}

TEST(ProbeRuns, MemoryThatRunsOutIsInconclusiveAndNoContradiction) {
  Refusing memory;
  const Report report = measured_on(memory);
  EXPECT_EQ(report.outcome.ending, Ending::inconclusive);
  EXPECT_EQ(report.outcome.reason, "out_of_memory");
  EXPECT_EQ(report.runs.front().failed_at, "step_1");
}

TEST(ProbeRuns, ASizeThatDoesNotFitIsNotTried) {
  HostMemory memory({.total_bytes = 96UL << 20});
  Options options = small_options();
  options.sizes = {255, 1'000'000'000};
  HostArithmetic arithmetic;
  Report report;
  measure(memory, arithmetic, options, report);
  EXPECT_EQ(report.outcome.ending, Ending::simulated);
  EXPECT_EQ(report.runs[2].state, RunState::does_not_fit);
  EXPECT_EQ(report.runs[2].needs, 18'000'000'000U + workspace_words * 8);
}

TEST(ProbeRuns, TooLittleFreeMemoryIsInconclusive) {
  HostMemory memory({.total_bytes = 32UL << 20});
  EXPECT_EQ(measured_on(memory).outcome.reason, "too_little_memory");
}

TEST(ProbeRuns, ADriverThatCountsTooLittleIsACheckThatFailed) {
  UnderReporting memory;
  EXPECT_EQ(measured_on(memory).outcome.ending, Ending::check_failed);
}

TEST(ProbeRuns, AnotherProcessDisturbsTheWitnessOnly) {
  Drifting memory;
  const Report report = measured_on(memory);
  EXPECT_EQ(report.outcome.ending, Ending::simulated);
  EXPECT_NE(report.calibration.drift.value_or(0), 0);
  EXPECT_THAT(json_of(report), testing::HasSubstr("\"memgetinfo\":\"disturbed\""));
}

TEST(ProbeRuns, WithoutPoolsTheAddressesAreTheWitness) {
  HostMemory memory({.has_pools = false});
  const Report report = measured_on(memory);
  EXPECT_EQ(report.outcome.ending, Ending::simulated);
  EXPECT_FALSE(report.runs[0].components[0].used);
  EXPECT_EQ(report.runs[0].components[0].address_ok, true);
  EXPECT_TRUE(report.limit.simulated_cap);
  EXPECT_EQ(report.limit.failed_at, "forward_2");
}

TEST(ProbeRuns, TheSecondForwardPassDoesNotFitWhereTheFirstDid) {
  HostMemory memory;
  const Training training = limit_run(1, 2'400'000);
  const RunReading reading = run_on(memory, training, limit_of(training));
  EXPECT_EQ(reading.state, RunState::out_of_memory);
  EXPECT_EQ(reading.failed_at, "forward_2");
}

TEST(ProbeRuns, WithoutMomentsTheSecondForwardPassFits) {
  HostMemory memory;
  Training training = limit_run(1, 2'400'000);
  training.optimizer = Optimizer::plain;
  EXPECT_EQ(run_on(memory, training, limit_of(training)).state, RunState::finished);
}

TEST(ProbeRuns, SizesAreDrawnFromTheNonceAndOdd) {
  Options options;
  options.nonce = "01";
  const auto first = planned_runs(options, 4UL << 30);
  options.nonce = "02";
  const auto second = planned_runs(options, 4UL << 30);
  EXPECT_NE(first[6].parameters, second[6].parameters);
  EXPECT_EQ(first[6].parameters % 2, 1U);
  EXPECT_GE(first[6].parameters, 1U << 20);
  EXPECT_LT(first[6].parameters, 1U << 24);
}

TEST(ProbeRuns, LessonSizesAreTriedWhenAskedFor) {
  Options options;
  options.lesson_sizes = true;
  bool seven_billion = false;
  for (const Training& training : planned_runs(options, 1UL << 30))
    seven_billion = seven_billion || training.parameters == 7'000'000'000;
  EXPECT_TRUE(seven_billion);
}

TEST(ProbeRuns, AllOfTheDeviceIsOnlyForThoseWhoHaveItAlone) {
  Options options;
  options.fill = true;
  const DeviceFree device{100UL << 30, 141UL << 30};
  EXPECT_EQ(budget_for(options, device, false), 4UL << 30);
  EXPECT_GT(budget_for(options, device, true), 80UL << 30);
}

TEST(ProbeRuns, NobodyButTheCudaBackEndCanPresentADevice) {
  static_assert(!std::is_default_constructible_v<RealDevice>);
  static_assert(!std::is_constructible_v<RealDevice, const char*>);
  HostMemory memory;
  Report report = measured_on(memory);
  report.outcome.ending = Ending::measured;  // as a bug might claim
  const std::string json = json_of(report);
  EXPECT_THAT(json, Not(testing::HasSubstr("measured")));
  EXPECT_THAT(json, testing::HasSubstr("\"basis\":\"host-simulated\""));
}

TEST(ProbeRuns, NarrowingRoundsToTheNearestAndTiesToEven) {
  const auto narrowed = [](std::uint32_t bits) {
    float number = 0;
    std::memcpy(&number, &bits, sizeof number);
    return narrow(number).bits;
  };
  EXPECT_EQ(narrowed(0x3f808000), 0x3f80);  // a tie, down to even
  EXPECT_EQ(narrowed(0x3f818000), 0x3f82);  // a tie, up to even
  EXPECT_EQ(narrowed(0x3f808001), 0x3f81);
  EXPECT_EQ(narrowed(0x3f807fff), 0x3f80);
  EXPECT_EQ(narrowed(0x80000000), 0x8000);
}

TEST(ProbeRuns, ErrorsOfCudaAreToldApart) {
  EXPECT_EQ(outcome_of(35, 0).reason, "no_driver");
  EXPECT_EQ(outcome_of(35, 12040).reason, "driver_too_old");
  for (const int code : {34, 35, 100, 803, 804})
    EXPECT_EQ(exit_code_of(outcome_of(code, 0).ending), 3) << code;
  for (const int code : {2, 3, 36, 46, 101, 209, 214, 222, 304, 719, 802, 805, 999})
    EXPECT_EQ(exit_code_of(outcome_of(code, 13000).ending), 4) << code;
}

TEST(ProbeRuns, TheCommandLineRefusesWhatItDoesNotKnow) {
  EXPECT_TRUE(parse_options({"--n", "1,255", "--accum", "on", "--nonce", "ab", "--budget-bytes", "5"}));
  for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{{"--n", "0"},
                                                                                     {"--n", "1,,2"},
                                                                                     {"--n"},
                                                                                     {"--accum", "maybe"},
                                                                                     {"--nonce", "XY"},
                                                                                     {"--student", "7"}})
    EXPECT_FALSE(parse_options(words)) << words.front();
}

}  // namespace
}  // namespace grader::tests
