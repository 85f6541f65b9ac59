// SPDX-License-Identifier: MIT
#include "grader/cli/grade_all.hpp"

#include <algorithm>

#include "grader/cli/exit_codes.hpp"
#include "grader/cli/phrases.hpp"

namespace grader::cli {
namespace {

Grade not_graded(const std::filesystem::path& folder, const Options& options, const Error& error) {
  Grade grade;
  grade.exercise = options.common.exercise;
  grade.submission_id = folder.filename().string();
  grade.not_graded_reason = error.what();
  grade.not_graded_hint = error.hint();
  return grade;
}

// Trouble with one submission is a grade that says so; trouble with the installation would meet them all.
Grade grade_one(const std::filesystem::path& folder, const GradeFolder& grade, const Options& options) {
  try {
    return grade(folder);
  } catch (const Error& error) {
    if (error.trouble() == Trouble::installation) throw;
    return not_graded(folder, options, error);
  }
}

void print_text(const Grade& grade, bool is_first, const Options& options, Console& console) {
  const CommonOptions& common = options.common;
  const auto audience = std::get<GradeOptions>(options.arguments).audience;
  const std::string text = report::terminal_text(grade, common.language, audience, common.colour);
  console.print((is_first ? "" : "\n") + text, common.language);
}

void print_json(const std::vector<Grade>& grades, bool is_single, const Options& options, Console& console) {
  const Language language = options.common.language;
  console.print(is_single ? report::json_text(grades.front(), language) : report::json_text(grades, language),
                language);
}

}  // namespace

int grade_all(const std::vector<std::filesystem::path>& folders, const GradeFolder& grade,
              const Options& options, Console& console) {
  const Language language = options.common.language;
  std::vector<Grade> grades;
  bool stopped = false;
  for (const std::filesystem::path& folder : folders) {
    try {
      grades.push_back(grade_one(folder, grade, options));
    } catch (const Error& error) {
      if (grades.empty()) throw;
      console.complain(error_text(error, language));
      console.complain(error_text(Error(phrase(Phrase::stopped_early, language, {folder.string()}),
                                        phrase(Phrase::stopped_early_mend, language)),
                                  language));
      stopped = true;
      break;
    }
    if (options.common.format == Format::text)
      print_text(grades.back(), grades.size() == 1, options, console);
  }
  if (options.common.format == Format::json) print_json(grades, folders.size() == 1, options, console);
  const bool all_graded = std::ranges::all_of(grades, &Grade::graded);
  return all_graded && !stopped ? exit_codes::done : exit_codes::human_needed;
}

}  // namespace grader::cli
