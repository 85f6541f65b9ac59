// SPDX-License-Identifier: MIT
// What the words of a ledger say of its end: that there is nothing else, or that there is more.
#pragma once

#include "grader/answers/ledger_picture.hpp"

namespace grader::answers {

/// `there is nothing but a, b and c`, of three components or more, and in no quotation.
bool is_enumerated(const LedgerSource& source, const Picture& picture);
/// `and so on` where the components are listed.
bool is_left_open(const LedgerSource& source, const Picture& picture);

}  // namespace grader::answers
