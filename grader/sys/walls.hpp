// SPDX-License-Identifier: MIT
// The walls of the two rooms, as data: what bubblewrap is told, and the limits the kernel keeps.
//
// Everything is named: no "all namespaces", no "try" where going on without would weaken the room. Private to
// sys.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "grader/sys/process.hpp"
#include "grader/sys/runner.hpp"
#include "grader/sys/sandbox.hpp"

namespace grader::sys {

/// Descriptor numbers in bubblewrap. Its own set-up needs low numbers below the limit on open files, so ours
/// are high; bubblewrap closes them before the program starts.
inline constexpr int status_number = 100;
inline constexpr int filter_number = 101;
inline constexpr int first_file_number = 102;
inline constexpr std::size_t most_files = 90;

/// Arguments after "bwrap", the program's own at the end. Descriptor first_file_number + i holds files[i].
std::vector<std::string> bubblewrap_arguments(const Command& command, const Layers& left_out = {});

enum class Account {
  own_slot,       ///< root gave the run a user of its own
  shared_by_all,  ///< an ordinary user: limits per user count his desktop, too
};

/// Threads count as processes.
std::uint64_t processes_of_this_user();

std::vector<ResourceLimit> kernel_limits(const Command& command, Account account);

}  // namespace grader::sys
