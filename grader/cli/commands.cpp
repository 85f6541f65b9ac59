// SPDX-License-Identifier: MIT
#include "grader/cli/commands.hpp"

#include <algorithm>

namespace grader::cli {

const std::vector<Command>& commands() {
  static const std::vector<Command> table = {
      {"check", Phrase::check_description, run_check},
      {"grade", Phrase::grade_description, run_grade},
      {"batch", Phrase::batch_description, run_batch},
      {"regrade", Phrase::regrade_description, run_regrade},
      {"show", Phrase::show_description, run_show},
      {"stats", Phrase::stats_description, run_stats},
      {"selftest", Phrase::selftest_description, run_selftest},
      {"calibrate", Phrase::calibrate_description, run_calibrate},
      {"pack", Phrase::pack_description, run_pack},
      {"template", Phrase::template_description, run_template},
      {"device-check", Phrase::device_description, run_device_check},
      {"doctor", Phrase::doctor_description, run_doctor},
  };
  return table;
}

int run_command(const Options& options, Console& console) {
  const auto command = std::ranges::find(commands(), options.command, &Command::name);
  if (command == commands().end()) throw Error("there is no command " + options.command, "");
  return command->run(options, console);
}

}  // namespace grader::cli
