// SPDX-License-Identifier: MIT
// The part of a diagnosis that names a fact which the engine finds out by itself.
#pragma once

#include <string>
#include <vector>

#include "grader/exercise/draft.hpp"
#include "grader/exercise/rubric_fields.hpp"

namespace grader::exercise {

/// Reads `fact`, `tokens`, `probe`, `quantities`, `known`, `near_code` and `cost`. Reports keys that the fact
/// needs and has not, or has and does not need.
void read_fact(const Fields& fields, Diagnosis& diagnosis, Draft& draft);

/// All texts that `fact:` may have.
std::vector<std::string> fact_names();

}  // namespace grader::exercise
