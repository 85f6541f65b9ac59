// SPDX-License-Identifier: MIT
// The section `code.device`: how the ledger is set beside what a device holds.
#pragma once

#include <optional>

#include "grader/exercise/draft.hpp"
#include "grader/exercise/rubric_fields.hpp"

namespace grader::exercise {

/// After read_calls. An exercise without this section has nothing to be measured.
void read_device(const std::optional<Item>& item, Draft& draft);

}  // namespace grader::exercise
