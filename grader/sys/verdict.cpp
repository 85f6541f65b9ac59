// SPDX-License-Identifier: MIT
#include "grader/sys/verdict.hpp"

#include <fmt/format.h>
#include <signal.h>

#include <array>
#include <charconv>

#include "grader/error.hpp"
#include "grader/sys/remedy.hpp"

namespace grader::sys {
namespace {

struct Namespace {
  std::string_view name;
  std::string_view label;
};

/// From inside nobody could tell whose network it is that no system call may reach. bubblewrap reports those
/// that it made.
constexpr std::array<Namespace, 5> own_namespaces = {{{"network", "\"net-namespace\""},
                                                      {"processes", "\"pid-namespace\""},
                                                      {"messages between processes", "\"ipc-namespace\""},
                                                      {"host name", "\"uts-namespace\""},
                                                      {"mounts", "\"mnt-namespace\""}}};

Error gap_in_the_walls(std::string_view name) {
  return Error(
      fmt::format("the sandbox does not hold, so nobody is graded: it has no {} of its own", name),
      "bubblewrap did not do as it was told: see that the first bwrap in PATH is the distribution's own, "
      "version 0.8.0 or newer, and no wrapper");
}

std::optional<int> number_after(std::string_view text, std::string_view label) {
  const std::size_t place = text.find(label);
  if (place == std::string_view::npos) return std::nullopt;
  std::string_view rest = text.substr(place + label.size());
  const std::size_t digits = rest.find_first_not_of(": ");
  if (digits == std::string_view::npos) return std::nullopt;
  rest.remove_prefix(digits);
  int number = 0;
  if (std::from_chars(rest.data(), rest.data() + rest.size(), number).ec != std::errc()) return std::nullopt;
  return number;
}

/// The kernel's count for the limit goes by what runs at each tick, its count for us by what ran: on a busy
/// machine the first may be ahead by a good part, so a program is killed at the limit and has used less.
bool met_cpu_limit(const Command& command, int exit_code, int signal_number, std::chrono::nanoseconds cpu,
                   std::string_view errors) {
  const std::chrono::nanoseconds limit = command.limits.cpu;
  const bool killed = signal_number == SIGKILL || signal_number == SIGXCPU;
  if (killed) return cpu >= limit / 2;
  if (command.profile != Profile::compile || exit_code == 0) return false;
  const bool compiler_killed = errors.find("Killed signal terminated program") != std::string_view::npos;
  return cpu >= (compiler_killed ? limit / 2 : limit - limit / 10);
}

Ending ending_by_code(const Command& command, int exit_code, std::chrono::nanoseconds cpu,
                      std::string_view errors) {
  const bool signalled = exit_code > 128 && exit_code < 128 + NSIG;
  const int signal_number = signalled ? exit_code - 128 : 0;
  if (met_cpu_limit(command, exit_code, signal_number, cpu, errors))
    return {.how = How::cpu_limit, .code = signalled ? signal_number : SIGKILL};
  if (signalled) return {.how = How::signalled, .code = signal_number};
  return {.how = How::exited, .code = exit_code};
}

/// bubblewrap got as far as the program but the kernel would not start it. In the room `run` the program is a
/// student's product and may be damaged on purpose: that must not pass for a broken installation.
bool program_was_refused(const Command& command, std::string_view errors) {
  return command.profile == Profile::run && errors.find("bwrap: execvp ") != std::string_view::npos;
}

}  // namespace

Report read_report(std::string_view text) {
  Report report{.first_process = number_after(text, "\"child-pid\""),
                .exit_code = number_after(text, "\"exit-code\"")};
  for (const auto& [name, label] : own_namespaces)
    if (report.missing_namespace.empty() && text.find(label) == std::string_view::npos)
      report.missing_namespace = name;
  return report;
}

Ending judge_ending(const Command& command, Cause cause, const Report& report, std::chrono::nanoseconds cpu,
                    std::string_view errors) {
  if (cause == Cause::deadline && !report.first_process)
    throw Error("the sandbox was not set up within the wall limit",
                "the machine is overloaded: use fewer jobs", Trouble::this_grading);
  if (cause == Cause::deadline) return {.how = How::wall_limit, .code = SIGKILL};
  if (cause == Cause::overflow) return {.how = How::output_limit, .code = SIGKILL};
  if (report.exit_code && !report.missing_namespace.empty()) throw gap_in_the_walls(report.missing_namespace);
  if (report.exit_code) return ending_by_code(command, *report.exit_code, cpu, errors);
  if (program_was_refused(command, errors)) return {.how = How::exited, .code = 127};
  throw walls_did_not_go_up(errors);
}

}  // namespace grader::sys
