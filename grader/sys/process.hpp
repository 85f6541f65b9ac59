// SPDX-License-Identifier: MIT
// A started program: exactly the arguments, environment, descriptors and limits it was given, nothing
// inherited.
//
// Promises: the program has its own session and default signal handling; everything in the plan is in place
// before its first instruction. A Process that goes away takes its program with it, and so does a grader that
// is killed. Refuses: to start a program when any part of the plan fails. Several threads may
// have programs at once, but each its own: start and wait in the same thread, since the kernel ties "die with
// the parent" to the thread that started the program.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "grader/sys/descriptor.hpp"

namespace grader::sys {

struct ResourceLimit {
  int resource = 0;         ///< RLIMIT_…
  std::uint64_t value = 0;  ///< soft and hard
};

struct HandedDescriptor {
  int inside = 0;  ///< its number in the program, below `first_of_ours`
  int ours = 0;    ///< made by descriptor.hpp
};

struct ProcessPlan {
  std::vector<std::string> arguments = {};         ///< the program's path first; no search
  std::vector<std::string> environment = {};       ///< NAME=value
  std::string directory = "/";                     ///< where it starts
  std::vector<HandedDescriptor> descriptors = {};  ///< all others are closed, also 0, 1 and 2
  std::vector<ResourceLimit> limits = {};          ///< never above what the grader itself may have
  std::optional<std::uint32_t> identity = {};  ///< root only: become this user and group, in no other group
};

/// What the kernel says of a process that has ended.
struct ProcessEnd {
  int status = 0;                    ///< as for WIFEXITED and the like
  std::chrono::microseconds cpu{0};  ///< of it and of all its children that were waited for
};

class Process {
 public:
  /// Throws Error when the program cannot be started as planned.
  explicit Process(const ProcessPlan& plan);
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  /// Becomes readable when the program has ended.
  int ended_descriptor() const { return pidfd_.number(); }

  /// SIGKILL to the program and its process group; allowed when it has ended already.
  void kill();

  /// Throws Error when the program has not ended by then (a second after SIGKILL that is the machine's
  /// trouble).
  ProcessEnd wait(std::chrono::steady_clock::time_point deadline);

 private:
  pid_t id_ = -1;
  Descriptor pidfd_ = {};
  bool waited_for_ = false;
};

/// The variables of the grader itself, as a plan has them; for a program that may see them all.
std::vector<std::string> own_environment();

/// From now on orphans of started programs become our children, so that they can be waited for.
void adopt_orphans();

/// Held by who runs a trusted program, and by a run without a sandbox, which ends every new child of the
/// grader: it has nothing else to know its orphans by.
std::unique_lock<std::mutex> only_one_with_children();

/// Kills and waits for an adopted orphan. Nothing when it is no child of ours (any more).
std::optional<ProcessEnd> end_orphan(pid_t id, std::chrono::steady_clock::time_point deadline);

/// True when the descriptor became readable by the deadline.
bool readable_by(int descriptor, std::chrono::steady_clock::time_point deadline);

}  // namespace grader::sys
