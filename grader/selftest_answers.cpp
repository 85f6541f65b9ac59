// SPDX-License-Identifier: MIT
#include "grader/selftest_answers.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "grader/answers/mark_questions.hpp"
#include "grader/answers/read_answers.hpp"
#include "grader/pipeline.hpp"
#include "grader/sys/files.hpp"

namespace grader {
namespace {

class AnswersChecker {
 public:
  AnswersChecker(const Exercise& exercise, const std::filesystem::path& folder, SelftestResult& result)
      : exercise_(exercise), folder_(folder), result_(result), mark_(text_marker(exercise)) {}

  void run() {
    check_nothing("the untouched form", exercise_.answers_template);
    for (const char* language : {"zh", "en"}) check_model(language);
  }

 private:
  std::vector<QuestionMark> marks_of(const std::string& text) const {
    Submission submission;
    submission.answers = {exercise_.answers_file, FileState::taken, text, {}};
    return answers::mark_questions(exercise_, submission, answers::read_answers(exercise_, submission),
                                   mark_);
  }

  void check_nothing(const char* what, const std::string& text) {
    bool sound = true;
    for (const QuestionMark& mark : marks_of(text)) {
      if (mark.high == Points{} && mark.hard_fails.empty()) continue;
      sound = false;
      problem("rubrics/" + exercise_.name + ".yaml", fmt::format("{}: {} may earn points", mark.id, what));
    }
    if (sound) result_.passed.push_back(fmt::format("{} earns nothing for any question", what));
  }

  void check_model(const std::string& language) {
    const std::string file = "reference/" + exercise_.name + "/answers." + language + ".md";
    const auto text = sys::read_own(folder_ / file);
    if (!text) return;
    bool sound = true;
    for (const QuestionMark& mark : marks_of(*text)) {
      const bool decided = mark.low == mark.high && !mark.for_review;
      if (mark.basis == "unmarked") return;  // nobody marks them but people
      if (mark.low == mark.possible && decided && mark.hard_fails.empty()) continue;
      sound = false;
      problem(file,
              fmt::format("{}: the model answer gets {}–{} of {} hundredths{}, and should get all, decided",
                          mark.id, mark.low.hundredths, mark.high.hundredths, mark.possible.hundredths,
                          mark.hard_fails.empty() ? "" : " and a hard fail"));
    }
    if (sound) result_.passed.push_back(fmt::format("the model answers in {} earn everything", file));
  }

  void problem(const std::string& file, const std::string& what) {
    result_.problems.push_back({file, 0, what});
  }

  const Exercise& exercise_;
  const std::filesystem::path& folder_;
  SelftestResult& result_;
  answers::MarkText mark_;
};

}  // namespace

void check_answers(const Exercise& exercise, const std::filesystem::path& folder, SelftestResult& result) {
  if (!exercise.questions.empty()) AnswersChecker(exercise, folder, result).run();
}

}  // namespace grader
