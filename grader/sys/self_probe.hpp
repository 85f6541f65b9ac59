// SPDX-License-Identifier: MIT
// Are the walls up? A program of ours tries what a hostile one would, behind the very walls that a submission
// gets, and what it says is compared with a table of what must be.
//
// bubblewrap being there, or saying its version, proves nothing: a kernel, a container or a wrapper script
// may have taken any wall away.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "grader/sys/runner.hpp"

namespace grader::sys {

/// One wall, looked at.
struct WallFinding {
  Profile room = Profile::run;
  std::string wall = {};    ///< "network"
  std::string wanted = {};  ///< "ended by the system-call filter"
  std::string got = {};     ///< the same when it holds; hostile text when it does not
  bool holds = false;
  std::string hint = {};  ///< how to mend it; empty when it holds
};

/// Each forbidden thing by a process of its own, and everything that can be seen. `secrets` are files of the
/// teacher's that a submission must not see. Takes half a second. Throws Error when no wall went up at all,
/// or nothing can be compiled.
std::vector<WallFinding> probe_walls(Runner& runner, const std::vector<std::filesystem::path>& secrets);

/// Throws Error (Trouble::installation) with the remedy when a wall does not hold; then nobody may be graded.
///
/// That all walls held is remembered in `cache` until the machine is started anew, or anything changes that
/// they depend on; then one process of a few milliseconds looks again at the room where programs run. Without
/// a cache three processes look at both rooms.
void require_walls(Runner& runner, const std::vector<std::filesystem::path>& secrets,
                   const std::optional<std::filesystem::path>& cache);

}  // namespace grader::sys
