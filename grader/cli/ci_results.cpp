// SPDX-License-Identifier: MIT
#include "grader/cli/ci_results.hpp"

#include <optional>

#include "grader/cli/phrases.hpp"
#include "grader/error.hpp"
#include "grader/exercise/exercise_files.hpp"
#include "grader/intake/handed_out.hpp"
#include "grader/pipeline.hpp"
#include "grader/report/annotations.hpp"
#include "grader/report/check_items.hpp"
#include "grader/report/checklist.hpp"
#include "grader/report/ci_summary.hpp"
#include "grader/report/escape_ci_log.hpp"
#include "grader/report/gradescope.hpp"
#include "grader/report/junit.hpp"
#include "grader/sys/files.hpp"
#include "grader/sys/line_file.hpp"

namespace grader::cli {
namespace {

namespace fs = std::filesystem;

/// Annotations name files from the repository's folder on; elsewhere nobody looks.
std::string below_repository(const fs::path& work, const fs::path& repository) {
  std::error_code failed;
  const fs::path whole_work = fs::weakly_canonical(work, failed);
  const fs::path whole_repository = fs::weakly_canonical(repository, failed);
  const std::string name = whole_work.lexically_relative(whole_repository).generic_string();
  return name.empty() || name == "." || name.starts_with("..") ? std::string() : name;
}

/// From the folder of exercises, or from the pack.
intake::Handout handout_of(const Exercise& exercise, const Options& options) {
  const exercise::ExerciseFiles files(find_exercises_folder(options.common.exercises_folder));
  const std::string folder = "student_template/" + exercise.name;
  intake::Handout handout;
  for (const std::string& path : files.below(folder)) {
    handout.emplace(path.substr(folder.size() + 1), files.read(path).value_or(""));
  }
  return handout;
}

report::CheckSurroundings surroundings_of(const Exercise& exercise, const CiPlace& place,
                                          const Options& options) {
  report::CheckSurroundings surroundings;
  surroundings.language = options.common.language;
  surroundings.hints = std::get<CheckOptions>(options.arguments).hints;
  surroundings.folder = place.folder;
  surroundings.code_file = exercise.file;
  surroundings.answers_file = exercise.answers_file;
  surroundings.handed_out = intake::compare_handed_out(handout_of(exercise, options), place.work,
                                                       {exercise.file, exercise.answers_file});
  return surroundings;
}

/// GitHub drops all that a step says there when it is too long, so ours must not spoil that of others.
void add_to_job_summary(const fs::path& file, const std::string& summary, Language language,
                        Console& console) {
  std::error_code failed;
  const auto size = fs::file_size(file, failed);
  const std::size_t before = failed ? 0 : static_cast<std::size_t>(size);
  if (before + summary.size() > report::most_summary_bytes) {
    console.complain(phrase(Phrase::check_summary_full, language) + "\n");
    return;
  }
  sys::LineFile(file, sys::LineFile::Start::at_end).add(summary);
}

}  // namespace

CiPlace ci_place(const fs::path& results, const fs::path& work, const Environment& environment,
                 Language language) {
  std::error_code failed;
  const fs::path whole = fs::absolute(results).lexically_normal();
  const fs::path bare = whole.has_filename() ? whole : whole.parent_path();
  if (fs::is_symlink(fs::symlink_status(bare, failed))) {
    throw Error(phrase(Phrase::check_results_link, language, {results.string()}),
                phrase(Phrase::check_results_link_mend, language));
  }
  CiPlace place{.results = bare, .work = work};
  const fs::path repository = environment.github_workspace;
  place.folder = below_repository(work, repository.is_absolute() ? repository : fs::current_path(failed));
  if (!environment.github_step_summary.empty()) place.summary = environment.github_step_summary;
  return place;
}

void publish(const Grade& grade, const Exercise& exercise, const CiPlace& place, const Options& options,
             Console& console) {
  const Language language = options.common.language;
  const report::CheckSurroundings surroundings = surroundings_of(exercise, place, options);
  const std::vector<report::CheckItem> items = report::check_items(grade, surroundings);
  const std::string summary = report::ci_summary(grade, items, language);
  sys::write_whole(place.results / "junit.xml", report::junit_xml(grade, items, language));
  sys::write_whole(place.results / "result.json", report::json_text(grade, language));
  sys::write_whole(place.results / "summary.md", summary);
  sys::write_whole(place.results / "results.json", report::gradescope_results(grade, items, language));
  std::optional<Error> trouble;  // the result is told all the same
  try {
    if (place.summary) add_to_job_summary(*place.summary, summary, language, console);
  } catch (const Error& error) {
    trouble = error;
  }

  console.print(report::annotations(items, language), language);
  console.print(report::checklist(grade, {language, options.common.colour, surroundings.hints}), language);
  const std::string written = phrase(Phrase::check_results_written, language,
                                     {report::escape(place.results.string(), report::Lines::one),
                                      "junit.xml, result.json, summary.md, results.json"});
  console.print("\n" + report::without_ci_commands(written) + "\n", language);
  if (trouble) throw Error(*trouble);
}

}  // namespace grader::cli
