// SPDX-License-Identifier: MIT
// The section `code.probes`: which inputs each call is tried with.
#pragma once

#include <optional>

#include "grader/exercise/draft.hpp"
#include "grader/exercise/rubric_fields.hpp"

namespace grader::exercise {

/// After read_calls. Reports also when all probes together make more than 500 calls.
void read_probes(const std::optional<Item>& list, Draft& draft);

}  // namespace grader::exercise
