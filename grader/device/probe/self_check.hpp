// SPDX-License-Identifier: MIT
// Whether a run is to be believed: what it found must agree with itself. A contradiction is a bug of ours or
// sick hardware, never a student's fault.
#pragma once

#include "grader/device/probe/run.hpp"

namespace grader::device::probe {

/// The blocks of a part lie where the driver says that there is memory for them, and on no other block's.
/// Nothing when the driver does not say.
std::optional<bool> addresses_ok(Meter& meter, Part part);

/// Adds what is wrong to `reading.errors`.
void check_run(RunReading& reading, const Granularity& granularity);

}  // namespace grader::device::probe
