// SPDX-License-Identifier: MIT
// What a student reads below the points of one answer: why a person looks at it, which of his words counted,
// what is not so, what to think about.
//
// Promises: no title of the rubric, which may hold the answer; every quote is escaped and short. What is only
// suspected is told without its name: a person will read that passage.
#pragma once

#include <cstddef>

#include "grader/report/checklist.hpp"
#include "grader/report/writing.hpp"

namespace grader::report {

/// A hard fail that only words suggest, and that nobody has decided.
bool is_open_passage(const HardFail& found);

/// What may be said to a student of how the answer was read; what it lacks may not.
Text reason_for_student(const QuestionMark& mark);

/// The passages that a person will read, each with its words. `grade` of `writing` holds the mark.
void write_passages(Writing& writing, std::size_t indent, const QuestionMark& mark);

/// Everything but the points and the passages. Hints only where they were asked for.
void write_answer_feedback(Writing& writing, std::size_t indent, const QuestionMark& mark, HintLevel hints);

}  // namespace grader::report
