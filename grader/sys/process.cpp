// SPDX-License-Identifier: MIT
// All waiting is by pidfd and poll, with a deadline; starting is in start_process.cpp.
#include "grader/sys/process.hpp"

#include <fmt/format.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <thread>

#include "grader/error.hpp"
#include "grader/sys/start_process.hpp"

namespace grader::sys {
namespace {

using Clock = std::chrono::steady_clock;

constexpr auto time_to_die = std::chrono::seconds(5);  // after SIGKILL; a large process takes its time

Descriptor open_pidfd(pid_t id) { return Descriptor(static_cast<int>(::syscall(SYS_pidfd_open, id, 0))); }

std::chrono::microseconds duration(const timeval& time) {
  return std::chrono::seconds(time.tv_sec) + std::chrono::microseconds(time.tv_usec);
}

/// Waits for one child (id > 0) or all children of one group (id < 0) and returns the end of the child
/// `main`.
std::optional<ProcessEnd> reap(pid_t id, pid_t main, Clock::time_point deadline) {
  std::optional<ProcessEnd> end;
  while (true) {
    int status = 0;
    rusage usage{};
    const pid_t reaped = ::wait4(id, &status, WNOHANG, &usage);
    if (reaped == main)
      end = ProcessEnd{.status = status, .cpu = duration(usage.ru_utime) + duration(usage.ru_stime)};
    if (reaped < 0 && errno != EINTR) return end;  // no child is left
    if (reaped == 0 && Clock::now() >= deadline) return end;
    if (reaped == 0) std::this_thread::sleep_for(std::chrono::microseconds(200));
  }
}

}  // namespace

Process::Process(const ProcessPlan& plan) : id_(start_process(plan)) {
  Descriptor opened = open_pidfd(id_);
  if (!opened.open()) {
    const int cause = errno;
    kill();
    reap(-id_, id_, Clock::now() + time_to_die);
    throw Error(
        fmt::format("cannot watch {}: {}", plan.arguments.front(), std::generic_category().message(cause)),
        "Linux 5.3 or newer is needed, and room for open files (ulimit -n)");
  }
  pidfd_ = std::move(opened);
}

Process::~Process() {
  if (waited_for_) return;
  kill();
  reap(-id_, id_, Clock::now() + time_to_die);
}

void Process::kill() {
  if (waited_for_) return;  // the number may belong to somebody else by now
  ::kill(-id_, SIGKILL);
  ::kill(id_, SIGKILL);
}

ProcessEnd Process::wait(Clock::time_point deadline) {
  if (!readable_by(pidfd_.number(), deadline))
    throw Error(fmt::format("process {} does not end", id_),
                "look at the machine: is it out of memory or of disk?", Trouble::this_grading);
  kill();  // whatever of its group is left; the number is ours until the next line
  const std::optional<ProcessEnd> end = reap(-id_, id_, Clock::now() + time_to_die);
  waited_for_ = true;
  if (!end)
    throw Error(fmt::format("the end of process {} was taken by somebody else", id_),
                "run the grader with default handling of SIGCHLD", Trouble::this_grading);
  return *end;
}

std::vector<std::string> own_environment() {
  std::vector<std::string> variables;
  for (char** variable = environ; variable != nullptr && *variable != nullptr; ++variable)
    variables.emplace_back(*variable);
  return variables;
}

void adopt_orphans() {
  // Orphans would go to process 1, which in a container often waits for nobody: each would stay as a zombie.
  if (::prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) != 0)
    throw Error("the kernel does not let the grader wait for orphaned processes",
                "Linux 3.4 or newer is needed");
}

std::unique_lock<std::mutex> only_one_with_children() {
  static std::mutex children;  // they are the whole process's, so is this
  return std::unique_lock(children);
}

std::optional<ProcessEnd> end_orphan(pid_t id, Clock::time_point deadline) {
  siginfo_t state{};
  if (::waitid(P_PID, static_cast<id_t>(id), &state, WEXITED | WNOHANG | WNOWAIT) != 0) return std::nullopt;
  if (state.si_pid == 0) {
    ::kill(id, SIGKILL);
    const Descriptor ended = open_pidfd(id);
    if (!ended.open() || !readable_by(ended.number(), deadline))
      throw Error(fmt::format("process {} of a sandbox does not end", id),
                  "look at the machine: is it out of memory or of disk?", Trouble::this_grading);
  }
  return reap(id, id, deadline);
}

bool readable_by(int descriptor, Clock::time_point deadline) {
  pollfd waiting{.fd = descriptor, .events = POLLIN, .revents = 0};
  while (true) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
    const int ready = ::poll(&waiting, 1, std::clamp<int>(static_cast<int>(left.count()), 0, 60'000));
    if (ready > 0) return true;
    if (ready == 0 && Clock::now() >= deadline) return false;
  }
}

}  // namespace grader::sys
