// SPDX-License-Identifier: MIT
// The words of a condition: numbers, names, signs. Private to the expression parser.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "grader/exercise/expression_parser.hpp"

namespace grader::exercise {

struct ExpressionWord {
  enum class Kind { number, name, sign, end };
  Kind kind = Kind::end;
  std::string text = {};
  long double number = 0;
  std::size_t column = 1;
};

/// The words of the text, closed by one of kind `end`. Throws ExpressionProblem, which the parser catches.
std::vector<ExpressionWord> split_expression(std::string_view text);

}  // namespace grader::exercise
