// SPDX-License-Identifier: MIT
#include "grader/sys/verdict.hpp"

#include <signal.h>

#include <charconv>

#include "grader/error.hpp"
#include "grader/sys/remedy.hpp"

namespace grader::sys {
namespace {

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

Ending ending_by_code(const Command& command, int exit_code, std::chrono::nanoseconds cpu) {
  const bool signalled = exit_code > 128 && exit_code < 128 + NSIG;
  const int signal_number = signalled ? exit_code - 128 : 0;
  // The kernel's count for the limit and its count for us differ by some ticks.
  const std::chrono::nanoseconds limit = command.limits.cpu;
  const bool cpu_used_up = cpu >= limit - limit / 10;
  const bool killed = signal_number == SIGKILL || signal_number == SIGXCPU;
  const bool driver_failed = command.profile == Profile::compile && exit_code != 0;
  if (cpu_used_up && (killed || driver_failed))
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
  return {.first_process = number_after(text, "\"child-pid\""),
          .exit_code = number_after(text, "\"exit-code\"")};
}

Ending judge_ending(const Command& command, Cause cause, const Report& report, std::chrono::nanoseconds cpu,
                    std::string_view errors) {
  if (cause == Cause::deadline && !report.first_process)
    throw Error("the sandbox was not set up within the wall limit",
                "the machine is overloaded: use fewer jobs", Trouble::this_grading);
  if (cause == Cause::deadline) return {.how = How::wall_limit, .code = SIGKILL};
  if (cause == Cause::overflow) return {.how = How::output_limit, .code = SIGKILL};
  if (report.exit_code) return ending_by_code(command, *report.exit_code, cpu);
  if (program_was_refused(command, errors)) return {.how = How::exited, .code = 127};
  throw walls_did_not_go_up(errors);
}

}  // namespace grader::sys
