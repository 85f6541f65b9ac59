// SPDX-License-Identifier: MIT
// The conditions of a rubric, from text to tree.
//
//   condition   = conjunction { "or" conjunction }
//   conjunction = negation { "and" negation }
//   negation    = "not" negation | comparison
//   comparison  = sum [ ("==" | "!=" | "<" | "<=" | ">" | ">=") sum ]
//   sum         = product { ("+" | "-") product }
//   product     = factor { ("*" | "/") factor }
//   factor      = "-" factor | number | name | function "(" sum { "," sum } ")" | "(" condition ")"
//
// Functions: near(a, b, relative), nonzero(a, …), absolute(a). What is true or false is no number and the
// other way round: `1 + (a == b)` and `not a` are refused, as are chained comparisons.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "grader/types/expression.hpp"

namespace grader::exercise {

struct ExpressionProblem {
  std::size_t column = 1;  ///< 1-based byte in the text
  std::string what = {};
  std::string mend = {};
};

struct NameUse {
  std::string name = {};
  std::size_t column = 1;
};

struct ParsedExpression {
  std::optional<Expression> expression = {};  ///< or else:
  ExpressionProblem problem = {};
  std::vector<NameUse> names = {};  ///< the names in the text, each once, in order
};

/// Promises: any bytes are read; text above 1000 bytes and nesting above 40 are refused. What names mean is
/// not asked here.
ParsedExpression parse_expression(std::string_view text);

/// The same, and the whole must be true or false: `a + b` is refused.
ParsedExpression parse_condition(std::string_view text);

}  // namespace grader::exercise
