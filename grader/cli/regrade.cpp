// SPDX-License-Identifier: MIT
// `ledger-grader regrade DIR`: what a changed rubric makes of a class that was graded, and who crosses the
// pass mark by it.
#include "grader/batch/regrade.hpp"

#include <fmt/format.h>

#include "grader/batch/class_run.hpp"
#include "grader/cli/class_files.hpp"
#include "grader/cli/class_marks.hpp"
#include "grader/cli/class_notices.hpp"
#include "grader/cli/commands.hpp"
#include "grader/cli/exercise_choice.hpp"
#include "grader/cli/exit_codes.hpp"
#include "grader/cli/phrases.hpp"
#include "grader/cli/verdict_name.hpp"
#include "grader/error.hpp"
#include "grader/formats/json.hpp"
#include "grader/report/escape.hpp"
#include "grader/report/points_text.hpp"
#include "grader/sys/folder_lock.hpp"
#include "grader/types/verdict_words.hpp"

namespace grader::cli {
namespace {

constexpr std::size_t name_cap_bytes = 200;

std::string shown(const std::string& student) {
  return report::escape_capped(student, report::Lines::one, name_cap_bytes);
}

std::string row(const batch::Change& change, Language language) {
  return "  " +
         phrase(Phrase::regrade_row, language,
                {shown(change.student), verdict_name(change.before, language),
                 report::points_text(change.low_before, change.high_before),
                 verdict_name(change.after, language),
                 report::points_text(change.low_after, change.high_after)}) +
         "\n";
}

std::string text_of(const batch::RegradeResult& result, RegradeMode mode, Language language) {
  std::string crossing;
  std::string changed;
  for (const batch::Change& change : result.changes)
    (change.crosses() ? crossing : changed) += row(change, language);
  const Phrase done = mode == RegradeMode::what_if ? Phrase::regrade_what_if_done : Phrase::regrade_done;
  std::string text =
      phrase(done, language, {fmt::format("{}", result.judged), fmt::format("{}", result.changes.size())}) +
      "\n";
  text += crossing.empty() ? phrase(Phrase::regrade_none_cross, language) + "\n"
                           : phrase(Phrase::regrade_crosses, language) + "\n" + crossing;
  if (!changed.empty()) text += phrase(Phrase::regrade_changes, language) + "\n" + changed;
  return text;
}

std::string json_of(const batch::RegradeResult& result) {
  using formats::Json;
  const auto side = [&](Verdict verdict, Points low, Points high) {
    return Json::Object{
        {"verdict", word_of(verdict)}, {"low", low.hundredths / 100.0}, {"high", high.hundredths / 100.0}};
  };
  Json::Array changes;
  for (const batch::Change& change : result.changes) {
    changes.push_back(Json::Object{{"student", shown(change.student)},
                                   {"crosses", change.crosses()},
                                   {"before", side(change.before, change.low_before, change.high_before)},
                                   {"after", side(change.after, change.low_after, change.high_after)}});
  }
  const auto listed = [](const std::vector<std::string>& students) {
    Json::Array names;
    for (const std::string& student : students) names.push_back(shown(student));
    return names;
  };
  return formats::write_json(Json::Object{{"judged", static_cast<std::int64_t>(result.judged)},
                                          {"changes", changes},
                                          {"not_covered", listed(result.not_covered)},
                                          {"damaged", listed(result.damaged)}});
}

void complain_of(Phrase trouble, const std::vector<std::string>& students, Console& console,
                 Language language) {
  if (students.empty()) return;
  std::string names;
  for (const std::string& student : students) names += (names.empty() ? "" : ", ") + shown(student);
  console.complain(phrase(trouble, language, {names}) + "\n");
}

}  // namespace

int run_regrade(const Options& options, Console& console) {
  const auto& wanted = std::get<RegradeOptions>(options.arguments);
  const Language language = options.common.language;
  const bool enters = wanted.mode == RegradeMode::enter;
  CommonOptions common = options.common;
  {
    store::Gradebook gradebook = open_gradebook(wanted.out, language);
    const std::string exercise = gradebook.exercise();
    if (!common.exercise_named && !exercise.empty()) common.exercise = exercise;
  }
  require_exercise(common);
  const std::filesystem::path exercises = find_exercises_folder(common.exercises_folder);
  const Exercise exercise = load_whole_exercise(exercises, common.exercise);
  ClassMarks marks(exercise, wanted.marks);
  std::optional<sys::FolderLock> lock;
  if (enters) {
    lock = sys::FolderLock::take(wanted.out);
    if (!lock) {
      throw Error(phrase(Phrase::out_locked, language, {wanted.out.string()}),
                  phrase(Phrase::out_locked_mend, language));
    }
  }
  const ClassFiles files = class_files_in(wanted.out);
  store::Gradebook gradebook(files.gradebook,
                             enters ? store::Gradebook::Access::write : store::Gradebook::Access::read);
  const auto with_marks = [&marks](Grade automatic) { return marks.over(std::move(automatic)); };
  if (enters) {
    marks.keep_in(gradebook);
    marks.keep_filled_list(files.review, console, language);
    gradebook.begin_run({exercise.name, exercise.rubric_digest, "regrade", "regrade", batch::timestamp()});
  } else {
    marks.read_from(gradebook);
  }
  const auto result = batch::regrade(exercise, gradebook,
                                     enters ? batch::Writing::enter : batch::Writing::what_if, with_marks);
  marks.tell(gradebook, console, language);
  if (enters) {
    gradebook.end_run(batch::timestamp());
    std::vector<std::string> questions;
    for (const Question& question : exercise.questions) questions.push_back(question.id);
    write_class_files(gradebook, files, questions, language);
  }
  console.print(
      options.common.format == Format::json ? json_of(result) : text_of(result, wanted.mode, language),
      language);
  if (result.other_rubric > 0)
    console.complain(other_rubric_notice(result.other_rubric, exercises, language));
  complain_of(Phrase::regrade_not_covered, result.not_covered, console, language);
  complain_of(Phrase::regrade_damaged, result.damaged, console, language);
  return result.not_covered.empty() && result.damaged.empty() ? exit_codes::done : exit_codes::human_needed;
}

}  // namespace grader::cli
