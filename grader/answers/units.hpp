// SPDX-License-Identifier: MIT
// Sizes written in the wrong one of two units that differ by a few percent.
#pragma once

#include <optional>

#include "grader/answers/hard_fails.hpp"
#include "grader/answers/reading.hpp"

namespace grader::answers {

std::optional<TextFail> units_confused(const AnswerLanguage& language, const Reading& reading,
                                       const Question& question, const TextRule& rule);

}  // namespace grader::answers
