// SPDX-License-Identifier: MIT
#include "grader/device/child.hpp"

#include <sys/wait.h>

#include <csignal>

#include "grader/error.hpp"
#include "grader/sys/process.hpp"
#include "grader/sys/watch.hpp"

namespace grader::device {
namespace {

// A report of dozens of runs has some 60 KiB.
constexpr std::size_t most_output_bytes = 1UL << 20;
constexpr std::size_t kept_errors_bytes = 4UL << 10;

ChildEnd end_of(const sys::Watched& watched) {
  ChildEnd end;
  const int status = watched.end.status;
  if (watched.cause == sys::Cause::deadline) {
    end.how = ChildEnd::How::too_long;
  } else if (watched.cause == sys::Cause::overflow) {
    end.how = ChildEnd::How::too_much_output;
  } else if (WIFSIGNALED(status)) {
    end.how = ChildEnd::How::signalled;
    end.code = WTERMSIG(status);
  } else {
    end.how = ChildEnd::How::exited;
    end.code = WEXITSTATUS(status);
  }
  return end;
}

}  // namespace

ChildEnd run_child(const std::vector<std::string>& arguments, std::chrono::milliseconds wall) {
  const sys::Descriptor nothing = sys::file_in_memory("");
  sys::Pipe output = sys::make_pipe();
  sys::Pipe errors = sys::make_pipe();
  sys::ProcessPlan plan{.arguments = arguments, .environment = sys::own_environment()};
  plan.descriptors = {{STDIN_FILENO, nothing.number()},
                      {STDOUT_FILENO, output.writing.number()},
                      {STDERR_FILENO, errors.writing.number()}};
  try {
    sys::Process process(plan);
    output.writing.close();
    errors.writing.close();
    sys::Allowance allowance{most_output_bytes};
    std::vector<sys::Stream> streams(2);
    streams[0] = {.end = std::move(output.reading), .kept_bytes = most_output_bytes, .allowance = &allowance};
    streams[1] = {.end = std::move(errors.reading), .kept_bytes = kept_errors_bytes, .allowance = &allowance};
    sys::Watched watched = sys::watch(process, streams, std::chrono::steady_clock::now() + wall);
    if (!sys::drain(streams) && watched.cause == sys::Cause::ended) watched.cause = sys::Cause::overflow;
    ChildEnd end = end_of(watched);
    end.output = std::move(streams[0].text);
    end.errors = std::move(streams[1].text);
    return end;
  } catch (const Error& error) {
    return {.errors = error.what()};
  }
}

}  // namespace grader::device
