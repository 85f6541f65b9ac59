// SPDX-License-Identifier: MIT
// Numbers as people write them: 14, 7,000, 14e9, 14*10^9, 70亿, 十六, sixteen.
#pragma once

#include <string_view>
#include <vector>

#include "grader/answers/patterns.hpp"

namespace grader::answers {

/// A number that is part of a name, as in `v2`, is not a number (NaN).
struct Number {
  Range range = {};
  double value = 0;
  bool in_words = false;  ///< 十六, `sixteen`: a size only with a unit
};

std::vector<Number> read_numbers(std::string_view text);

}  // namespace grader::answers
