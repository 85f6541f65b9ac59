// SPDX-License-Identifier: MIT
// What the writer says and does not hold: a plain `not`, what he takes back, what he only supposes.
#pragma once

#include "grader/answers/stance_findings.hpp"
#include "grader/answers/stance_text.hpp"

namespace grader::answers {

/// A plain `not`, to the end of its clause.
void find_negations(const StanceText& text, StanceFindings& found);
/// Struck out, or corrected right after.
void find_withdrawn(const StanceText& text, StanceFindings& found);
/// The condition behind an `if`, without what follows from it.
void find_suppositions(const StanceText& text, StanceFindings& found);

}  // namespace grader::answers
