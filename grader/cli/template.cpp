// SPDX-License-Identifier: MIT
// `ledger-grader template EXERCISE`: writes the student template from the reference.
#include "grader/cli/commands.hpp"
#include "grader/cli/exercise_choice.hpp"
#include "grader/cli/exit_codes.hpp"
#include "grader/pipeline.hpp"
#include "grader/sys/files.hpp"

namespace grader::cli {

int run_template(const Options& options, Console& console) {
  require_exercise(options.common);
  const auto folder = find_exercises_folder(options.common.exercises_folder);
  const Exercise exercise = load_whole_exercise(folder, options.common.exercise);
  const auto& output = std::get<TemplateOptions>(options.arguments).output;
  if (output) {
    sys::write_whole(*output, exercise.reference.handout);
  } else {
    console.print(exercise.reference.handout, options.common.language);
  }
  return exit_codes::done;
}

}  // namespace grader::cli
