// SPDX-License-Identifier: MIT
// Answers that are written as a talk: lines that begin with the name of who speaks.
#pragma once

#include <string_view>
#include <vector>

#include "grader/answers/patterns.hpp"

namespace grader::answers {

/// The lines that open with a speaker, where two of them both come back, or two have names that examples
/// give; else none.
std::vector<Range> find_dialogue(std::string_view text);

}  // namespace grader::answers
