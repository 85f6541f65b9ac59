// SPDX-License-Identifier: MIT
// What stands under each question → its points. Whoever judges words is handed in.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "grader/types/exercise.hpp"
#include "grader/types/grade.hpp"
#include "grader/types/submission.hpp"
#include "grader/types/written_answer.hpp"

namespace grader::answers {

/// Judges the student's words for one question.
using MarkText = std::function<QuestionMark(const Question& question, const std::string& text)>;

/// The mark of a text that nobody judged: anything from nothing to everything, for review.
QuestionMark unmarked(const Question& question, const Text& reason);

/// Promises: one mark for each question of the exercise, in its order, each with the words it is about; only
/// text that is surely the answer to its question is judged, what was guessed stays open for a person.
std::vector<QuestionMark> mark_questions(const Exercise& exercise, const Submission& submission,
                                         const WrittenAnswers& written, const MarkText& mark);

}  // namespace grader::answers
