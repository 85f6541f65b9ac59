// SPDX-License-Identifier: MIT
// Where the last part of an answer may end before the answer does: what follows may be a remark on all.
#pragma once

#include <string_view>
#include <vector>

#include "grader/answers/labelled_parts.hpp"

namespace grader::answers {

/// Sets where each part surely ends. Where every other part is one paragraph, so may the last be, and what
/// follows it a remark; and where every other part is one line, so may the last be.
void find_remark(std::string_view text, std::vector<LabelledPart>& parts);

}  // namespace grader::answers
