// SPDX-License-Identifier: MIT
// What each blank is told: its state, its points, why they were lost and what to think about.
#pragma once

#include <vector>

#include "grader/judge/picture.hpp"
#include "grader/judge/shares.hpp"
#include "grader/types/grade.hpp"

namespace grader::judge {

std::vector<BlankMark> mark_blanks(const Picture& picture, const std::vector<Share>& shares);

}  // namespace grader::judge
