// SPDX-License-Identifier: MIT
// The rules that fail an exercise whatever the points: established by code that ran.
#pragma once

#include <vector>

#include "grader/judge/facts.hpp"
#include "grader/types/grade.hpp"

namespace grader::judge {

/// Promises: points are not touched; an unfilled blank, or one that does not compile, raises nothing, nor
/// does a file that is empty or another one: they show nothing about what a student believes.
std::vector<HardFail> find_hard_fails(const Picture& picture, const std::vector<FoundFact>& facts);

}  // namespace grader::judge
