// SPDX-License-Identifier: MIT
// Where a rejection may be over although its sentence goes on: `A does not follow, the total is still B`.
//
// A list of rejected things looks much the same: `A does not follow, B is no better`. So what stands behind
// such a border stays rejected and is marked `Manner::trailing`: it may also be what the writer holds.
#pragma once

#include <cstddef>

#include "grader/answers/stance_findings.hpp"
#include "grader/answers/stance_text.hpp"

namespace grader::answers {

/// Marks the part of `scope`, which `cue` rejects, that may be the writer's own claim; none where it only
/// lists on.
void find_own_claim(const StanceText& text, Range cue, Range scope, StanceFindings& found);

/// Where the part of `scope`, which ends at the verdict `cue`, surely begins: `A, and saying that B is wrong`
/// judges B. Marks what stands before the clause of the verdict where that clause says something itself.
std::size_t find_own_claim_before(const StanceText& text, Range cue, Range scope, StanceFindings& found);

}  // namespace grader::answers
