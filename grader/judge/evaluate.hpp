// SPDX-License-Identifier: MIT
// Conditions of the rubric, evaluated. What is not known makes a condition unknown, never true by accident.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "grader/types/expression.hpp"

namespace grader::judge {

/// The value of a name, or nothing when it was not observed.
using Names = std::function<std::optional<long double>(const std::string&)>;

/// Numbers; conditions are 1 and 0. `false and unknown` is false, `true or unknown` is true. Division by 0
/// and numbers that are not finite are unknown.
std::optional<long double> evaluate(const Expression& expression, const Names& names);

/// Known and not 0.
bool holds(const Expression& condition, const Names& names);

}  // namespace grader::judge
