// SPDX-License-Identifier: MIT
// `ledger-grader batch PATH --out DIR`: a class. Whatever ends it early, what was graded is in the gradebook,
// and the same command goes on.
#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>
#include <optional>

#include "grader/batch/class_run.hpp"
#include "grader/batch/regrade.hpp"
#include "grader/cli/class_files.hpp"
#include "grader/cli/class_marks.hpp"
#include "grader/cli/class_notices.hpp"
#include "grader/cli/commands.hpp"
#include "grader/cli/device_evidence.hpp"
#include "grader/cli/events.hpp"
#include "grader/cli/exercise_choice.hpp"
#include "grader/cli/exit_codes.hpp"
#include "grader/cli/phrases.hpp"
#include "grader/cli/progress.hpp"
#include "grader/cli/terminal_columns.hpp"
#include "grader/error.hpp"
#include "grader/intake/class_folder.hpp"
#include "grader/report/escape.hpp"
#include "grader/sys/folder_lock.hpp"
#include "grader/sys/own_limits.hpp"
#include "grader/sys/stop_signals.hpp"

namespace grader::cli {
namespace {

constexpr std::size_t usual_columns = 80;

/// Progress goes where troubles go, so that the results can be piped away from it.
Screen progress_screen() { return isatty(STDERR_FILENO) == 1 ? Screen::terminal : Screen::other; }

sys::FolderLock lock_folder(const std::filesystem::path& out, Language language) {
  std::error_code failed;
  std::filesystem::create_directories(out, failed);
  if (failed) {
    throw Error(phrase(Phrase::out_not_made, language, {out.string(), failed.message()}),
                phrase(Phrase::out_not_made_mend, language), Trouble::this_grading);
  }
  auto lock = sys::FolderLock::take(out);
  if (!lock) {
    throw Error(phrase(Phrase::out_locked, language, {out.string()}),
                phrase(Phrase::out_locked_mend, language));
  }
  return std::move(*lock);
}

void require_same_exercise(store::Gradebook& gradebook, const std::filesystem::path& out,
                           const std::string& exercise, Language language) {
  const std::string before = gradebook.exercise();
  if (before.empty() || before == exercise) return;
  throw Error(phrase(Phrase::other_exercise, language, {out.string(), before, exercise}),
              phrase(Phrase::other_exercise_mend, language, {before}));
}

/// The first signal ends the class in order, the second at once.
class Stopping {
 public:
  Stopping(Console& console, Language language) : console_(console), language_(language) {}

  bool asked() {
    const int signal = signals_.take();
    if (signal != 0 && signal_ != 0) std::_Exit(128 + signal);
    if (signal != 0) {
      signal_ = signal;
      console_.complain("\n" + phrase(Phrase::batch_stopping, language_) + "\n");
    }
    return signal_ != 0;
  }
  int signal() const { return signal_; }

 private:
  Console& console_;
  Language language_;
  sys::StopSignals signals_;
  int signal_ = 0;
};

std::string number(std::size_t value) { return fmt::format("{}", value); }

void announce(const intake::ClassFolder& folder, std::size_t workers, Console& console, Language language) {
  console.complain(phrase(Phrase::batch_begins, language, {number(folder.students.size()), number(workers)}) +
                   "\n" + notices_before(folder, language));
}

/// " (3 undecided, 1 not passed anyway)"; nothing where all are undecided, as anybody would think.
std::string waiting_text(const Waiting& waiting, Language language) {
  if (waiting.all() == waiting.undecided) return "";
  std::string text;
  const auto add = [&](Phrase which, std::size_t count) {
    if (count == 0) return;
    text += text.empty() ? "" : (language == Language::zh ? "，" : ", ");
    text += phrase(which, language, {number(count)});
  };
  add(Phrase::batch_review_undecided, waiting.undecided);
  add(Phrase::batch_review_fail, waiting.fail);
  add(Phrase::batch_review_pass, waiting.pass);
  return language == Language::zh ? "（" + text + "）" : " (" + text + ")";
}

void print_outcome(const batch::ClassResult& result, const ClassPicture& picture, const ClassFiles& files,
                   const Options& options, Console& console) {
  const Language language = options.common.language;
  if (options.common.format == Format::json) {
    console.print(picture.summary.json(), language);
    return;
  }
  console.print(picture.summary.text(language, options.common.colour) + "\n", language);
  if (!picture.not_graded.empty()) {
    std::string lines = phrase(Phrase::batch_not_graded, language) + "\n";
    for (const NotGraded& one : picture.not_graded) {
      constexpr std::size_t cap_bytes = 300;
      lines += "  " + report::escape_capped(one.student, report::Lines::one, cap_bytes) + ": " +
               report::escape_capped(one.reason, report::Lines::one, cap_bytes) + "\n";
    }
    console.print(lines + "\n", language);
  }
  console.print(
      phrase(Phrase::batch_done, language,
             {number(result.graded), number(result.recognised), number(result.kept),
              number(result.not_graded)}) +
          "\n" +
          phrase(Phrase::batch_files, language,
                 {files.gradebook.string(), files.table.string(), files.feedback.string()}) +
          "\n" +
          (picture.waiting.all() == 0 ? std::string()
                                      : phrase(Phrase::batch_review, language,
                                               {number(picture.waiting.all()), files.review.string(),
                                                waiting_text(picture.waiting, language)}) +
                                            "\n"),
      language);
}

std::vector<std::string> question_ids(const Exercise& exercise) {
  std::vector<std::string> ids;
  for (const Question& question : exercise.questions) ids.push_back(question.id);
  return ids;
}

}  // namespace

int run_batch(const Options& options, Console& console) {
  const auto& wanted = std::get<BatchOptions>(options.arguments);
  const Language language = options.common.language;
  require_exercise(options.common);
  if (wanted.isolation == Isolation::none) console.complain(phrase(Phrase::unsafe_warning, language) + "\n");

  // Whatever can be refused is refused before anything is written.
  sys::require_room();
  const std::filesystem::path exercises = find_exercises_folder(options.common.exercises_folder);
  const Exercise exercise = load_whole_exercise(exercises, options.common.exercise);
  std::optional<device::Evidence> evidence;
  if (wanted.device_evidence) {
    require_device_section(exercise, language);
    evidence = read_evidence(*wanted.device_evidence);
  }
  ClassMarks marks(exercise, wanted.marks);
  const intake::ClassFolder folder = intake::read_class(exercise, wanted.folder, wanted.out);
  const sys::FolderLock lock = lock_folder(wanted.out, language);
  const ClassFiles files = class_files_in(wanted.out);
  store::Gradebook gradebook(files.gradebook, store::Gradebook::Access::write);
  require_same_exercise(gradebook, wanted.out, exercise.name, language);
  Grader grader(setup_of(options.common, wanted.isolation));

  EventFile events(wanted.events, console, language);
  announce(folder, wanted.workers, console, language);
  events.add(begin_event(exercise.name, folder.students.size(), wanted.workers));
  Progress progress(console, language, progress_screen(), terminal_columns(STDERR_FILENO, usual_columns),
                    folder.students.size());
  Stopping stopping(console, language);
  marks.keep_in(gradebook);
  marks.keep_filled_list(files.review, console, language);
  batch::ClassRun run;
  if (evidence) {
    run.device = [&](const Submission& submission) { return grader.confront(submission, *evidence); };
  }
  run.with_marks = [&](Grade automatic) { return marks.over(std::move(automatic)); };
  run.workers = wanted.workers;
  run.should_stop = [&] { return stopping.asked(); };
  run.started = [&](std::size_t index) {
    progress.started(index, folder.students[index].filename().string());
  };
  run.step = [&](const batch::Step& step) {
    progress.step(step);
    events.add(step_event(step, folder.students.size()));
  };
  const batch::ClassResult result = batch::grade_class(grader, gradebook, folder.students, run);
  progress.end();
  batch::enter_marks(gradebook, marks.students(), run.with_marks);
  marks.tell(gradebook, console, language);

  const ClassPicture picture = write_class_files(gradebook, files, question_ids(exercise), language);
  if (result.other_rubric > 0) events.add(other_rubric_event(result.other_rubric, exercises));
  events.add(end_event(result));
  print_outcome(result, picture, files, options, console);
  console.complain(notices_after(folder, gradebook.students(), language));
  if (result.other_rubric > 0)
    console.complain(other_rubric_notice(result.other_rubric, exercises, language));
  if (result.stopped) {
    console.complain(phrase(Phrase::batch_stopped, language) + "\n");
    return 128 + stopping.signal();
  }
  return picture.not_graded.empty() && !events.broke() ? exit_codes::done : exit_codes::human_needed;
}

}  // namespace grader::cli
