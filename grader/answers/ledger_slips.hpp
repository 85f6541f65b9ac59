// SPDX-License-Identifier: MIT
// Where a ledger contradicts itself: two sizes for one name, a product that is not what stands there.
#pragma once

#include "grader/answers/ledger_picture.hpp"

namespace grader::answers {

/// `a 3 or 5, b 5 or 3` names every size that may be right; `3 kg (6.6 lb)` says one size twice.
void see_doubled(const LedgerSource& source, Picture& picture);
/// `16 bytes x 7 billion = 120 GB`
void see_products(const LedgerSource& source, Picture& picture);

}  // namespace grader::answers
