// SPDX-License-Identifier: MIT
// A size that stands before the names it is of: `14 GB: a, b; 28 GB: c, d` and `14 is of a and b`.
#pragma once

#include "grader/answers/list_cursor.hpp"

namespace grader::answers {

/// Gives the names of the segment, and those that belong to them, the one size before them; where each can
/// have it.
bool give_to_headed(ListCursor& list, const Segment& segment);

}  // namespace grader::answers
