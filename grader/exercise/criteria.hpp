// SPDX-License-Identifier: MIT
// The section `code.criteria`: the named parts of the points, and the blanks that share them.
#pragma once

#include <optional>

#include "grader/exercise/draft.hpp"
#include "grader/exercise/rubric_fields.hpp"

namespace grader::exercise {

/// After read_probes. `points` are those of the code, when they could be read; the criteria must add up to
/// them.
void read_criteria(const std::optional<Item>& list, const std::optional<Item>& points, Draft& draft);

}  // namespace grader::exercise
