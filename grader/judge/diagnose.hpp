// SPDX-License-Identifier: MIT
// Which misconceptions explain a student's values.
#pragma once

#include <cstddef>
#include <vector>

#include "grader/judge/facts.hpp"
#include "grader/types/grade.hpp"

namespace grader::judge {

struct Explanation {
  FoundDiagnosis found = {};
  std::vector<std::size_t> blanks = {};  ///< whose values it accounts for; none for a fact
};

/// By values first (those that explain the largest sets; what is a part of a kept one is dropped), then by
/// fact; each id once, in the rubric's order within each kind.
std::vector<Explanation> diagnose(const Picture& picture, const std::vector<FoundFact>& facts);

}  // namespace grader::judge
