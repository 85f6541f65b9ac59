// SPDX-License-Identifier: MIT
// The commands: a row of the table each, and a file each.
#pragma once

#include <string_view>
#include <vector>

#include "grader/cli/console.hpp"
#include "grader/cli/options.hpp"
#include "grader/cli/phrases.hpp"

namespace grader::cli {

/// Each returns an exit code and throws Error for trouble that ends the program.
int run_grade(const Options& options, Console& console);
int run_check(const Options& options, Console& console);
int run_batch(const Options& options, Console& console);
int run_regrade(const Options& options, Console& console);
int run_show(const Options& options, Console& console);
int run_stats(const Options& options, Console& console);
int run_selftest(const Options& options, Console& console);
int run_calibrate(const Options& options, Console& console);
int run_pack(const Options& options, Console& console);
int run_template(const Options& options, Console& console);
int run_device_check(const Options& options, Console& console);
int run_doctor(const Options& options, Console& console);

struct Command {
  std::string_view name = {};
  Phrase description = Phrase::count;
  int (*run)(const Options& options, Console& console) = nullptr;
};

/// In the order of --help.
const std::vector<Command>& commands();

/// Runs the command that the options name.
int run_command(const Options& options, Console& console);

}  // namespace grader::cli
