// SPDX-License-Identifier: MIT
// Feeds: a condition of a rubric.
//
// Properties: there is a tree or a problem at a column of the text; each node has the children that its kind
// wants; the tree, written with all its parentheses, is read as the same tree; a condition is true or false,
// never a number; every name that is reported stands at its column.
#include <cmath>

#include "grader/exercise/expression_parser.hpp"
#include "tests/fuzz/property.hpp"

namespace grader::fuzz {
namespace {

using Kind = Expression::Kind;

std::string_view sign_of(Kind kind) {
  switch (kind) {
    case Kind::add:
      return " + ";
    case Kind::subtract:
      return " - ";
    case Kind::multiply:
      return " * ";
    case Kind::divide:
      return " / ";
    case Kind::equal:
      return " == ";
    case Kind::not_equal:
      return " != ";
    case Kind::less:
      return " < ";
    case Kind::less_equal:
      return " <= ";
    case Kind::greater:
      return " > ";
    case Kind::greater_equal:
      return " >= ";
    case Kind::logical_and:
      return " and ";
    case Kind::logical_or:
      return " or ";
    default:
      return "";
  }
}

std::string written(const Expression& node) {
  const auto child = [&](std::size_t index) { return "(" + written(node.children[index]) + ")"; };
  switch (node.kind) {
    case Kind::number: {
      require(std::isfinite(node.number) && node.number >= 0, "a number is one");
      char text[64];
      std::snprintf(text, sizeof text, "%.21Lg", node.number);
      return text;
    }
    case Kind::name:
      require(node.children.empty(), "a name has no children");
      return node.name;
    case Kind::negate:
      require(node.children.size() == 1, "a sign has one child");
      return "-" + child(0);
    case Kind::logical_not:
      require(node.children.size() == 1, "'not' has one child");
      return "not " + child(0);
    case Kind::call: {
      require(!node.children.empty(), "a function has arguments");
      std::string text = node.name + "(";
      for (std::size_t i = 0; i < node.children.size(); ++i)
        text += (i == 0 ? "" : ", ") + written(node.children[i]);
      return text + ")";
    }
    default:
      require(node.children.size() == 2, "an operator has two children");
      return child(0) + std::string(sign_of(node.kind)) + child(1);
  }
}

bool same(const Expression& left, const Expression& right) {
  if (left.kind != right.kind || left.name != right.name || left.children.size() != right.children.size())
    return false;
  if (left.kind == Kind::number && left.number != right.number) return false;
  for (std::size_t i = 0; i < left.children.size(); ++i) {
    if (!same(left.children[i], right.children[i])) return false;
  }
  return true;
}

void check_problem(const exercise::ExpressionProblem& problem, std::string_view text) {
  require(problem.column >= 1 && problem.column <= text.size() + 1, "a problem has a column of the text");
  require(!problem.what.empty() && !problem.mend.empty(), "a problem says what is wrong and how to mend it");
}

void check_names(const exercise::ParsedExpression& parsed, std::string_view text) {
  for (const exercise::NameUse& use : parsed.names)
    require(text.substr(use.column - 1).starts_with(use.name), "a name stands at its column", use.name);
}

}  // namespace
}  // namespace grader::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace grader;
  const std::string_view text = fuzz::text_of(data, size);
  const auto parsed = exercise::parse_expression(text);
  const auto condition = exercise::parse_condition(text);
  fuzz::require(parsed.expression || !condition.expression, "a condition is an expression");
  if (!condition.expression) fuzz::check_problem(condition.problem, text);
  if (!parsed.expression) {
    fuzz::check_problem(parsed.problem, text);
    return 0;
  }
  fuzz::check_names(parsed, text);
  const std::string written = fuzz::written(*parsed.expression);
  const auto again = exercise::parse_expression(written);
  // All the parentheses can make it too long or too deep; then that is what it says.
  const bool limited =
      !again.expression && (written.size() > 1000 || again.problem.what.find("deep") != std::string::npos);
  fuzz::require(limited || (again.expression && fuzz::same(*parsed.expression, *again.expression)),
                "a tree that is written is read as the same", written + "\n" + again.problem.what);
  return 0;
}
