// SPDX-License-Identifier: MIT
#include "grader/exercise/rubric_scalars.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace grader::exercise {
namespace {

constexpr std::size_t longest_id = 64;

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

bool is_blank(const std::string& text) { return text.find_first_not_of(" \t\r\n") == std::string::npos; }

/// The number that is the whole text, or nothing. (A leading + is fine in YAML, unknown to from_chars.)
template <class Number>
std::optional<Number> whole_number(std::string_view text) {
  if (text.starts_with('+')) text.remove_prefix(1);
  Number number = {};
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (problem != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// Digits with at most one point among them, as points are written.
bool is_decimal(std::string_view text) {
  const auto digits = std::ranges::count_if(text, is_digit);
  const auto dots = std::ranges::count(text, '.');
  return digits > 0 && dots <= 1 && static_cast<std::size_t>(digits + dots) == text.size();
}

}  // namespace

std::string read_text(const std::optional<Item>& item, Problems& problems) {
  if (!item) return "";
  if (item->node->kind != formats::YamlNode::Kind::scalar) {
    problems.add(item->line, item->key, "not a text", "write one value, in quotes when it holds : or #");
    return "";
  }
  if (is_blank(item->node->text)) {
    problems.add(item->line, item->key, "empty", "write a text");
    return "";
  }
  return item->node->text;
}

std::vector<std::string> read_texts(const std::optional<Item>& list, Problems& problems) {
  std::vector<std::string> texts;
  for (const Item& item : read_list(list, problems)) texts.push_back(read_text(item, problems));
  return texts;
}

void expect_text(const std::optional<Item>& item, std::string_view expected, Problems& problems) {
  const std::string text = read_text(item, problems);
  if (!text.empty() && text != expected)
    problems.add(item->line, item->key, fmt::format("'{}' does not fit", text),
                 fmt::format("write {}", expected));
}

Text read_message(const std::optional<Item>& item, Problems& problems) {
  if (!item) return {};
  const Fields fields(*item, {"zh", "en"}, problems);
  Text message;
  message.zh = read_text(fields.need("zh"), problems);
  message.en = read_text(fields.need("en"), problems);
  return message;
}

std::optional<Points> read_points(const std::optional<Item>& item, Problems& problems) {
  const std::string text = read_text(item, problems);
  if (text.empty()) return std::nullopt;
  const bool negative = text.front() == '-';
  const std::string digits = negative ? text.substr(1) : text;
  if (!is_decimal(digits)) {
    problems.add(item->line, item->key, "not a number", "write it as 4 or 3.5");
    return std::nullopt;
  }
  if (negative) {
    problems.add(item->line, item->key, "negative", "points are 0 or more");
    return std::nullopt;
  }
  const std::size_t dot = std::min(digits.find('.'), digits.size());
  std::string decimals = dot < digits.size() ? digits.substr(dot + 1) : "";
  while (decimals.size() > 2 && decimals.back() == '0') decimals.pop_back();
  if (decimals.size() > 2) {
    problems.add(item->line, item->key, "finer than 0.01", "write at most two decimals");
    return std::nullopt;
  }
  decimals.resize(2, '0');
  const auto hundredths = whole_number<int>(digits.substr(0, dot) + decimals);
  constexpr int most = 1'000'000;
  if (!hundredths || *hundredths > most) {
    problems.add(item->line, item->key, "too large", "write at most 10000");
    return std::nullopt;
  }
  return Points{*hundredths};
}

std::optional<std::int64_t> read_integer(const std::optional<Item>& item, Problems& problems) {
  const std::string text = read_text(item, problems);
  if (text.empty()) return std::nullopt;
  const auto number = whole_number<std::int64_t>(text);
  if (!number)
    problems.add(item->line, item->key, "not a whole number",
                 "write digits only, as 7000000000; at most 64 bits");
  return number;
}

std::optional<double> read_real(const std::optional<Item>& item, Problems& problems) {
  const std::string text = read_text(item, problems);
  if (text.empty()) return std::nullopt;
  const auto number = whole_number<double>(text);
  if (number && std::isfinite(*number)) return number;
  problems.add(item->line, item->key, "not a number", "write it as 0.001 or 1e-9");
  return std::nullopt;
}

Answered read_yes(const std::optional<Item>& item, Problems& problems) {
  const std::string text = read_text(item, problems);
  if (text == "true") return Answered::yes;
  if (text == "false" || !item) return Answered::no;
  if (!text.empty()) problems.add(item->line, item->key, "neither true nor false", "write true or false");
  return Answered::unclear;
}

bool is_id(const std::string& text) {
  const auto fits = [](char letter) {
    return (letter >= 'a' && letter <= 'z') || is_digit(letter) || letter == '_';
  };
  return !text.empty() && text.size() <= longest_id && text.front() >= 'a' && text.front() <= 'z' &&
         std::ranges::all_of(text, fits);
}

std::string read_id(const std::optional<Item>& item, std::set<std::string>& seen, Problems& problems) {
  std::string text = read_text(item, problems);
  if (text.empty()) return text;
  if (!is_id(text))
    problems.add(item->line, item->key, fmt::format("'{}' is no name", text),
                 "write small letters, digits and _, a letter first, at most 64");
  if (!seen.insert(text).second)
    problems.add(item->line, item->key, fmt::format("'{}' stands twice", text), "give each its own name");
  return text;
}

std::string points_text(Points points) {
  const int whole = points.hundredths / 100;
  const int rest = points.hundredths % 100;
  if (rest == 0) return fmt::format("{}", whole);
  if (rest % 10 == 0) return fmt::format("{}.{}", whole, rest / 10);
  return fmt::format("{}.{:02}", whole, rest);
}

}  // namespace grader::exercise
