// SPDX-License-Identifier: MIT
// How finely the driver counts, asked and never assumed; and whether anybody else is using the device.
#pragma once

#include "grader/device/probe/run.hpp"

namespace grader::device::probe {

struct Calibration {
  Granularity granularity = {};
  Bytes chunk = 0;                         ///< what a pool holds after one byte; 0: not known
  std::optional<std::int64_t> drift = {};  ///< of free memory while nothing was done
};

/// Throws Failure when not even a few bytes can be had.
Calibration calibrate(DeviceMemory& memory);

}  // namespace grader::device::probe
