// SPDX-License-Identifier: MIT
// The grader with walls left out on purpose, so that tests can show that each wall holds alone, and that they
// would notice if none did:
//
//   ledger-grader-weakened without-filter | without-limits | weak COMMAND…
//
// `weak` is the careless setting: /etc and /proc are visible, the environment is passed on, /tmp is there to
// be filled, no filter, no limits; still inside bubblewrap, and with the deadlines. It does not look at its
// walls before it grades, and provenance.sandbox says "weakened for a test".
#include <csignal>
#include <exception>
#include <iostream>
#include <map>
#include <string>
#include <vector>

#include "grader/cli/commands.hpp"
#include "grader/cli/exit_codes.hpp"

namespace {

using namespace grader;  // NOLINT(google-build-using-namespace): as grader/main.cpp, which this stands for

const std::map<std::string, sys::Layers>& settings() {
  using sys::Layer;
  static const std::map<std::string, sys::Layers> all = {
      {"without-filter", {Layer::system_call_filter}},
      {"without-limits", {Layer::resource_limits}},
      {"weak", {Layer::system_call_filter, Layer::resource_limits, Layer::host_hidden, Layer::environment}}};
  return all;
}

int run(const std::vector<std::string>& words, cli::Console& console) {
  const std::vector<std::string> arguments(words.begin() + 2, words.end());
  auto parsed = cli::parse_options(arguments, cli::read_environment(), cli::Screen::other);
  auto& options = std::get<cli::Options>(parsed);
  std::get<cli::GradeOptions>(options.arguments).left_out = settings().at(words.at(1));
  return cli::run_command(options, console);
}

}  // namespace

int main(int argc, char** argv) {
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGCHLD, SIG_DFL);
  std::signal(SIGXFSZ, SIG_IGN);
  cli::Console console(std::cout, std::cerr);
  try {
    return run({argv, argv + argc}, console);
  } catch (const Error& error) {
    console.complain(cli::error_text(error, Language::en));
    return cli::exit_codes::nothing_graded;
  } catch (const std::exception& error) {
    console.complain(std::string(error.what()) + "\n");
    return cli::exit_codes::nothing_graded;
  }
}
