// SPDX-License-Identifier: MIT
// Names that stand beside a sum, each paired with its term.
#pragma once

#include "grader/answers/chains.hpp"
#include "grader/answers/ledger_picture.hpp"

namespace grader::answers {

/// On which side of the sum the names stand.
enum class NamesSide { before, behind };

/// `2 + 2 + 4 = 8: a, b, c`: as many names beside a sum as it has terms, each with the size of its term.
void pair_terms(const LedgerSource& source, LedgerItems& items, const Chain& chain, NamesSide side);

}  // namespace grader::answers
