// SPDX-License-Identifier: MIT
#include "grader/exercise/expression_parser.hpp"

#include <gtest/gtest.h>

#include <map>

namespace grader::exercise {
namespace {

using Kind = Expression::Kind;

/// A tree as text, every operation in parentheses with its operator first.
std::string spell(const Expression& expression) {
  static const std::map<Kind, std::string> signs = {{Kind::negate, "-"},         {Kind::add, "+"},
                                                    {Kind::subtract, "-"},       {Kind::multiply, "*"},
                                                    {Kind::divide, "/"},         {Kind::equal, "=="},
                                                    {Kind::not_equal, "!="},     {Kind::less, "<"},
                                                    {Kind::less_equal, "<="},    {Kind::greater, ">"},
                                                    {Kind::greater_equal, ">="}, {Kind::logical_not, "not"},
                                                    {Kind::logical_and, "and"},  {Kind::logical_or, "or"}};
  if (expression.kind == Kind::number) return std::to_string(static_cast<long>(expression.number));
  if (expression.kind == Kind::name) return expression.name;
  std::string text = "(" + (expression.kind == Kind::call ? expression.name : signs.at(expression.kind));
  for (const Expression& child : expression.children) text += " " + spell(child);
  return text + ")";
}

std::string tree(std::string_view text) {
  const ParsedExpression parsed = parse_expression(text);
  return parsed.expression ? spell(*parsed.expression) : "problem: " + parsed.problem.what;
}

TEST(ExpressionParser, MultipliesBeforeItAdds) {
  EXPECT_EQ(tree("a + b * c"), "(+ a (* b c))");
  EXPECT_EQ(tree("(a + b) * c"), "(* (+ a b) c)");
}

TEST(ExpressionParser, GroupsFromTheLeft) {
  EXPECT_EQ(tree("a - b - c"), "(- (- a b) c)");
  EXPECT_EQ(tree("a / b * c"), "(* (/ a b) c)");
}

TEST(ExpressionParser, ComparesSumsAndJoinsComparisons) {
  EXPECT_EQ(tree("a + 1 < b and c == 0 or d != 2"), "(or (and (< (+ a 1) b) (== c 0)) (!= d 2))");
  EXPECT_EQ(tree("a <= b or c >= d and e > f"), "(or (<= a b) (and (>= c d) (> e f)))");
}

TEST(ExpressionParser, NegatesAConditionAndANumber) {
  EXPECT_EQ(tree("not a == -b"), "(not (== a (- b)))");
  EXPECT_EQ(tree("-a * b"), "(* (- a) b)");
  EXPECT_EQ(tree("not not a < b"), "(not (not (< a b)))");
}

TEST(ExpressionParser, CallsItsFunctions) {
  EXPECT_EQ(tree("near(a, b / 2, 1)"), "(near a (/ b 2) 1)");
  EXPECT_EQ(tree("nonzero(a, b, c) > 1"), "(> (nonzero a b c) 1)");
  EXPECT_EQ(tree("absolute(a - b) < 3"), "(< (absolute (- a b)) 3)");
}

TEST(ExpressionParser, ReadsNumbersAsTheyAreWritten) {
  const auto number = [](std::string_view text) { return parse_expression(text).expression.value().number; };
  EXPECT_EQ(number("1e9"), 1e9L);
  EXPECT_EQ(number("1073741824"), 1073741824.0L);
  EXPECT_EQ(number("0.5"), 0.5L);
  EXPECT_EQ(number("9223372036854775807"), 9223372036854775807.0L);
}

TEST(ExpressionParser, ListsEachNameOnceWithItsColumn) {
  const ParsedExpression parsed = parse_expression("b + near1 * b < a");
  ASSERT_EQ(parsed.names.size(), 3u);
  EXPECT_EQ(parsed.names[0].name, "b");
  EXPECT_EQ(parsed.names[1].name, "near1");
  EXPECT_EQ(parsed.names[1].column, 5u);
  EXPECT_EQ(parsed.names[2].column, 17u);
}

struct Refused {
  std::string text = {};
  std::size_t column = 1;
  std::string what = {};
};

void PrintTo(const Refused& refused, std::ostream* out) { *out << refused.text; }

class RefusedCondition : public ::testing::TestWithParam<Refused> {};

TEST_P(RefusedCondition, IsAProblemWithItsColumn) {
  const ParsedExpression parsed = parse_condition(GetParam().text);
  EXPECT_FALSE(parsed.expression.has_value());
  EXPECT_EQ(parsed.problem.column, GetParam().column);
  EXPECT_EQ(parsed.problem.what, GetParam().what);
  EXPECT_FALSE(parsed.problem.mend.empty());
}

INSTANTIATE_TEST_SUITE_P(
    Expression, RefusedCondition,
    ::testing::Values(Refused{"", 1, "it ends too early"}, Refused{"a ==", 5, "it ends too early"},
                      Refused{"a == 0)", 7, "')' is not expected here"},
                      Refused{"(a == 0", 8, "it ends too early"}, Refused{"a = 0", 3, "'=' stands alone"},
                      Refused{"a == 0 && b == 0", 8, "'&' is no sign here"},
                      Refused{"a < b < c", 7, "'<' compares a comparison"},
                      Refused{"a == b == c", 8, "'==' compares a comparison"},
                      Refused{"sizes.a == 0", 6, "'.' stands outside a number"},
                      Refused{"a == 1.2.3", 9, "'.' stands outside a number"},
                      Refused{"a == 1e99999", 6, "a number out of range"},
                      Refused{"a == “0”", 6, "a character that is not ASCII"},
                      Refused{"a ^ 2 == 1", 3, "unexpected '^'"},
                      Refused{"and == 1", 1, "'and' stands where a value is missing"},
                      Refused{"a * not b == 1", 5, "'not' stands where a value is missing"},
                      Refused{"2a == 1", 2, "'a' is not expected here"},
                      Refused{"close(a, b)", 1, "unknown function 'close'"},
                      Refused{"near(a, b)", 1, "'near' has 2 arguments"},
                      Refused{"near(a, b, 1, 2)", 1, "'near' has 4 arguments"},
                      Refused{"nonzero() == 0", 1, "'nonzero' has 0 arguments"},
                      Refused{"absolute(a, b) < 1", 1, "'absolute' has 2 arguments"},
                      Refused{"a + b", 1, "a number, not a condition"},
                      Refused{"not a", 5, "a number is used as a condition"},
                      Refused{"a == 0 and b", 12, "a number is used as a condition"},
                      Refused{"1 + (a == b) > 0", 5, "a condition is used as a number"},
                      Refused{"nonzero(a == b) > 0", 11, "'==' stands where ')' is missing"}));

TEST(ExpressionParser, ThirtyParenthesesAreTooDeepAndTwentyAreNot) {
  const auto nested = [](std::size_t depth) {
    return std::string(depth, '(') + "a == 1" + std::string(depth, ')');
  };
  EXPECT_TRUE(parse_condition(nested(20)).expression.has_value());
  EXPECT_EQ(parse_condition(nested(30)).problem.what, "nested too deeply");
}

TEST(ExpressionParser, AThousandBytesAreReadAndOneMoreIsNot) {
  std::string text = "a == 1";
  text.resize(1000, ' ');
  EXPECT_TRUE(parse_condition(text).expression.has_value());
  EXPECT_EQ(parse_condition(text + " ").problem.what, "longer than 1000 bytes");
}

}  // namespace
}  // namespace grader::exercise
