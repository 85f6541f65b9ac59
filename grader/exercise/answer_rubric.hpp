// SPDX-License-Identifier: MIT
// `rubrics/<exercise>.answers.yaml` → how written answers are marked. The keys are explained in
// docs/rubric.md.
#pragma once

#include <string>
#include <string_view>

#include "grader/exercise/draft.hpp"

namespace grader::exercise {

/// Fills the questions and the answer language of `draft.exercise`; problems name `file`.
void read_answer_rubric(std::string_view text, const std::string& file, Draft& draft);

}  // namespace grader::exercise
