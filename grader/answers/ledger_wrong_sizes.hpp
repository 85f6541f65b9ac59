// SPDX-License-Identifier: MIT
// Sizes of a ledger that are wrong, or that may be: what they take from the writer.
#pragma once

#include "grader/answers/earned_concepts.hpp"
#include "grader/answers/ledger_picture.hpp"

namespace grader::answers {

/// Of components: only a wrong size, two sizes, two sizes for one name, or a product with a wrong result.
/// `sure`: how far a wrong size may be trusted, as when it may be another ledger's.
void add_wrong_sizes(const LedgerSource& source, const Picture& picture, Found sure, EarnedConcepts& earned);
/// Of a group, where no component has a right size.
void add_wrong_group(const LedgerSource& source, const Picture& picture, EarnedConcepts& earned);

}  // namespace grader::answers
