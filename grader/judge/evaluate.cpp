// SPDX-License-Identifier: MIT
// Long double carries every 64-bit integer exactly on the machines that the harness runs on, so that
// `12 * width` needs no second arithmetic.
#include "grader/judge/evaluate.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace grader::judge {
namespace {

using Result = std::optional<long double>;
using Kind = Expression::Kind;

Result known(long double number) { return std::isfinite(number) ? Result(number) : std::nullopt; }
Result truth(bool condition) { return condition ? 1.0L : 0.0L; }

Result logical(const Expression& expression, const Names& names) {
  const bool decides = expression.kind == Kind::logical_or;  // the value that decides alone
  bool all_known = true;
  for (const Expression& child : expression.children) {
    const Result value = evaluate(child, names);
    if (value && (*value != 0) == decides) return truth(decides);
    all_known = all_known && value.has_value();
  }
  return all_known ? truth(!decides) : std::nullopt;
}

Result function(const Expression& expression, const Names& names) {
  std::vector<long double> arguments;
  for (const Expression& child : expression.children) {
    const Result value = evaluate(child, names);
    if (!value) return std::nullopt;
    arguments.push_back(*value);
  }
  if (expression.name == "nonzero") {
    return static_cast<long double>(std::ranges::count_if(arguments, [](long double n) { return n != 0; }));
  }
  if (expression.name == "absolute") return std::abs(arguments.at(0));
  if (expression.name == "near") {
    return truth(std::abs(arguments.at(0) - arguments.at(1)) <= arguments.at(2) * std::abs(arguments.at(1)));
  }
  return std::nullopt;
}

Result binary(Kind kind, long double left, long double right) {
  switch (kind) {
    case Kind::add:
      return known(left + right);
    case Kind::subtract:
      return known(left - right);
    case Kind::multiply:
      return known(left * right);
    case Kind::divide:
      return right == 0 ? std::nullopt : known(left / right);
    case Kind::equal:
      return truth(left == right);
    case Kind::not_equal:
      return truth(left != right);
    case Kind::less:
      return truth(left < right);
    case Kind::less_equal:
      return truth(left <= right);
    case Kind::greater:
      return truth(left > right);
    case Kind::greater_equal:
      return truth(left >= right);
    default:
      return std::nullopt;
  }
}

}  // namespace

std::optional<long double> evaluate(const Expression& expression, const Names& names) {
  switch (expression.kind) {
    case Kind::number:
      return expression.number;
    case Kind::name: {
      const Result value = names(expression.name);
      return value ? known(*value) : std::nullopt;
    }
    case Kind::call:
      return function(expression, names);
    case Kind::logical_and:
    case Kind::logical_or:
      return logical(expression, names);
    default:
      break;
  }
  const Result first = evaluate(expression.children.at(0), names);
  if (!first) return std::nullopt;
  if (expression.kind == Kind::negate) return -*first;
  if (expression.kind == Kind::logical_not) return truth(*first == 0);
  const Result second = evaluate(expression.children.at(1), names);
  return second ? binary(expression.kind, *first, *second) : std::nullopt;
}

bool holds(const Expression& condition, const Names& names) {
  const Result value = evaluate(condition, names);
  return value && *value != 0;
}

}  // namespace grader::judge
