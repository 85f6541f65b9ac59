// SPDX-License-Identifier: MIT
#include "grader/exercise/expression_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <system_error>

namespace grader::exercise {
namespace {

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }
bool starts_name(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || letter == '_';
}

ExpressionWord read_number(std::string_view text, std::size_t begin) {
  ExpressionWord word{ExpressionWord::Kind::number, "", 0, begin + 1};
  const char* const from = text.data() + begin;
  const auto [end, problem] = std::from_chars(from, text.data() + text.size(), word.number);
  if (problem == std::errc::result_out_of_range)
    throw ExpressionProblem{begin + 1, "a number out of range", "write a smaller one"};
  word.text.assign(from, end);
  return word;
}

std::string_view sign_at(std::string_view text, std::size_t begin) {
  static constexpr std::array<std::string_view, 13> signs = {"==", "!=", "<=", ">=", "<", ">", "+",
                                                             "-",  "*",  "/",  "(",  ")", ","};
  const auto found = std::ranges::find_if(
      signs, [&](std::string_view sign) { return text.substr(begin).starts_with(sign); });
  return found == signs.end() ? std::string_view{} : *found;
}

ExpressionProblem stray(std::string_view text, std::size_t begin) {
  const char letter = text[begin];
  if (letter == '=') return {begin + 1, "'=' stands alone", "compare with '=='"};
  if (letter == '&' || letter == '|' || letter == '!')
    return {begin + 1, fmt::format("'{}' is no sign here", letter), "write 'and', 'or' or 'not'"};
  if (letter == '.')
    return {begin + 1, "'.' stands outside a number",
            "write a value's name without its probe, and 0.5 for .5"};
  if (letter < ' ' || letter > '~')
    return {begin + 1, "a character that is not ASCII",
            "use letters, digits and + - * / ( ) , == != < <= > >="};
  return {begin + 1, fmt::format("unexpected '{}'", letter),
          "use names, numbers and + - * / ( ) , == != < <= > >="};
}

}  // namespace

std::vector<ExpressionWord> split_expression(std::string_view text) {
  std::vector<ExpressionWord> words;
  std::size_t begin = 0;
  while (begin < text.size()) {
    const char letter = text[begin];
    if (letter == ' ' || letter == '\n' || letter == '\t' || letter == '\r') {
      ++begin;
      continue;
    }
    ExpressionWord word;
    if (is_digit(letter)) {
      word = read_number(text, begin);
    } else if (starts_name(letter)) {
      std::size_t end = begin;
      while (end < text.size() && (starts_name(text[end]) || is_digit(text[end]))) ++end;
      word = {ExpressionWord::Kind::name, std::string(text.substr(begin, end - begin)), 0, begin + 1};
    } else {
      word = {ExpressionWord::Kind::sign, std::string(sign_at(text, begin)), 0, begin + 1};
    }
    if (word.text.empty()) throw stray(text, begin);
    begin += word.text.size();
    words.push_back(std::move(word));
  }
  words.push_back({ExpressionWord::Kind::end, "", 0, text.size() + 1});
  return words;
}

}  // namespace grader::exercise
