// SPDX-License-Identifier: MIT
// The mark of one reading of an answer: points, the words that earned them, what is missing, hard fails.
#pragma once

#include "grader/answers/reading.hpp"
#include "grader/types/grade.hpp"
#include "grader/types/question.hpp"

namespace grader::answers {

/// Adds to a mark that has nothing yet.
void judge(const AnswerLanguage& language, const Question& question, const Reading& reading,
           QuestionMark& mark);

/// What the student is told of the mark; `cut`: only the beginning of the answer was read.
Text reason_of(const QuestionMark& mark, bool cut);

}  // namespace grader::answers
