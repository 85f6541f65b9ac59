// SPDX-License-Identifier: MIT
// One size for several names together: `12 is for a, b and c`, `a and b, 4 each, 8 for both`.
#pragma once

#include <cstddef>

#include "grader/answers/list_cursor.hpp"

namespace grader::answers {

/// `a and b, 4 each, 8 for both`: the last names again.
bool give_again(ListCursor& list, std::size_t size);
/// `12 is for a, b and c`: the names that follow share it.
bool joint_of_following(ListCursor& list, const Segment& segment);
/// `the group 84, with a, b and c`: what is listed behind shares the group's size where it adds up.
bool joint_of_listed(ListCursor& list, const Segment& segment);
/// `a, b and c: 28`: whether it is said of `a` and `b` too is open.
void may_hold_for_waiting(ListCursor& list, std::size_t size);

}  // namespace grader::answers
