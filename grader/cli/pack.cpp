// SPDX-License-Identifier: MIT
// `ledger-grader pack EXERCISE --out DIR`: what a student may have.
#include <system_error>

#include "grader/cli/commands.hpp"
#include "grader/cli/exercise_choice.hpp"
#include "grader/cli/exit_codes.hpp"
#include "grader/cli/phrases.hpp"
#include "grader/error.hpp"
#include "grader/exercise/exercise_files.hpp"
#include "grader/pipeline.hpp"
#include "grader/sys/files.hpp"

namespace grader::cli {

int run_pack(const Options& options, Console& console) {
  const auto& wanted = std::get<PackOptions>(options.arguments);
  const CommonOptions& common = options.common;
  require_exercise(common);
  const auto folder = find_exercises_folder(common.exercises_folder);
  const Exercise exercise = load_whole_exercise(folder, common.exercise);  // a faulty one is not handed out
  const exercise::ExerciseFiles files(folder);
  const std::string templates = "student_template/" + common.exercise;
  for (const std::string& path : files.below(templates)) {
    sys::write_whole(wanted.out / path.substr(templates.size() + 1), files.read(path).value_or(""));
  }
  sys::write_whole(wanted.out / exercise.file, exercise.reference.handout);
  const auto pack = wanted.out / (common.exercise + exercise::pack_ending);
  sys::write_whole(pack, exercise::pack(exercise::files_to_pack(files, common.exercise)));
  console.print(
      phrase(Phrase::pack_done, common.language, {wanted.out.string(), pack.filename().string()}) + "\n",
      common.language);
  return exit_codes::done;
}

}  // namespace grader::cli
