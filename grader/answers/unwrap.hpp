// SPDX-License-Identifier: MIT
// A sentence that an editor broke into lines becomes one line again. A line of a list, a table, code or a
// heading stays one, and so does a line that its writer ended.
#pragma once

#include <string_view>

#include "grader/answers/letters.hpp"

namespace grader::answers {

/// `letters` are folded, and `verbatim` is what they were folded from.
Letters unwrap(const Letters& letters, std::string_view verbatim);

}  // namespace grader::answers
