// SPDX-License-Identifier: MIT
// Another ledger in the same answer, such as that of a second scheme: its names and sizes are not the
// answer's own.
#pragma once

#include "grader/answers/ledger_picture.hpp"

namespace grader::answers {

struct OwnLedger {
  Picture picture = {};
  bool doubt = false;  ///< a size may be the other ledger's
};

/// The picture without the other ledger; where that hides what is asked for, the one of the whole answer.
OwnLedger look_at_own_ledger(const LedgerSource& source);

}  // namespace grader::answers
