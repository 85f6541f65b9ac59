// SPDX-License-Identifier: MIT
// One run without walls: a folder that stands for the root, the program behind the kernel's limits, watch,
// sweep up. Commands name no path of the sandbox but their own program, so a folder is as good as a root.
#include "grader/sys/unsafe_runner.hpp"

#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <set>

#include "grader/error.hpp"
#include "grader/sys/files.hpp"
#include "grader/sys/identity.hpp"
#include "grader/sys/process.hpp"
#include "grader/sys/streams.hpp"
#include "grader/sys/temporary_root.hpp"
#include "grader/sys/verdict.hpp"
#include "grader/sys/walls.hpp"
#include "grader/sys/watch.hpp"

namespace grader::sys {
namespace {

using Clock = std::chrono::steady_clock;

constexpr auto time_to_sweep = std::chrono::seconds(5);
constexpr std::uint64_t room_for_others = 64;  // processes an ordinary user may start meanwhile

/// The parent's number stands behind the name in brackets, which may hold anything, and the state.
pid_t parent_of(const std::string& facts) {
  const std::size_t name_end = facts.rfind(')');
  if (name_end == std::string::npos || name_end + 4 > facts.size()) return -1;
  pid_t parent = -1;
  std::from_chars(facts.data() + name_end + 4, facts.data() + facts.size(), parent);
  return parent;
}

std::set<pid_t> children_of_this_process() {
  std::set<pid_t> children;
  std::error_code none;
  for (const auto& entry : std::filesystem::directory_iterator("/proc", none)) {
    const std::string name = entry.path().filename().string();
    pid_t process = 0;
    if (std::from_chars(name.data(), name.data() + name.size(), process).ec != std::errc()) continue;
    try {
      const auto facts = read_own(entry.path() / "stat");
      if (facts && parent_of(*facts) == ::getpid()) children.insert(process);
    } catch (const Error&) {  // NOLINT(bugprone-empty-catch): it ended meanwhile
    }
  }
  return children;
}

/// What the program left behind is a child of ours now, and so are its children once it is gone.
void end_orphans(const std::set<pid_t>& known) {
  const Clock::time_point deadline = Clock::now() + time_to_sweep;
  bool found = true;
  while (found && Clock::now() < deadline) {
    found = false;
    for (const pid_t child : children_of_this_process())
      if (!known.contains(child)) found = end_orphan(child, deadline).has_value() || found;
  }
}

class UnsafeRunner final : public Runner {
 public:
  UnsafeRunner() : slot_(take_slot(0)) { adopt_orphans(); }

  Ending run(const Command& command) override;
  std::string description() const override { return no_sandbox; }

 private:
  ProcessPlan plan_of(const Command& command, const TemporaryRoot& root) const;

  Slot slot_;
};

ProcessPlan UnsafeRunner::plan_of(const Command& command, const TemporaryRoot& root) const {
  ProcessPlan plan;
  plan.arguments = command.arguments;
  for (const InsideFile& file : command.files)
    if (file.path == plan.arguments.front()) plan.arguments.front() = root.place_of(file.path);
  const bool compiling = command.profile == Profile::compile;
  plan.directory = root.place_of(compiling ? "/tmp" : "/");
  // The name of the folder would stand in the compiler's messages, and differ each time.
  if (compiling) plan.environment = {"PATH=/usr/bin:/bin", "LC_ALL=C", "TMPDIR=../tmp"};

  plan.limits = kernel_limits(command, slot_.identity ? Account::own_slot : Account::shared_by_all);
  if (!compiling) {
    std::erase_if(plan.limits, [](const ResourceLimit& one) { return one.resource == RLIMIT_FSIZE; });
    plan.limits.push_back({RLIMIT_FSIZE, 0});
    if (!slot_.identity) plan.limits.push_back({RLIMIT_NPROC, processes_of_this_user() + room_for_others});
  }
  plan.identity = slot_.identity;
  return plan;
}

Ending UnsafeRunner::run(const Command& command) {
  // Whose orphan it is could not be told otherwise. Nor could the program be started while a sibling that is
  // just being started still holds the descriptor by which it was written.
  const auto others_wait = only_one_with_children();
  const TemporaryRoot root(command.files, slot_.identity);
  const std::set<pid_t> known = children_of_this_process();
  const Descriptor input = file_in_memory(command.input);
  Streams streams(command);
  ProcessPlan plan = plan_of(command, root);
  plan.descriptors.push_back({.inside = STDIN_FILENO, .ours = input.number()});
  std::ranges::copy_if(streams.handed(), std::back_inserter(plan.descriptors),
                       [](const HandedDescriptor& handed) { return handed.inside != status_number; });

  const Clock::time_point deadline = Clock::now() + command.limits.wall;
  Watched watched;
  {
    Process process(plan);
    streams.close_our_writing_ends();
    watched = watch(process, streams.all(), deadline);
  }
  end_orphans(known);
  if (!drain(streams.all()) && watched.cause == Cause::ended) watched.cause = Cause::overflow;

  // As a shell and bubblewrap put it.
  const int status = watched.end.status;
  const Report report{.first_process = 1,
                      .exit_code = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status)};
  Ending ending =
      judge_ending(command, watched.cause, report, watched.end.cpu, streams.text(Streams::errors));
  ending.output = std::move(streams.text(Streams::output));
  ending.errors = std::move(streams.text(Streams::errors));
  ending.results = std::move(streams.text(Streams::results));
  return ending;
}

}  // namespace

std::unique_ptr<Runner> make_unsafe_runner() { return std::make_unique<UnsafeRunner>(); }

}  // namespace grader::sys
