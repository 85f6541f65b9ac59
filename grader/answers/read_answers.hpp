// SPDX-License-Identifier: MIT
// The files of written answers → what stands under each question.
//
// Promises: no word of the student's is lost: it is in an answer, under the rescale task, or outside; what
// was the form's own is in none of them. Line ends become \n. Where no label says to which question words
// belong, they go to every question that has no answer, marked as guessed. Pure.
#pragma once

#include "grader/types/exercise.hpp"
#include "grader/types/submission.hpp"
#include "grader/types/written_answer.hpp"

namespace grader::answers {

WrittenAnswers read_answers(const Exercise& exercise, const Submission& submission);

}  // namespace grader::answers
