// SPDX-License-Identifier: MIT
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "grader/error.hpp"
#include "grader/sys/find_program.hpp"
#include "grader/sys/process.hpp"
#include "grader/sys/sandbox.hpp"
#include "grader/sys/watch.hpp"

namespace grader::sys {
namespace {

Ending ending_of(const Watched& watched) {
  if (watched.cause == Cause::deadline) return {.how = How::wall_limit, .code = SIGKILL};
  if (watched.cause == Cause::overflow) return {.how = How::output_limit, .code = SIGKILL};
  if (WIFSIGNALED(watched.end.status)) return {.how = How::signalled, .code = WTERMSIG(watched.end.status)};
  return {.how = How::exited, .code = WEXITSTATUS(watched.end.status)};
}

}  // namespace

Ending run_trusted(const std::vector<std::string>& arguments, std::chrono::milliseconds wall) {
  const Limits limits;
  ProcessPlan plan{.arguments = arguments};
  const std::optional<std::string> program = find_program(arguments.front());
  if (!program) throw Error(arguments.front() + " is not installed", "install it, or look at PATH");
  plan.arguments.front() = *program;

  const Descriptor nothing = file_in_memory("");
  Pipe output = make_pipe();
  Pipe errors = make_pipe();
  plan.descriptors = {{STDIN_FILENO, nothing.number()},
                      {STDOUT_FILENO, output.writing.number()},
                      {STDERR_FILENO, errors.writing.number()}};
  const auto others_wait = only_one_with_children();
  Process process(plan);
  output.writing.close();
  errors.writing.close();

  Allowance allowance{limits.output_kill_bytes};
  std::vector<Stream> streams;
  for (Pipe* pipe : {&output, &errors})
    streams.push_back(
        {.end = std::move(pipe->reading), .kept_bytes = limits.output_kept_bytes, .allowance = &allowance});
  Watched watched = watch(process, streams, std::chrono::steady_clock::now() + wall);
  if (!drain(streams) && watched.cause == Cause::ended) watched.cause = Cause::overflow;

  Ending ending = ending_of(watched);
  ending.output = std::move(streams.front().text);
  ending.errors = std::move(streams.back().text);
  return ending;
}

}  // namespace grader::sys
