// SPDX-License-Identifier: MIT
// As many sizes as names: `a, b and c are 1, 2 and 3`, and so many names of one size: `3 * 28`.
#pragma once

#include <cstddef>
#include <vector>

#include "grader/answers/list_cursor.hpp"

namespace grader::answers {

/// Sizes in the order of the names, each of which fits; of three components or more.
bool pair_run(ListCursor& list, std::vector<std::size_t> names);
/// `a, b, c: 1, 2, 3`: a run of sizes as long as the names that wait.
bool pair_up(ListCursor& list);
/// `1, 2 and 3 for a, b and c`: as many names behind a run of three sizes or more, each of which fits.
bool pair_following(ListCursor& list);
/// `a, b and c: 3 * 28` and `3 * 28 (a, b and c)`: so many names, of that size each.
bool give_product(ListCursor& list, const Segment& segment);

}  // namespace grader::answers
