// SPDX-License-Identifier: MIT
// `ledger-grader pack EXERCISE --out DIR`: what a student may have.
#include "grader/cli/commands.hpp"
#include "grader/cli/exercise_choice.hpp"
#include "grader/cli/exit_codes.hpp"
#include "grader/cli/phrases.hpp"
#include "grader/cli/spare_work.hpp"
#include "grader/error.hpp"
#include "grader/exercise/exercise_files.hpp"
#include "grader/pipeline.hpp"
#include "grader/sys/files.hpp"

namespace grader::cli {
namespace {

/// Nobody works in a pack: a rubric that was mended takes its place.
bool is_older_pack(const std::filesystem::path& path) {
  constexpr std::size_t cap_bytes = std::size_t{64} << 20;
  const sys::ReadResult there = sys::read_untrusted(path, cap_bytes);
  return there.state == sys::ReadState::taken && exercise::is_pack(there.bytes);
}

}  // namespace

int run_pack(const Options& options, Console& console) {
  const auto& wanted = std::get<PackOptions>(options.arguments);
  const CommonOptions& common = options.common;
  require_exercise(common);
  const auto folder = find_exercises_folder(common.exercises_folder);
  const Exercise exercise = load_whole_exercise(folder, common.exercise);  // a faulty one is not handed out
  const exercise::ExerciseFiles files(folder);
  const std::string templates = "student_template/" + common.exercise;
  FreshFiles handout;
  for (const std::string& path : files.below(templates)) {
    handout[wanted.out / path.substr(templates.size() + 1)] = files.read(path).value_or("");
  }
  handout[wanted.out / exercise.file] = exercise.reference.handout;
  const auto pack = wanted.out / (common.exercise + exercise::pack_ending);
  const std::string packed = exercise::pack(exercise::files_to_pack(files, common.exercise));
  const bool renews = is_older_pack(pack);
  if (!renews) handout[pack] = packed;
  write_beside_work(handout, common.language);
  if (renews) sys::write_whole(pack, packed);
  console.print(
      phrase(Phrase::pack_done, common.language, {wanted.out.string(), pack.filename().string()}) + "\n",
      common.language);
  return exit_codes::done;
}

}  // namespace grader::cli
