// SPDX-License-Identifier: MIT
// LaTeX, Markdown and HTML dressing taken off a text, letter by letter, so that each keeps its place.
#pragma once

#include "grader/answers/letters.hpp"

namespace grader::answers {

/// Stands before and after words that were struck out.
constexpr char32_t struck_out_mark = 0xE000;

Letters undress(const Letters& letters);

}  // namespace grader::answers
