// SPDX-License-Identifier: MIT
// Every way to write a sign as one: raised digits, quotes, dashes, wide signs, numbers in circles.
#pragma once

#include <string_view>

#include "grader/answers/letters.hpp"
#include "grader/formats/encoding.hpp"

namespace grader::answers {

/// Raised digits become ^9, item numbers (9). Wide blanks stay: where nothing else parts clauses, they do.
Letters fold(std::string_view text, const formats::Folding& folding);

}  // namespace grader::answers
