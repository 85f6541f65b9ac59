// SPDX-License-Identifier: MIT
// Which runs are made. One size is drawn after the submission is fixed, so that none can be hard-coded.
#pragma once

#include "grader/device/probe/options.hpp"
#include "grader/device/probe/run.hpp"

namespace grader::device::probe {

/// What the runs may take of the device, in bytes: `--budget-bytes`, else a quarter of what is free and at
/// most 4 · 2^30; with `--fill` nine tenths, less a reserve.
Bytes budget_for(const Options& options, const DeviceFree& device, bool alone);

std::uint64_t seed_from(const std::string& nonce);

std::vector<Training> planned_runs(const Options& options, Bytes budget);

/// The largest run that a limited pool shows to be too large: state and gradients fit, the activations of the
/// second iteration do not.
Training limit_run(std::uint64_t seed, Bytes budget);
Bytes limit_of(const Training& training);

}  // namespace grader::device::probe
