// SPDX-License-Identifier: MIT
// The real Runner: bubblewrap, rlimits, seccomp, an empty environment, a deadline.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "grader/sys/runner.hpp"

namespace grader::sys {

struct SandboxOptions {
  unsigned slot = 0;  ///< parallel slot: as root each has its own uid (61000 + slot)
};

/// Promises: as root the uid is dropped before bubblewrap starts. Throws Error with the matching remedy when
/// bubblewrap is missing or setuid; one that is too old, or a refused user namespace, is found by the first
/// run.
std::unique_ptr<Runner> make_sandboxed_runner(const SandboxOptions& options = {});

/// Runs a program of ours outside the sandbox, as `g++ -dumpfullversion`: trusted input only, empty
/// environment.
Ending run_trusted(const std::vector<std::string>& arguments, std::chrono::milliseconds wall);

}  // namespace grader::sys
