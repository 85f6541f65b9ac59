// SPDX-License-Identifier: MIT
// A rubric's text → an exercise without its reference. The keys are explained in docs/rubric.md.
#pragma once

#include <string>
#include <string_view>

#include "grader/exercise/draft.hpp"

namespace grader::exercise {

/// Fills the draft's exercise and problems. `name` is the exercise's: the rubric must say the same.
/// Gives whether the text was YAML at all; when not, the exercise is empty.
bool read_rubric(std::string_view text, const std::string& name, Draft& draft);

}  // namespace grader::exercise
