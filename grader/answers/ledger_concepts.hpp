// SPDX-License-Identifier: MIT
// What a ledger earns: the concepts of the components it names and sizes, of wrong and foreign sizes, and of
// the sum.
#pragma once

#include "grader/answers/earned_concepts.hpp"
#include "grader/answers/ledger_picture.hpp"

namespace grader::answers {

/// `sure`: how far a right size may be trusted, as when some of it may be another ledger's.
EarnedConcepts find_ledger_concepts(const LedgerSource& source, const Picture& picture, Found sure);

}  // namespace grader::answers
