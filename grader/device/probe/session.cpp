// SPDX-License-Identifier: MIT
#include "grader/device/probe/session.hpp"

#include "grader/device/probe/sizes.hpp"

namespace grader::device::probe {
namespace {

constexpr Bytes least_free = 64UL << 20;

void show_limit(DeviceMemory& memory, Arithmetic& arithmetic, std::uint64_t seed, Bytes budget,
                Report& report) {
  const Training training = limit_run(seed, budget);
  report.limit.tried = true;
  report.limit.parameters = training.parameters;
  report.limit.cap = limit_of(training);
  const RunReading reading =
      run(memory, arithmetic, training, report.calibration.granularity, report.limit.cap);
  if (reading.state == RunState::out_of_memory) report.limit.failed_at = reading.failed_at;
  report.limit.simulated_cap = !memory.keeps_cap();
}

void measure_runs(DeviceMemory& memory, Arithmetic& arithmetic, const Options& options, Bytes budget,
                  Report& report) {
  for (const Training& training : planned_runs(options, budget)) {
    RunReading reading;
    reading.training = training;
    reading.needs = needed_by(training);
    const auto device = memory.device_free();
    // Sizes that somebody typed are tried as long as the device has room at all.
    const Bytes room =
        !options.sizes.empty() || options.lesson_sizes || !device ? (device ? device->free : budget) : budget;
    if (reading.needs > room) {
      reading.state = RunState::does_not_fit;
    } else {
      reading = run(memory, arithmetic, training, report.calibration.granularity);
    }
    report.runs.push_back(reading);
  }
}

Outcome summed_up(const Report& report) {
  bool any = false;
  for (const RunReading& reading : report.runs) {
    if (reading.state == RunState::out_of_memory) return {Ending::inconclusive, "out_of_memory"};
    if (reading.state == RunState::failed) return {Ending::inconclusive, "run_failed"};
    any = any || reading.state == RunState::finished;
  }
  for (const RunReading& reading : report.runs)
    if (!reading.errors.empty()) return {Ending::check_failed, "self_check"};
  return any ? Outcome{Ending::measured, ""} : Outcome{Ending::inconclusive, "nothing_fits"};
}

}  // namespace

void measure(DeviceMemory& memory, Arithmetic& arithmetic, const Options& options, Report& report) {
  const RealDevice* const device = memory.real_device();
  if (device != nullptr) report.real = *device;
  report.simulated = device == nullptr;
  report.nonce = options.nonce;
  try {
    const DeviceFree room = memory.device_free().value_or(DeviceFree{});
    if (room.free < least_free) {
      report.outcome = {Ending::inconclusive, "too_little_memory"};
      return;
    }
    report.calibration = calibrate(memory);
    const Bytes budget = budget_for(options, room, report.device && report.device->alone);
    measure_runs(memory, arithmetic, options, budget, report);
    show_limit(memory, arithmetic, seed_from(options.nonce), budget, report);
    report.outcome = summed_up(report);
  } catch (const Failure& failure) {
    report.outcome = {Ending::inconclusive,
                      failure.err == Err::out_of_memory ? "out_of_memory" : "run_failed"};
    report.errors.push_back(failure.what);
  }
  if (report.simulated && report.outcome.ending == Ending::measured) report.outcome = {Ending::simulated, ""};
}

}  // namespace grader::device::probe
