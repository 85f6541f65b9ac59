// SPDX-License-Identifier: MIT
// Names that are no part of the ledger, and whether the writer counts them in.
#pragma once

#include "grader/answers/ledger_picture.hpp"

namespace grader::answers {

/// Needs the totals of the picture.
void see_foreign(const LedgerSource& source, Picture& picture);

}  // namespace grader::answers
