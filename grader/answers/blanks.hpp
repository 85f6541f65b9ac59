// SPDX-License-Identifier: MIT
// Blanks of a text, as few as it needs.
#pragma once

#include "grader/answers/letters.hpp"

namespace grader::answers {

/// Runs of blanks become one; beside a Chinese character there is none, between two of them a comma, and
/// between a number and its unit one. A wide blank parts clauses where no sign does.
Letters tighten(const Letters& letters);

}  // namespace grader::answers
