// SPDX-License-Identifier: MIT
// `ledger-grader template EXERCISE`: writes the student template from the reference.
#include "grader/cli/commands.hpp"
#include "grader/cli/exercise_choice.hpp"
#include "grader/cli/exit_codes.hpp"
#include "grader/cli/spare_work.hpp"
#include "grader/pipeline.hpp"

namespace grader::cli {

int run_template(const Options& options, Console& console) {
  // Students may have it: a pack will do.
  const CommonOptions common = with_pack(std::filesystem::current_path(), options.common);
  require_exercise(common, PackUse::allowed);
  const Exercise exercise =
      load_whole_exercise(find_exercises_folder(common.exercises_folder), common.exercise);
  const auto& output = std::get<TemplateOptions>(options.arguments).output;
  if (output) {
    write_beside_work({{*output, exercise.reference.handout}}, common.language);
  } else {
    console.print(exercise.reference.handout, common.language);
  }
  return exit_codes::done;
}

}  // namespace grader::cli
