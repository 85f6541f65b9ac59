// SPDX-License-Identifier: MIT
// What edits outside the blanks cost.
#pragma once

#include <vector>

#include "grader/judge/facts.hpp"
#include "grader/types/grade.hpp"

namespace grader::judge {

/// One entry for each edit that costs something. An edit that spoils values costs the spoiled shares, at
/// least and at most what the rubric says an edit costs; one that only breaks the contract costs the least.
std::vector<Deduction> mark_edits(const Picture& picture, const std::vector<Share>& shares,
                                  const std::vector<FoundFact>& facts);

}  // namespace grader::judge
