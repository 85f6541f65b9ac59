// SPDX-License-Identifier: MIT
// Letters with their values in a row, `w2 g2 m4 v4`, as people jot them down.
#pragma once

#include "grader/answers/letters.hpp"

namespace grader::answers {

/// A blank between each such letter or word and its number; those whose number is part of the name stay
/// whole.
Letters part_values(const Letters& letters);

}  // namespace grader::answers
