// SPDX-License-Identifier: MIT
// The parts of an answer that its writer labelled, and where each of them stands.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "grader/answers/part_labels.hpp"
#include "grader/answers/patterns.hpp"

namespace grader::answers {

/// Text after a label such as `(2)` or `b:`; `index` counts from 0.
struct LabelledPart {
  std::size_t index = 0;
  Range range = {};
  std::size_t surely = 0;  ///< where a remark after the last part may begin; else the end
};

/// In the order they stand. `parts`: how many there may be; 0 for none. One label alone is none, unless it
/// numbers a later part and opens the answer.
std::vector<LabelledPart> read_labelled_parts(const PartLabels& labels, std::string_view text,
                                              std::size_t parts);

}  // namespace grader::answers
