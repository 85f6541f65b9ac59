// SPDX-License-Identifier: MIT
#include "grader/device/probe/calibrate.hpp"

#include <chrono>
#include <thread>

namespace grader::device::probe {
namespace {

constexpr Bytes odd_size = 3'000'001;
constexpr Bytes coarsest_unit = 2UL << 20;
constexpr auto rest = std::chrono::milliseconds(50);

/// A unit must explain both what one byte takes and what an odd size takes; else it is not known.
Bytes unit_from(Bytes after_one, Bytes after_both) {
  const bool power_of_two = after_one > 0 && (after_one & (after_one - 1)) == 0;
  if (!power_of_two || after_one > coarsest_unit) return 0;
  const Bytes expected = (odd_size + after_one - 1) / after_one * after_one;
  return after_both == after_one + expected ? after_one : 0;
}

}  // namespace

Calibration calibrate(DeviceMemory& memory) {
  Calibration found;
  Meter meter(memory);
  meter.open(PoolPlan::one_each, 0);
  {
    const Buffer<std::uint8_t> one(meter, Part::weights, 1);
    const Reading first = memory.read(Part::weights);
    const Buffer<std::uint8_t> odd(meter, Part::weights, odd_size);
    const Reading both = memory.read(Part::weights);
    if (first.used && both.used) found.granularity.unit = unit_from(*first.used, *both.used);
    found.chunk = first.reserved.value_or(0);
  }
  const auto before = memory.device_free();
  std::this_thread::sleep_for(rest);
  const auto after = memory.device_free();
  if (before && after)
    found.drift = static_cast<std::int64_t>(before->free) - static_cast<std::int64_t>(after->free);
  return found;
}

}  // namespace grader::device::probe
