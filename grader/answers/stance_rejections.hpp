// SPDX-License-Identifier: MIT
// What a rejecting phrase rejects: the words behind it, those before it, or what its lines are set to show.
//
// Titles and crosses are found first: a cue that is used up is not taken again.
#pragma once

#include "grader/answers/stance_findings.hpp"
#include "grader/answers/stance_text.hpp"

namespace grader::answers {

/// Cues that look forward, as `it does not follow that …`, and `A ≠ B`.
void find_forward(const StanceText& text, StanceFindings& found);
/// Cues that judge what stands before them, as `… is wrong`.
void find_verdicts(const StanceText& text, StanceFindings& found);

}  // namespace grader::answers
