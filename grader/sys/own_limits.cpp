// SPDX-License-Identifier: MIT
#include "grader/sys/own_limits.hpp"

#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <array>
#include <new>
#include <string>
#include <system_error>

#include "grader/sys/walls.hpp"

namespace grader::sys {
namespace {

constexpr rlim_t mebibyte = 1 << 20;

struct Floor {
  int resource;
  const char* what;
  const char* option;  ///< of ulimit
  rlim_t least;
  rlim_t unit;
  const char* unit_name;
};

/// What the rooms of the sandbox grant, and no more: on an ordinary machine none of it is near.
constexpr std::array<Floor, 7> floors = {
    {{RLIMIT_AS, "memory", "-v", 1024 * mebibyte, mebibyte, "MiB"},
     {RLIMIT_DATA, "memory for data", "-d", 1024 * mebibyte, mebibyte, "MiB"},
     {RLIMIT_FSIZE, "size of files", "-f", 128 * mebibyte, mebibyte, "MiB"},
     {RLIMIT_STACK, "stack", "-s", 1 * mebibyte, mebibyte, "MiB"},
     {RLIMIT_NOFILE, "open files", "-n", 64, 1, "files"},
     {RLIMIT_CPU, "processor time", "-t", 60, 1, "seconds"},
     {RLIMIT_NPROC, "processes", "-u", 32, 1, "processes"}}};

/// The kernel counts all processes of an ordinary user together; those of root it does not count, but the
/// identities that root's sandboxes take begin at none.
rlim_t least_of(const Floor& floor) {
  constexpr rlim_t needed_beside_others = 16;
  if (floor.resource != RLIMIT_NPROC || ::geteuid() == 0) return floor.least;
  return processes_of_this_user() + needed_beside_others;
}

}  // namespace

void require_room() {
  std::string problems;
  std::string options;
  for (const Floor& floor : floors) {
    rlimit given{};
    if (::getrlimit(static_cast<__rlimit_resource_t>(floor.resource), &given) != 0) continue;
    const rlim_t least = given.rlim_cur == RLIM_INFINITY ? 0 : least_of(floor);
    if (given.rlim_cur == RLIM_INFINITY || given.rlim_cur >= least) continue;
    problems += fmt::format("{}{}: {} {} given, {} needed", problems.empty() ? "" : "; ", floor.what,
                            given.rlim_cur / floor.unit, floor.unit_name, least / floor.unit);
    options += fmt::format("{}ulimit {} unlimited", options.empty() ? "" : "; ", floor.option);
  }
  if (problems.empty()) return;
  throw Error("the limits that the grader runs under are too tight to grade anybody: " + problems,
              "raise them before it starts, as with: " + options + " (or in /etc/security/limits.conf)");
}

Error error_of(const std::exception& error) {
  if (dynamic_cast<const std::bad_alloc*>(&error) != nullptr)
    return {"there is not enough memory",
            "free some memory, or raise the limits on it (ulimit -v, ulimit -d)", Trouble::this_grading};
  const auto* of_system = dynamic_cast<const std::system_error*>(&error);
  if (of_system != nullptr && of_system->code() == std::errc::resource_unavailable_try_again)
    return {"no more threads can be started",
            "close some programs, or raise the limit on processes (ulimit -u)", Trouble::this_grading};
  return {error.what(), "report this as a defect", Trouble::this_grading};
}

}  // namespace grader::sys
