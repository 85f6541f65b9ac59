// SPDX-License-Identifier: MIT
// The sections `code.hard_fails` and `code.diagnoses`: what is concluded from wrong values and from facts.
#pragma once

#include <optional>

#include "grader/exercise/draft.hpp"
#include "grader/exercise/rubric_fields.hpp"

namespace grader::exercise {

/// After read_criteria.
void read_hard_fails(const std::optional<Item>& list, Draft& draft);

/// After read_hard_fails. Reports also when all have more than 400 fills and specimens together.
void read_diagnoses(const std::optional<Item>& list, Draft& draft);

}  // namespace grader::exercise
