// SPDX-License-Identifier: MIT
// Sums that an answer writes out, as `14 + 14 + 28*3 = 112`: what their terms really add up to.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "grader/answers/quantities.hpp"

namespace grader::answers {

struct Chain {
  Range range = {};
  std::vector<std::size_t> terms = {};    ///< indices of quantities, products included
  double sum = 0;                         ///< of the terms, in the numbers as written (14e9 is 14)
  std::size_t count = 0;                  ///< how many terms; 28*3 counts as 3
  bool added = false;                     ///< with a plus somewhere; else it is one product
  std::vector<std::size_t> results = {};  ///< quantities that are said to equal it
};

/// A number as people compare it: thousand millions are units of their own.
double written(double value);

std::vector<Chain> read_chains(std::string_view text, const std::vector<Quantity>& quantities);

}  // namespace grader::answers
