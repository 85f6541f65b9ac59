// SPDX-License-Identifier: MIT
// The totals and sums of a ledger: which are the whole, a part of it, or wrong.
#pragma once

#include <vector>

#include "grader/answers/ledger_picture.hpp"

namespace grader::answers {

/// Totals and sums that the writer stands by, outside of what is `ignored`.
void see_totals(const LedgerSource& source, Picture& picture, const std::vector<Range>& ignored);
/// A size that nothing has, and that is the sum of all components with a right size, three at least.
void see_listed_total(const LedgerSource& source, Picture& picture);

}  // namespace grader::answers
