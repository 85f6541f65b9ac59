// SPDX-License-Identifier: MIT
// A condition of the rubric, parsed: `height == 0 and width + height < 12 * depth`.
#pragma once

#include <string>
#include <vector>

namespace grader {

/// A node of the syntax tree. Children count: number and name 0; negate and not 1; call any; others 2.
struct Expression {
  enum class Kind {
    number,
    name,
    call,  ///< near(a, b, tolerance), nonzero(a, b, …), absolute(a): a closed set
    negate,
    add,
    subtract,
    multiply,
    divide,
    equal,
    not_equal,
    less,
    less_equal,
    greater,
    greater_equal,
    logical_not,
    logical_and,
    logical_or,
  };
  Kind kind = Kind::number;
  long double number = 0;
  std::string name = {};  ///< of a name or a called function
  std::vector<Expression> children = {};
};

}  // namespace grader
