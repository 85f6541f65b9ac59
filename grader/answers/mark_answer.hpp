// SPDX-License-Identifier: MIT
// Marks written answers by the rubric: points low–high, the words that earned them, hard fails.
//
// Deterministic, offline, in bounded time: longer texts than are read are for review. What is not understood
// is never guessed: the interval is wider then.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "grader/types/exercise.hpp"
#include "grader/types/grade.hpp"
#include "grader/types/question.hpp"

namespace grader::answers {

/// Made once for an exercise: its words are compiled then. Const calls may run in several threads.
class Marker {
 public:
  /// Throws Error when a word of the rubric is no regular expression. `exercise` is copied where needed.
  explicit Marker(const Exercise& exercise);
  Marker(Marker&&) noexcept;
  Marker& operator=(Marker&&) noexcept;
  ~Marker();

  /// `verbatim` is the student's text in UTF-8, any bytes. A question without marks in the rubric is
  /// unmarked.
  QuestionMark mark(const Question& question, std::string_view verbatim) const;

  /// The phrases by which this answer is likened to others (phrases.hpp), to learn from.
  std::vector<std::string> phrases(const Question& question, std::string_view verbatim) const;

 private:
  struct Compiled;
  std::unique_ptr<Compiled> compiled_;
};

}  // namespace grader::answers
