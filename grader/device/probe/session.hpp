// SPDX-License-Identifier: MIT
// Everything that is measured on one device, in order: how finely it counts, the runs, the memory limit.
#pragma once

#include "grader/device/probe/calibrate.hpp"
#include "grader/device/probe/options.hpp"
#include "grader/device/probe/outcome.hpp"

namespace grader::device::probe {

/// What is known of the device and the build besides the measurement.
struct DeviceFacts {
  std::string name = {};
  std::string compute_capability = {};
  std::string uuid = {};
  Bytes total = 0;
  Bytes free_before = 0;
  int driver = 0;
  int runtime = 0;
  bool mig = false;
  bool wsl = false;
  bool mps = false;
  bool integrated = false;
  bool pools = false;
  bool alone = false;                         ///< known that no other process computes on it
  MaybeBytes context_by_driver = {};          ///< free memory before and after a context was made, by NVML
  MaybeBytes context_by_second_process = {};  ///< what a second process of ours takes, by CUDA
};

/// The second iteration does not fit where the first did.
struct LimitDemo {
  bool tried = false;
  Bytes cap = 0;
  std::uint64_t parameters = 0;
  std::string failed_at = {};  ///< empty: it did not fail
  bool simulated_cap = false;
};

struct Report {
  Outcome outcome = {};
  int cuda_error = 0;
  std::string error_text = {};
  bool simulated = false;               ///< the host stood in for a device
  std::optional<RealDevice> real = {};  ///< without it nothing is called measured
  std::string nonce = {};
  std::optional<DeviceFacts> device = {};
  Calibration calibration = {};
  std::vector<RunReading> runs = {};
  LimitDemo limit = {};
  std::vector<std::string> errors = {};
};

/// Measures; `report` has the device's facts already. Never throws for what the device does.
void measure(DeviceMemory& memory, Arithmetic& arithmetic, const Options& options, Report& report);

/// cuda-pool, cuda-malloc, host-simulated or none.
const char* basis_of(const Report& report);

/// Only with a RealDevice is the verdict, or the label of any run, `measured`.
std::string json_of(const Report& report);

}  // namespace grader::device::probe
