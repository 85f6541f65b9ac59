// SPDX-License-Identifier: MIT
// Quantities that only their neighbours explain: a unit's letter that is a name here, and ranges in a row.
#pragma once

#include <vector>

#include "grader/answers/number_words.hpp"
#include "grader/answers/possible_sizes.hpp"
#include "grader/answers/quantities.hpp"

namespace grader::answers {

/// `14 w, 14 g, 28 m` and `w 14 g 14`: a letter that is a unit elsewhere names a component here.
void read_letters(const NumberWords& words, const PossibleSizes& sizes, std::vector<Quantity>& quantities);
/// `0..14 a, 14..28 b, 28..56 c`: each starts where the one before ends, so it is as large as it is long.
void join_ranges(const NumberWords& words, const PossibleSizes& sizes, std::vector<Quantity>& quantities);

}  // namespace grader::answers
