// SPDX-License-Identifier: MIT
// `ledger-grader grade PATH…`: full detail of one or a few submissions.
#include "grader/cli/commands.hpp"
#include "grader/cli/device_evidence.hpp"
#include "grader/cli/exercise_choice.hpp"
#include "grader/cli/grade_all.hpp"
#include "grader/cli/phrases.hpp"
#include "grader/cli/submissions.hpp"
#include "grader/error.hpp"
#include "grader/intake/read_marks.hpp"
#include "grader/judge/apply_marks.hpp"
#include "grader/pipeline.hpp"
#include "grader/report/escape.hpp"
#include "grader/report/escape_ci_log.hpp"
#include "grader/report/review_list.hpp"
#include "grader/sys/files.hpp"

namespace grader::cli {

namespace {

void warn(Console& console, const std::string& text) {
  console.complain(report::without_ci_commands(report::escape(text, report::Lines::many)) + "\n");
}

void warn_of_unknown(const HumanMarks& marks, const std::vector<Grade>& grades, Language language,
                     Console& console) {
  std::vector<std::string> ids;
  ids.reserve(grades.size());
  for (const Grade& grade : grades) ids.push_back(grade.submission_id);
  for (const std::string& student : judge::unknown_students(marks, ids))
    warn(console, phrase(Phrase::unknown_student, language, {marks.file, student}));
}

}  // namespace

int run_grade(const Options& options, Console& console) {
  const auto& wanted = std::get<GradeOptions>(options.arguments);
  const Language language = options.common.language;
  if (wanted.audience == report::Audience::student && options.common.format == Format::json)
    throw Error(phrase(Phrase::student_json, language), phrase(Phrase::student_json_mend, language));
  // Typing slips are found before anything slow or costly starts.
  require_paths(wanted.paths, language);
  require_exercise(options.common);
  if (wanted.isolation == Isolation::none) console.complain(phrase(Phrase::unsafe_warning, language) + "\n");
  Grader grader(setup_of(options.common, wanted.isolation, wanted.left_out));
  HumanMarks marks;
  if (wanted.marks) marks = intake::read_marks_file(grader.exercise(), *wanted.marks);
  const auto folders = submission_folders(wanted.paths, grader.exercise().file, language);
  std::vector<Grade> grades;
  std::optional<device::Evidence> evidence;
  if (wanted.device_evidence) {
    require_device_section(grader.exercise(), language);
    evidence = read_evidence(*wanted.device_evidence);
  }
  const auto grade_with_marks = [&](const std::filesystem::path& folder) {
    Grade grade = grader.grade(folder);
    if (evidence && grade.graded) grade.device = grader.confront(grader.read(folder), *evidence);
    for (const Text& warning : judge::apply_marks(grader.exercise(), marks, grade))
      warn(console, warning.in(language));
    grades.push_back(grade);
    return grade;
  };
  const int outcome = grade_all(folders, grade_with_marks, options, console);
  warn_of_unknown(marks, grades, language, console);
  if (wanted.review_list) {
    const auto format = report::list_format_of(wanted.review_list->string());
    sys::write_whole(*wanted.review_list,
                     report::review_list(options.common.exercise, grades, format, language));
  }
  return outcome;
}

}  // namespace grader::cli
