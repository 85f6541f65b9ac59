// SPDX-License-Identifier: MIT
// `ledger-grader grade PATH…`: full detail of one or a few submissions.
#include "grader/cli/commands.hpp"
#include "grader/cli/device_evidence.hpp"
#include "grader/cli/exercise_choice.hpp"
#include "grader/cli/grade_all.hpp"
#include "grader/cli/phrases.hpp"
#include "grader/cli/submissions.hpp"
#include "grader/error.hpp"
#include "grader/pipeline.hpp"

namespace grader::cli {

int run_grade(const Options& options, Console& console) {
  const auto& wanted = std::get<GradeOptions>(options.arguments);
  if (wanted.audience == report::Audience::student && options.common.format == Format::json) {
    throw Error(phrase(Phrase::student_json, options.common.language),
                phrase(Phrase::student_json_mend, options.common.language));
  }
  // Typing slips are found before anything slow or costly starts.
  require_paths(wanted.paths, options.common.language);
  require_exercise(options.common);
  if (wanted.isolation == Isolation::none)
    console.complain(phrase(Phrase::unsafe_warning, options.common.language) + "\n");
  Grader grader(setup_of(options.common, wanted));
  const auto folders = submission_folders(wanted.paths, grader.exercise().file, options.common.language);
  std::optional<device::Evidence> evidence;
  if (wanted.device_evidence) {
    require_device_section(grader.exercise(), options.common.language);
    evidence = read_evidence(*wanted.device_evidence);
  }
  const auto grade_one = [&](const std::filesystem::path& folder) {
    Grade grade = grader.grade(folder);
    if (evidence && grade.graded) grade.device = grader.confront(grader.read(folder), *evidence);
    return grade;
  };
  return grade_all(folders, grade_one, options, console);
}

}  // namespace grader::cli
