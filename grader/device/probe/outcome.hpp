// SPDX-License-Identifier: MIT
// How probing can end, and what CUDA's error codes mean for that. Plain numbers: no CUDA header is needed.
#pragma once

#include <string>

namespace grader::device::probe {

/// `measured` is for a real device alone; the host in its place is `simulated`.
enum class Ending { measured, simulated, static_review, inconclusive, check_failed };

const char* name_of(Ending ending);

/// 0 measured, 3 static review or simulated, 4 inconclusive, 5 check failed.
int exit_code_of(Ending ending);

struct Outcome {
  Ending ending = Ending::inconclusive;
  std::string reason = {};  ///< a word for programs: no_driver, driver_too_old, no_device …
};

/// For a runtime call that failed. `driver_version` tells "no driver" from "too old", which share a code.
Outcome outcome_of(int cuda_error, int driver_version);

}  // namespace grader::device::probe
