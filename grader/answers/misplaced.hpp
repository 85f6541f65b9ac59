// SPDX-License-Identifier: MIT
// Answers that may stand in the wrong place: all of them under one heading, two exchanged, or the same text
// under several. A person has to look; nothing is moved, and nothing is decided.
#pragma once

#include <vector>

#include "grader/answers/mark_questions.hpp"

namespace grader::answers {

/// `marks` are those of `written`, one for each question. Only decided marks become doubtful.
void doubt_misplaced(const Exercise& exercise, const WrittenAnswers& written, const MarkText& mark,
                     std::vector<QuestionMark>& marks);

}  // namespace grader::answers
