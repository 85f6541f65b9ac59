// SPDX-License-Identifier: MIT
// The rescale task: does the arithmetic hold for the size that the student picked?
//
// Done: for one size that is not known already and one way to count, the total stands there in every unit,
// within the tolerance. Other numbers beside them do no harm. The reason for anything else is a hint and
// names no total. Pure.
#pragma once

#include "grader/types/exercise.hpp"
#include "grader/types/grade.hpp"
#include "grader/types/written_answer.hpp"

namespace grader::answers {

RescaleMark check_rescale(const RescaleTask& task, const WrittenAnswers& written);

}  // namespace grader::answers
