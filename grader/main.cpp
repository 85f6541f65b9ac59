// SPDX-License-Identifier: MIT
// The trampoline: command line in, exit code out.
//
// Exit codes (docs/design.md, section 7):
//   0    done
//   1    check: not passed or undecided; selftest, doctor: something is wrong
//   2    usage, rubric or installation: nothing was graded
//   3    a human is needed: a submission could not be graded by our fault, or output could not be written
//   130  ended by SIGINT; 141 whoever read the output has ended; 143 ended by SIGTERM
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <exception>
#include <iostream>
#include <new>
#include <string>
#include <system_error>
#include <vector>

#include "grader/cli/commands.hpp"
#include "grader/cli/exit_codes.hpp"

namespace {

using namespace grader;  // NOLINT(google-build-using-namespace): this file only joins parts together

int run(const std::vector<std::string>& arguments, const cli::Environment& environment,
        cli::Console& console) {
  const cli::Screen screen = isatty(STDOUT_FILENO) == 1 ? cli::Screen::terminal : cli::Screen::other;
  const auto parsed = cli::parse_options(arguments, environment, screen);
  if (const auto* asked = std::get_if<cli::TextAsked>(&parsed)) {
    console.print(asked->text, cli::language_of(arguments, environment));
    return cli::exit_codes::done;
  }
  return cli::run_command(std::get<cli::Options>(parsed), console);
}

int exit_code(Trouble trouble) {
  return trouble == Trouble::installation ? cli::exit_codes::nothing_graded : cli::exit_codes::human_needed;
}

int give_up(const char* what, Language language, cli::Console& console) {
  const Error unexpected(phrase(cli::Phrase::unexpected, language, {what}),
                         phrase(cli::Phrase::unexpected_mend, language), Trouble::this_grading);
  console.complain(cli::error_text(unexpected, language));
  return exit_code(unexpected.trouble());
}

/// Not the program is at fault but what it is given of the machine.
int give_up_for_want_of(cli::Phrase what, cli::Phrase mend, Language language, cli::Console& console) {
  const Error error(phrase(what, language), phrase(mend, language), Trouble::this_grading);
  console.complain(cli::error_text(error, language));
  return exit_code(error.trouble());
}

/// As programs end that never heard of a closed pipe, but after everything was tidied up.
int end_without_reader() {
  std::signal(SIGPIPE, SIG_DFL);
  std::raise(SIGPIPE);
  return 128 + SIGPIPE;  // whoever started us blocks the signal
}

}  // namespace

int main(int argc, char** argv) {
  // A reader that went away is a failed write: of a student's program or of a compiler it is no reason to
  // die.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGCHLD,
              SIG_DFL);  // a parent that ignores its children hands that on, and ours must be waited for
  std::signal(SIGXFSZ, SIG_IGN);  // so is a file that may not grow
  const std::vector<std::string> arguments(argv + std::min(argc, 1), argv + argc);
  const cli::Environment environment = cli::read_environment();
  const Language language = cli::language_of(arguments, environment);
  cli::Console console(std::cout, std::cerr);
  try {
    return run(arguments, environment, console);
  } catch (const cli::ReaderGone&) {
    return end_without_reader();
  } catch (const Error& error) {
    console.complain(cli::error_text(error, language));
    return exit_code(error.trouble());
  } catch (const std::bad_alloc&) {
    return give_up_for_want_of(cli::Phrase::no_memory, cli::Phrase::no_memory_mend, language, console);
  } catch (const std::system_error& error) {
    if (error.code() == std::errc::resource_unavailable_try_again)
      return give_up_for_want_of(cli::Phrase::no_thread, cli::Phrase::no_thread_mend, language, console);
    return give_up(error.what(), language, console);
  } catch (const std::exception& error) {
    return give_up(error.what(), language, console);
  } catch (...) {
    return give_up("?", language, console);
  }
}
