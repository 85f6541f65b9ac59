// SPDX-License-Identifier: MIT
// The real Runner: bubblewrap, rlimits, seccomp, an empty environment, a deadline.
#pragma once

#include <chrono>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "grader/sys/runner.hpp"

namespace grader::sys {

/// What a test may leave out of the walls, to see that the others hold alone and that it would notice. No
/// option of the program does that; tests/weakened/main.cpp is another program.
enum class Layer {
  system_call_filter,
  resource_limits,  ///< the kernel's; caps and deadlines stay
  host_hidden,      ///< left out: /etc and /proc are there, and /tmp without a bound
  environment,      ///< left out: the program gets the grader's
};
using Layers = std::set<Layer>;

struct SandboxOptions {
  unsigned slot = 0;  ///< as root, the first to try: each runner has a uid of its own (61000 + slot)
  Layers left_out = {};
};

/// Promises: as root the uid is dropped before bubblewrap starts. Throws Error with the matching remedy when
/// bubblewrap is missing or setuid; one that is too old, or a refused user namespace, is found by the first
/// run.
std::unique_ptr<Runner> make_sandboxed_runner(const SandboxOptions& options = {});

/// Runs a program of ours outside the sandbox, as `g++ -dumpfullversion`: trusted input only, empty
/// environment.
Ending run_trusted(const std::vector<std::string>& arguments, std::chrono::milliseconds wall);

}  // namespace grader::sys
