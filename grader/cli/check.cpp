// SPDX-License-Identifier: MIT
// `ledger-grader check [DIR]`: a student looks at his own work. Other hidden inputs every time, and none is
// shown.
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <memory>
#include <thread>

#include "grader/cli/ci_results.hpp"
#include "grader/cli/commands.hpp"
#include "grader/cli/consent.hpp"
#include "grader/cli/exercise_choice.hpp"
#include "grader/cli/exit_codes.hpp"
#include "grader/cli/phrases.hpp"
#include "grader/cli/submissions.hpp"
#include "grader/cli/terminal_columns.hpp"
#include "grader/error.hpp"
#include "grader/intake/work_folder.hpp"
#include "grader/report/annotations.hpp"
#include "grader/report/checklist.hpp"
#include "grader/report/escape.hpp"
#include "grader/report/for_student.hpp"

namespace grader::cli {
namespace {

using Path = std::filesystem::path;

std::size_t screen_columns() {
  constexpr std::size_t usual = report::Page::usual_columns;
  return std::min(terminal_columns(STDOUT_FILENO, usual), usual);
}

void require_one_persons_folder(const Path& folder, const Exercise& exercise, Language language) {
  std::error_code failed;
  if (!std::filesystem::is_directory(folder, failed)) {
    throw Error(phrase(Phrase::check_nothing_here, language, {folder.string(), exercise.file}),
                phrase(Phrase::check_nothing_here_mend, language, {exercise.name, exercise.file}));
  }
  if (holds_submissions(folder, exercise.file)) {
    throw Error(phrase(Phrase::check_class, language, {folder.string(), exercise.file}),
                phrase(Phrase::check_class_mend, language));
  }
}

void require_work(const Path& folder, const Exercise& exercise, Language language) {
  require_one_persons_folder(folder, exercise, language);
  std::error_code failed;
  for (const std::string& name : {exercise.file, exercise.answers_file}) {
    if (!name.empty() && std::filesystem::exists(std::filesystem::symlink_status(folder / name, failed)))
      return;
  }
  throw Error(phrase(Phrase::check_nothing_here, language, {folder.string(), exercise.file}),
              phrase(Phrase::check_nothing_here_mend, language, {exercise.name, exercise.file}));
}

std::unique_ptr<Grader> grader_for(const Options& options, const Path& folder, Console& console) {
  const auto& wanted = std::get<CheckOptions>(options.arguments);
  const Language language = options.common.language;
  SetupOptions setup = setup_of(options.common, wanted.isolation);
  if (!setup.secret_file) setup.secret = SetupOptions::Secret::drawn_anew;
  if (wanted.isolation == Isolation::none) console.complain(phrase(Phrase::unsafe_warning, language) + "\n");
  try {
    return std::make_unique<Grader>(setup);
  } catch (const NoSandbox& trouble) {
    require_consent(folder, trouble, console, read_environment(), language);
    setup.isolation = Isolation::none;
    return std::make_unique<Grader>(setup);
  }
}

int exit_code(const Grade& grade) {
  if (!grade.graded) return exit_codes::human_needed;
  return grade.verdict == Verdict::pass ? exit_codes::done : exit_codes::wrong;
}

int check_once(Grader& grader, const Path& folder, const Options& options, Console& console) {
  const auto& wanted = std::get<CheckOptions>(options.arguments);
  const CommonOptions& common = options.common;
  const Grade grade = report::for_student(grader.grade(folder));
  if (common.format == Format::json) {
    console.print(report::json_text(grade, common.language), common.language);
  } else {
    console.print(report::checklist(grade, {common.language, common.colour, wanted.hints, screen_columns()}),
                  common.language);
  }
  return exit_code(grade);
}

/// What a save changes. Names, sizes and times of the files in the folder; nothing is opened.
std::map<std::string, std::pair<std::uintmax_t, std::filesystem::file_time_type>> state_of(
    const Path& folder) {
  std::map<std::string, std::pair<std::uintmax_t, std::filesystem::file_time_type>> state;
  constexpr std::size_t most_files = 200;
  std::error_code failed;
  for (std::filesystem::directory_iterator entry(folder, failed), end;
       !failed && entry != end && state.size() < most_files; entry.increment(failed)) {
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(entry->symlink_status(ignored))) continue;
    state[entry->path().filename().string()] = {entry->file_size(ignored), entry->last_write_time(ignored)};
  }
  return state;
}

/// Nobody's work is wrong because it is elsewhere for a while.
void wait_for_folder(const Path& folder, std::chrono::milliseconds pause, Console& console,
                     Language language) {
  std::error_code failed;
  if (std::filesystem::is_directory(folder, failed)) return;
  console.print(
      phrase(Phrase::check_folder_gone, language, {report::escape(folder.string(), report::Lines::one)}) +
          "\n",
      language);
  while (!std::filesystem::is_directory(folder, failed)) std::this_thread::sleep_for(pause);
  std::this_thread::sleep_for(pause);  // its files come after it
}

[[noreturn]] void check_on_save(Grader& grader, const Path& folder, const Options& options,
                                Console& console) {
  constexpr std::chrono::milliseconds pause{200};
  const bool terminal = isatty(STDOUT_FILENO) == 1;
  while (true) {
    wait_for_folder(folder, pause, console, options.common.language);
    const auto before = state_of(folder);
    if (terminal) console.print("\x1b[2J\x1b[H", options.common.language);
    check_once(grader, folder, options, console);
    console.print("\n" + phrase(Phrase::check_watching, options.common.language) + "\n",
                  options.common.language);
    while (state_of(folder) == before) std::this_thread::sleep_for(pause);
    std::this_thread::sleep_for(pause);  // an editor may still be at it
  }
}

/// Grades for a CI service. A file that is not there is the student's doing, for the service did find the
/// folder. Trouble of ours is told to the service, too: a job that ends without a word looks like a student's
/// fault.
int grade_for_ci(const Exercise& exercise, const Path& folder, const Options& options, Console& console) {
  const auto& wanted = std::get<CheckOptions>(options.arguments);
  const Language language = options.common.language;
  const CiPlace place = ci_place(*wanted.results, folder, read_environment(), language);
  Grade grade;
  std::optional<Error> trouble;
  try {
    grade = report::for_student(grader_for(options, folder, console)->grade(folder));
  } catch (const Error& error) {
    trouble = error;
    grade = not_graded(exercise, {}, error);
  }
  publish(grade, exercise, place, options, console);
  if (trouble) throw Error(*trouble);
  return exit_code(grade);
}

int check_for_ci(const Exercise& exercise, const Path& folder, const Options& options, Console& console) {
  try {
    require_one_persons_folder(folder, exercise, options.common.language);
  } catch (const Error& error) {
    console.print(report::annotation_of_trouble(error.what(), error.hint()), options.common.language);
    throw;
  }
  return grade_for_ci(exercise, folder, options, console);
}

}  // namespace

int run_check(const Options& given, Console& console) {
  const auto& wanted = std::get<CheckOptions>(given.arguments);
  Path folder = std::filesystem::absolute(wanted.folder).lexically_normal();
  if (!folder.has_filename()) folder = folder.parent_path();  // its last name is that of the submission
  // The pack in a repository is a student's to change.
  const auto order = wanted.results ? PackOrder::installed_first : PackOrder::beside_the_work_first;
  Options options = given;
  options.common = with_pack(folder, given.common, order);
  require_exercise(options.common, PackUse::allowed);
  const Exercise exercise =
      load_whole_exercise(find_exercises_folder(options.common.exercises_folder), options.common.exercise);
  folder = intake::code_folder(exercise, folder);
  if (wanted.results) return check_for_ci(exercise, folder, options, console);
  require_work(folder, exercise, options.common.language);
  const auto grader = grader_for(options, folder, console);
  if (wanted.repeat == CheckOptions::Repeat::on_save) check_on_save(*grader, folder, options, console);
  return check_once(*grader, folder, options, console);
}

}  // namespace grader::cli
