// SPDX-License-Identifier: MIT
// Sizes beside the names they belong to, in one segment.
#pragma once

#include <cstddef>
#include <vector>

#include "grader/answers/list_cursor.hpp"

namespace grader::answers {

/// One name with the sizes of its segment: one that fits outweighs the others.
void give_own(ListCursor& list, std::size_t name, const std::vector<std::size_t>& sizes);
/// Several names in one segment with one size or more.
void give_several(ListCursor& list, const Segment& segment, const std::vector<std::size_t>& waiting);
/// `112 in all: a 14`: the total stands before the list, and the first name has its own size.
bool heads_list(ListCursor& list, const Segment& segment);

}  // namespace grader::answers
