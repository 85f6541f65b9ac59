// SPDX-License-Identifier: MIT
// The questions of the real rubric, or of a text, and a marker for them.
#pragma once

#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "grader/answers/mark_answer.hpp"
#include "grader/exercise/answer_rubric.hpp"

namespace grader::answers {

/// An exercise that has nothing but questions, of two points each.
inline Exercise with_questions(const std::string& rubric, const std::string& name,
                               const std::vector<std::string>& ids) {
  exercise::Draft draft("rubric");
  draft.exercise.name = name;
  for (const std::string& id : ids) draft.exercise.questions.push_back({.id = id, .points = {200}});
  exercise::read_answer_rubric(rubric, "answers", draft);
  draft.problems.throw_if_any("mend the rubric");
  return std::move(draft.exercise);
}

class Lesson {
 public:
  Lesson(const std::string& rubric, const std::string& name, const std::vector<std::string>& ids)
      : exercise_(with_questions(rubric, name, ids)), marker_(exercise_) {}

  QuestionMark mark(std::string_view id, std::string_view text) const {
    for (const Question& question : exercise_.questions)
      if (question.id == id) return marker_.mark(question, text);
    return {};
  }
  void teach(const Likeness& likeness) {
    exercise_.answers.likeness = likeness;
    marker_ = Marker(exercise_);
  }
  const Exercise& exercise() const { return exercise_; }

 private:
  Exercise exercise_;
  Marker marker_;
};

inline const Lesson& lesson01() {
  static const Lesson lesson = [] {
    std::ifstream file(LEDGER_GRADER_SOURCE_DIR "/rubrics/lesson01.answers.yaml");
    return Lesson(std::string(std::istreambuf_iterator<char>(file), {}), "lesson01", {"Q1", "Q2", "Q3"});
  }();
  return lesson;
}

/// `1.5`, or `1-2` when it is open; a rule behind `!` is established, behind `?` suspected.
inline std::string told(const QuestionMark& mark) {
  const auto points = [](Points value) {
    std::string text = std::to_string(value.hundredths / 100);
    if (value.hundredths % 100 != 0) text += "." + std::to_string(value.hundredths % 100 / 10);
    return text;
  };
  std::string text = points(mark.low);
  if (mark.low != mark.high) text += "-" + points(mark.high);
  for (const HardFail& fail : mark.hard_fails)
    text += (fail.certainty == Certainty::established ? " !" : " ?") + fail.rule;
  return text;
}

inline std::string told(std::string_view question, std::string_view text) {
  return told(lesson01().mark(question, text));
}

}  // namespace grader::answers
