// SPDX-License-Identifier: MIT
// One run: put everything it needs into descriptors, start bubblewrap behind the limits, watch, sweep up, and
// translate what happened into an Ending. What the walls are is in walls.cpp, which calls pass in
// seccomp.cpp, how an ending is told in verdict.hpp.
#include "grader/sys/sandbox.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <iterator>
#include <mutex>
#include <optional>

#include "grader/error.hpp"
#include "grader/sys/caretaker.hpp"
#include "grader/sys/find_program.hpp"
#include "grader/sys/identity.hpp"
#include "grader/sys/process.hpp"
#include "grader/sys/remedy.hpp"
#include "grader/sys/seccomp.hpp"
#include "grader/sys/streams.hpp"
#include "grader/sys/verdict.hpp"
#include "grader/sys/walls.hpp"
#include "grader/sys/watch.hpp"

namespace grader::sys {
namespace {

using Clock = std::chrono::steady_clock;

constexpr auto time_to_sweep = std::chrono::seconds(5);

/// Files in memory of one run; they must live until bubblewrap has started.
struct Luggage {
  void add(int inside, std::string_view bytes) {
    files.push_back(file_in_memory(bytes));
    handed.push_back({.inside = inside, .ours = files.back().number()});
  }

  std::vector<Descriptor> files = {};
  std::vector<HandedDescriptor> handed = {};
};

/// The program and all its children end with the first process of the sandbox; when that is gone, all are.
/// bubblewrap leaves it to us as an orphan, and with it the processor time of all that it waited for.
std::optional<ProcessEnd> sweep(Streams& streams) {
  auto first = read_report(streams.text(Streams::status)).first_process;
  if (!first) {  // it may be in the pipe still
    drain(streams.all());
    first = read_report(streams.text(Streams::status)).first_process;
  }
  return first ? end_orphan(*first, Clock::now() + time_to_sweep) : std::nullopt;
}

class SandboxedRunner final : public Runner {
 public:
  SandboxedRunner(std::string bubblewrap, const SandboxOptions& options)
      : bubblewrap_(std::move(bubblewrap)),
        left_out_(options.left_out),
        slot_(take_slot(options.slot)),
        caretaker_(slot_.held) {
    adopt_orphans();
  }

  Ending run(const Command& command) override;
  std::string description() const override;

 private:
  Cause run_bubblewrap(const Command& command, Streams& streams, Clock::time_point deadline);

  bool has(Layer layer) const { return !left_out_.contains(layer); }

  std::string bubblewrap_;
  Layers left_out_;
  Slot slot_;
  Caretaker caretaker_;
  mutable std::once_flag described_ = {};
  mutable std::string description_ = {};
};

Cause SandboxedRunner::run_bubblewrap(const Command& command, Streams& streams, Clock::time_point deadline) {
  if (command.files.size() > most_files)
    throw Error("too many files for one run in the sandbox", "put fewer files inside", Trouble::this_grading);
  Luggage luggage;
  luggage.add(STDIN_FILENO, command.input);
  if (has(Layer::system_call_filter)) luggage.add(filter_number, system_call_filter(command.profile));
  int number = first_file_number;
  for (const InsideFile& file : command.files) luggage.add(number++, file.bytes);

  ProcessPlan plan;
  plan.arguments = {bubblewrap_, "--unsetenv", caretaker_.word()};
  std::ranges::move(bubblewrap_arguments(command, left_out_), std::back_inserter(plan.arguments));
  if (!has(Layer::environment)) plan.environment = own_environment();
  plan.descriptors = std::move(luggage.handed);
  plan.descriptors.insert(plan.descriptors.end(), streams.handed().begin(), streams.handed().end());
  const Account account = slot_.identity ? Account::own_slot : Account::shared_by_all;
  if (has(Layer::resource_limits)) plan.limits = kernel_limits(command, account);
  plan.identity = slot_.identity;

  Process process(plan);
  streams.close_our_writing_ends();
  luggage.files.clear();
  return watch(process, streams.all(), deadline).cause;
}

Ending SandboxedRunner::run(const Command& command) {
  const Clock::time_point started = Clock::now();
  Streams streams(command);
  Cause cause = run_bubblewrap(command, streams, started + command.limits.wall);
  const std::optional<ProcessEnd> first_process = sweep(streams);
  // Should the orphan ever go elsewhere, the time on the clock is the best guess that is left.
  const std::chrono::nanoseconds cpu = first_process ? first_process->cpu : Clock::now() - started;
  if (!drain(streams.all()) && cause == Cause::ended) cause = Cause::overflow;

  Ending ending = judge_ending(command, cause, read_report(streams.text(Streams::status)), cpu,
                               streams.text(Streams::errors));
  ending.output = std::move(streams.text(Streams::output));
  ending.errors = std::move(streams.text(Streams::errors));
  ending.results = std::move(streams.text(Streams::results));
  return ending;
}

std::string SandboxedRunner::description() const {
  std::call_once(described_, [this] {
    const Ending ending = run_trusted({bubblewrap_, "--version"}, std::chrono::seconds(5));
    description_ = printable(ending.output, 60);
    if (has(Layer::system_call_filter)) description_ += ", seccomp";
    if (!left_out_.empty()) description_ += ", weakened for a test";
  });
  return description_;
}

}  // namespace

std::unique_ptr<Runner> make_sandboxed_runner(const SandboxOptions& options) {
  const std::optional<std::string> bubblewrap = find_program("bwrap");
  if (!bubblewrap) throw Error("bubblewrap (bwrap) is not installed", "apt install bubblewrap");
  struct stat facts = {};
  if (::stat(bubblewrap->c_str(), &facts) == 0 && (facts.st_mode & S_ISUID) != 0)
    throw Error(*bubblewrap + " is setuid: the sandbox must not run with more rights than the grader",
                "chmod u-s " + *bubblewrap);
  return std::make_unique<SandboxedRunner>(*bubblewrap, options);
}

}  // namespace grader::sys
