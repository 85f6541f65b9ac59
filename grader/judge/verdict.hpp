// SPDX-License-Identifier: MIT
// Passed or not: the one place that decides it, and the one that adds the points up.
//
// fail       a hard fail that code established, or a person confirmed, and nobody lifted; or too few points
//            however the open ones turn out
// pass       enough points however the open ones turn out, and no hard fail waits for a person
// undecided  anything else
#pragma once

#include <vector>

#include "grader/types/exercise.hpp"
#include "grader/types/grade.hpp"

namespace grader::judge {

/// What the verdict depends on, and nothing else.
struct Standing {
  Points low = {};
  Points high = {};
  Points pass = {};
  std::vector<HardFail> hard_fails = {};
  TextHardFails text_hard_fails = TextHardFails::confirm;
};

Verdict verdict_of(const Standing& standing);

/// Sets the grade's points and verdict from its parts. `apply_marks` calls it again.
void sum_up(const Exercise& exercise, Grade& grade);

}  // namespace grader::judge
