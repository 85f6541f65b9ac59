// SPDX-License-Identifier: MIT
// Conditions of hard-fail rules and diagnoses, with what they look at.
#pragma once

#include <optional>

#include "grader/exercise/draft.hpp"
#include "grader/exercise/rubric_fields.hpp"

namespace grader::exercise {

enum class ClausePlace {
  rule,       ///< {over, holds}
  diagnosis,  ///< {over, holds, explains}; without `explains` it explains what it reads
};

/// Nothing when a part is faulty; every fault is reported.
std::optional<Clause> read_clause(const Item& item, ClausePlace place, Draft& draft);

/// {of, holds}: the condition is about `value`, and about the arguments where all of `of` come from a grid.
std::optional<EachClause> read_each(const Item& item, Draft& draft);

}  // namespace grader::exercise
