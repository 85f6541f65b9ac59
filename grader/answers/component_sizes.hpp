// SPDX-License-Identifier: MIT
// What the components of a ledger are in size: one, several together, the whole.
#pragma once

#include <cstddef>
#include <vector>

#include "grader/answers/quantities.hpp"
#include "grader/types/question.hpp"

namespace grader::answers {

/// Of these components together.
double size_of(const LedgerRule& rule, const std::vector<std::size_t>& components);
double whole_size(const LedgerRule& rule);  ///< all components that are not optional
double asked_size(const LedgerRule& rule);  ///< without the base
bool fits(const Quantity& quantity, double size);

}  // namespace grader::answers
