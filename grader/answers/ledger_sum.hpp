// SPDX-License-Identifier: MIT
// Whether the sum of a ledger is right, and whether it is a sum of all that is needed.
#pragma once

#include "grader/answers/earned_concepts.hpp"
#include "grader/answers/ledger_picture.hpp"

namespace grader::answers {

/// All that is asked for has its right size, by itself or in a sized group.
bool is_listed(const LedgerSource& source, const Picture& picture);
/// The terms add up to the whole, or all that is listed does.
bool sum_is_right(const LedgerSource& source, const Picture& picture);
/// Every needed component has its size in a right sum, or a right sum has as many terms as there are
/// components.
bool is_complete(const LedgerSource& source, const Picture& picture);

/// Nothing for a ledger with a wrong size; a sum that something else contradicts is only a maybe.
void add_sum(const LedgerSource& source, const Picture& picture, Found sure, EarnedConcepts& earned);

}  // namespace grader::answers
