// SPDX-License-Identifier: MIT
// A question of the exercise that is answered in words, as the rubric describes it.
#pragma once

#include <string>

#include "grader/types/points.hpp"

namespace grader {

struct Question {
  std::string id = {};
  Points points = {};
};

}  // namespace grader
