// SPDX-License-Identifier: MIT
// Words of lists that are the same in every exercise: `each`, `respectively`, `twice as big`.
#pragma once

#include <string_view>

namespace grader::answers {

enum class ListMark {
  none,
  each,   ///< a size for each of several names
  alike,  ///< `all 28`, or `all 84`: of each where the names can have it, else of all together
  pairs,  ///< as many sizes as names, in their order
};

ListMark list_mark(std::string_view segment);
/// Between sizes and the names that they are of: `1, 2 and 3 for a, b and c`.
bool leads_to_names(std::string_view between);
/// Between two names that one size is of: `a and b`.
bool joins_names(std::string_view between);
/// `as large as the base`: the base is only compared with.
bool compares_sizes(std::string_view segment);
/// Says a size by another one's.
bool relates_sizes(std::string_view segment);

}  // namespace grader::answers
