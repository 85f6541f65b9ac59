// SPDX-License-Identifier: MIT
#include "grader/observe/wire.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <iterator>
#include <optional>

namespace grader::observe {
namespace {

std::optional<CallEnding> ending_of(char letter) {
  switch (letter) {
    case 'r':
      return CallEnding::returned;
    case 'a':
      return CallEnding::invalid_argument;
    case 'o':
      return CallEnding::out_of_range;
    case 'l':
      return CallEnding::logic_error;
    case 't':
      return CallEnding::runtime_error;
    case 'm':
      return CallEnding::bad_alloc;
    case 'x':
      return CallEnding::other_exception;
    default:
      return std::nullopt;
  }
}

/// Only the shortest spelling counts: no plus sign, no leading zero, no minus zero.
template <class Number>
std::optional<Number> read_whole(std::string_view text) {
  Number number = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (problem != std::errc() || end != text.data() + text.size() || fmt::to_string(number) != text)
    return std::nullopt;
  return number;
}

std::optional<double> read_bits(std::string_view text) {
  if (text.size() != 16) return std::nullopt;
  std::uint64_t pattern = 0;
  for (const char letter : text) {
    const std::size_t digit = std::string_view("0123456789abcdef").find(letter);
    if (digit == std::string_view::npos) return std::nullopt;
    pattern = pattern << 4 | digit;
  }
  return std::bit_cast<double>(pattern);
}

std::optional<Value> read_value(std::string_view word) {
  if (word == "-") return Value{};
  if (word.empty()) return std::nullopt;
  const std::string_view rest = word.substr(1);
  if (word[0] == 'd') {
    const auto real = read_bits(rest);
    if (!real) return std::nullopt;
    return Value{ValueKind::real, 0, *real};
  }
  if (word[0] != 'i' && word[0] != 'n') return std::nullopt;
  const auto integer = read_whole<std::int64_t>(rest);
  if (!integer) return std::nullopt;
  return Value{word[0] == 'i' ? ValueKind::integer : ValueKind::narrow, *integer, 0.0};
}

/// The text up to the next space, which is taken too.
std::string_view take_word(std::string_view& line) {
  const std::size_t space = line.find(' ');
  const std::string_view word = line.substr(0, space);
  line = space == std::string_view::npos ? std::string_view{} : line.substr(space + 1);
  return word;
}

std::optional<Answer> read_record(std::string_view line, std::size_t index, std::size_t values) {
  if (line.empty() || line.back() == ' ' || take_word(line) != "R") return std::nullopt;
  if (read_whole<std::size_t>(take_word(line)) != index) return std::nullopt;
  const std::string_view letter = take_word(line);
  const auto ending = letter.size() == 1 ? ending_of(letter[0]) : std::nullopt;
  if (!ending) return std::nullopt;
  Answer answer{*ending, {}};
  while (!line.empty()) {
    const auto value = read_value(take_word(line));
    if (!value || answer.values.size() == values) return std::nullopt;
    answer.values.push_back(*value);
  }
  if (answer.values.size() != (*ending == CallEnding::returned ? values : 0)) return std::nullopt;
  return answer;
}

}  // namespace

std::string write_calls(const std::vector<SentCall>& calls, const std::vector<std::size_t>& order) {
  std::string text;
  auto out = std::back_inserter(text);
  for (const std::size_t index : order) {
    const SentCall& call = calls.at(index);
    fmt::format_to(out, "{} {} {} {}", call.copy, call.call, call.values, call.arguments.size());
    for (const Number& number : call.arguments) {
      if (number.is_real)
        fmt::format_to(out, " d{:016x}", std::bit_cast<std::uint64_t>(number.real));
      else
        fmt::format_to(out, " i{}", number.integer);
    }
    text += '\n';
  }
  return text;
}

Records read_records(std::string_view text, const std::vector<SentCall>& calls,
                     const std::vector<std::size_t>& order) {
  Records records;
  const auto broken = [] { return Records{{}, false, true}; };
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos || records.ended) return broken();
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    const std::size_t index = records.answers.size();
    if (index == order.size()) {
      if (line != "END") return broken();
      records.ended = true;
    } else {
      auto answer = read_record(line, index, calls.at(order[index]).values);
      if (!answer) return broken();
      records.answers.push_back(std::move(*answer));
    }
  }
  return records;
}

std::size_t longest_records(const std::vector<SentCall>& calls, const std::vector<std::size_t>& order) {
  std::size_t bytes = 64;
  for (const std::size_t index : order) bytes += 32 + 24 * calls.at(index).values;
  return bytes;
}

bool same_value(const Value& left, const Value& right) {
  return left.kind == right.kind && left.integer == right.integer &&
         std::bit_cast<std::uint64_t>(left.real) == std::bit_cast<std::uint64_t>(right.real);
}

bool same_answer(const Answer& left, const Answer& right) {
  return left.ending == right.ending && std::ranges::equal(left.values, right.values, same_value);
}

}  // namespace grader::observe
