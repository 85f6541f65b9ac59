// SPDX-License-Identifier: MIT
// `rubrics/<exercise>.likeness.yaml` → what marked answers have taught. scripts/learn_likeness writes the
// file; docs/rubric.md, "Likeness", explains the keys.
#pragma once

#include <string>
#include <string_view>

#include "grader/exercise/draft.hpp"

namespace grader::exercise {

/// Fills `draft.exercise.answers.likeness`, whose rules must have been read; problems name `file`.
void read_likeness(std::string_view text, const std::string& file, Draft& draft);

}  // namespace grader::exercise
