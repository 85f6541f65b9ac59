// SPDX-License-Identifier: MIT
// The closed set of functions that a condition may call, and what counts as true or false.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "grader/types/expression.hpp"

namespace grader::exercise {

struct Function {
  std::string name = {};
  std::size_t least = 1;  ///< arguments
  std::size_t most = 1;
  std::string shape = {};  ///< how it is written
};

/// Null when there is none of that name.
const Function* find_function(std::string_view name);

std::vector<std::string> function_names();

/// The words that no value or argument may be called by: a condition would misread them.
std::vector<std::string> reserved_words();

/// Whether an expression is true or false; the others are numbers.
bool is_truth(const Expression& expression);

}  // namespace grader::exercise
