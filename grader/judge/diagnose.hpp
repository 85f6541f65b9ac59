// SPDX-License-Identifier: MIT
// Which misconceptions explain a student's values.
#pragma once

#include <vector>

#include "grader/judge/facts.hpp"
#include "grader/types/grade.hpp"

namespace grader::judge {

/// By values first (those that explain the largest sets; what is a part of a kept one is dropped), then by
/// fact; each id once, in the rubric's order within each kind.
std::vector<FoundDiagnosis> diagnose(const Picture& picture, const std::vector<FoundFact>& facts);

}  // namespace grader::judge
