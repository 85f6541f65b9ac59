// SPDX-License-Identifier: MIT
#include "grader/exercise/expression_parser.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "grader/exercise/expression_functions.hpp"
#include "grader/exercise/expression_words.hpp"
#include "grader/exercise/spelling.hpp"

namespace grader::exercise {
namespace {

using Kind = Expression::Kind;

// A chain of sums makes a tree as deep as it is long, so the length is capped too.
constexpr std::size_t longest_text = 1000;
constexpr int deepest = 60;

class Parser {
 public:
  explicit Parser(std::string_view text) : words_(split_expression(text)) {}

  Expression whole() {
    Expression result = condition();
    if (next().kind != ExpressionWord::Kind::end)
      fail_at_next("is not expected here", "join two conditions by 'and' or 'or'");
    return result;
  }

  std::vector<NameUse> names = {};

 private:
  /// Counts one level of nesting for as long as it lives.
  class Level {
   public:
    explicit Level(Parser& parser) : parser_(parser) {
      if (++parser_.depth_ > deepest)
        throw ExpressionProblem{parser_.next().column, "nested too deeply",
                                "split it into several conditions"};
    }
    ~Level() { --parser_.depth_; }
    Level(const Level&) = delete;
    Level& operator=(const Level&) = delete;

   private:
    Parser& parser_;
  };

  const ExpressionWord& next() const { return words_[at_]; }

  bool next_is(std::string_view text) const {
    return next().kind != ExpressionWord::Kind::end && next().text == text;
  }

  bool take(std::string_view text) {
    if (!next_is(text)) return false;
    ++at_;
    return true;
  }

  [[noreturn]] void fail_at_next(std::string_view what, std::string mend) const {
    const bool ended = next().kind == ExpressionWord::Kind::end;
    throw ExpressionProblem{next().column,
                            ended ? "it ends too early" : fmt::format("'{}' {}", next().text, what),
                            std::move(mend)};
  }

  static void want_number(const Expression& operand, std::size_t column) {
    if (is_truth(operand))
      throw ExpressionProblem{column, "a condition is used as a number", "compare numbers only"};
  }

  static void want_truth(const Expression& operand, std::size_t column) {
    if (!is_truth(operand))
      throw ExpressionProblem{column, "a number is used as a condition", "compare it, as in 'a == 0'"};
  }

  Expression condition() {
    return chain({{"or", Kind::logical_or}}, &Parser::conjunction, &Parser::want_truth);
  }
  Expression conjunction() {
    return chain({{"and", Kind::logical_and}}, &Parser::negation, &Parser::want_truth);
  }
  Expression sum() {
    return chain({{"+", Kind::add}, {"-", Kind::subtract}}, &Parser::product, &Parser::want_number);
  }
  Expression product() {
    return chain({{"*", Kind::multiply}, {"/", Kind::divide}}, &Parser::factor, &Parser::want_number);
  }

  Expression chain(const std::map<std::string, Kind>& signs, Expression (Parser::*part)(),
                   void (*want)(const Expression&, std::size_t)) {
    std::size_t column = next().column;
    Expression left = (this->*part)();
    while (next().kind != ExpressionWord::Kind::end) {
      const auto sign = signs.find(next().text);
      if (sign == signs.end()) break;
      want(left, column);
      ++at_;
      column = next().column;
      Expression right = (this->*part)();
      want(right, column);
      left = Expression{sign->second, 0, "", {std::move(left), std::move(right)}};
    }
    return left;
  }

  Expression negation() {
    const Level level(*this);
    if (!take("not")) return comparison();
    const std::size_t column = next().column;
    Expression operand = negation();
    want_truth(operand, column);
    return {Kind::logical_not, 0, "", {std::move(operand)}};
  }

  Expression comparison() {
    static const std::map<std::string, Kind> signs = {{"==", Kind::equal},  {"!=", Kind::not_equal},
                                                      {"<", Kind::less},    {"<=", Kind::less_equal},
                                                      {">", Kind::greater}, {">=", Kind::greater_equal}};
    std::size_t column = next().column;
    Expression left = sum();
    const auto sign = signs.find(next().text);
    if (next().kind != ExpressionWord::Kind::sign || sign == signs.end()) return left;
    want_number(left, column);
    ++at_;
    column = next().column;
    Expression right = sum();
    want_number(right, column);
    if (next().kind == ExpressionWord::Kind::sign && signs.contains(next().text))
      fail_at_next("compares a comparison", "write 'a < b and b < c'");
    return {sign->second, 0, "", {std::move(left), std::move(right)}};
  }

  Expression factor() {
    const Level level(*this);
    const ExpressionWord word = next();
    if (take("-")) {
      const std::size_t column = next().column;
      Expression operand = factor();
      want_number(operand, column);
      return {Kind::negate, 0, "", {std::move(operand)}};
    }
    if (take("(")) {
      Expression inner = condition();
      if (!take(")")) fail_at_next("stands where ')' is missing", "close the parenthesis");
      return inner;
    }
    if (word.kind == ExpressionWord::Kind::number) {
      ++at_;
      return {Kind::number, word.number, "", {}};
    }
    const bool operator_word = word.text == "and" || word.text == "or" || word.text == "not";
    if (word.kind != ExpressionWord::Kind::name || operator_word)
      fail_at_next("stands where a value is missing", "write a name, a number or a function");
    ++at_;
    if (next_is("(")) return call(word);
    note_name(word);
    return {Kind::name, 0, word.text, {}};
  }

  void note_name(const ExpressionWord& word) {
    const auto same = [&](const NameUse& use) { return use.name == word.text; };
    if (std::ranges::none_of(names, same)) names.push_back({word.text, word.column});
  }

  Expression call(const ExpressionWord& word) {
    const Function* const function = find_function(word.text);
    if (function == nullptr)
      throw ExpressionProblem{word.column, fmt::format("unknown function '{}'", word.text),
                              suggest(word.text, function_names())};
    Expression result{Kind::call, 0, word.text, {}};
    ++at_;  // the opening parenthesis
    if (!next_is(")")) {
      do {
        const std::size_t column = next().column;
        result.children.push_back(sum());
        want_number(result.children.back(), column);
      } while (take(","));
    }
    if (!take(")")) fail_at_next("stands where ')' is missing", "close the parenthesis");
    if (result.children.size() < function->least || result.children.size() > function->most)
      throw ExpressionProblem{word.column,
                              fmt::format("'{}' has {} arguments", word.text, result.children.size()),
                              fmt::format("write {}", function->shape)};
    return result;
  }

  std::vector<ExpressionWord> words_;
  std::size_t at_ = 0;
  int depth_ = 0;
};

}  // namespace

ParsedExpression parse_expression(std::string_view text) {
  ParsedExpression result;
  if (text.size() > longest_text) {
    result.problem = {longest_text + 1, "longer than 1000 bytes", "split it into several conditions"};
    return result;
  }
  try {
    Parser parser(text);
    result.expression = parser.whole();
    result.names = std::move(parser.names);
  } catch (const ExpressionProblem& problem) {
    result.problem = problem;
  }
  return result;
}

ParsedExpression parse_condition(std::string_view text) {
  ParsedExpression result = parse_expression(text);
  if (!result.expression || is_truth(*result.expression)) return result;
  result.expression.reset();
  result.problem = {1, "a number, not a condition", "compare it, as in 'a == 0'"};
  return result;
}

}  // namespace grader::exercise
