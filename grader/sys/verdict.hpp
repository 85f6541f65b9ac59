// SPDX-License-Identifier: MIT
// From what was seen of a sandbox to the Ending of the program in it, or to our own trouble. Pure.
//
// bubblewrap reports on a private descriptor (`--json-status-fd`) that the program cannot reach: "child-pid"
// once its namespaces exist, and "exit-code" only if the program was started. So a run without the second
// report is our trouble unless we ended it.
//
// What cannot be told apart: the exit code is in the shell's encoding, so a program that exits with 128+n
// looks like one killed by signal n. A program that kills itself when half its processor time is used up,
// or that the kernel kills then for want of memory, looks like one that met the limit. A compiler's driver
// hides how its compiler died; a failed compilation that used the time up counts as the limit. None of this
// earns or costs points by itself.
#pragma once

#include <chrono>
#include <optional>
#include <string_view>

#include "grader/sys/runner.hpp"
#include "grader/sys/watch.hpp"

namespace grader::sys {

struct Report {
  std::optional<int> first_process = {};  ///< the sandbox's process 1, by its number out here
  std::optional<int> exit_code = {};
  std::string_view missing_namespace = {};  ///< the first that the sandbox had not for its own; empty: none
};

/// Reads bubblewrap's lines of JSON; what it does not know it skips.
Report read_report(std::string_view text);

/// `cpu` is what the whole sandbox used; `errors` is its stderr. The streams of the Ending are left empty.
/// Throws Error when the walls did not go up, or went up with a gap.
Ending judge_ending(const Command& command, Cause cause, const Report& report, std::chrono::nanoseconds cpu,
                    std::string_view errors);

}  // namespace grader::sys
