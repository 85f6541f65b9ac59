// SPDX-License-Identifier: MIT
#include "grader/answers/numbers.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>

namespace grader::answers {
namespace {

bool is_digit(char sign) { return sign >= '0' && sign <= '9'; }
bool is_latin(char sign) { return sign >= 'a' && sign <= 'z'; }

constexpr std::array<std::pair<std::string_view, int>, 13> chinese_digits = {{{"零", 0},
                                                                              {"一", 1},
                                                                              {"二", 2},
                                                                              {"两", 2},
                                                                              {"三", 3},
                                                                              {"四", 4},
                                                                              {"五", 5},
                                                                              {"六", 6},
                                                                              {"七", 7},
                                                                              {"八", 8},
                                                                              {"九", 9},
                                                                              {"俩", 2},
                                                                              {"〇", 0}}};
constexpr std::array<std::pair<std::string_view, int>, 3> chinese_places = {
    {{"十", 10}, {"百", 100}, {"千", 1000}}};
constexpr std::array<std::pair<std::string_view, double>, 20> english_numbers = {
    {{"two", 2},        {"three", 3},     {"four", 4},      {"five", 5},     {"six", 6},
     {"seven", 7},      {"eight", 8},     {"nine", 9},      {"ten", 10},     {"eleven", 11},
     {"twelve", 12},    {"thirteen", 13}, {"fourteen", 14}, {"fifteen", 15}, {"sixteen", 16},
     {"seventeen", 17}, {"eighteen", 18}, {"nineteen", 19}, {"one", 1},      {"zero", 0}}};
constexpr std::array<std::pair<std::string_view, double>, 8> english_tens = {{{"twenty", 20},
                                                                              {"thirty", 30},
                                                                              {"forty", 40},
                                                                              {"fifty", 50},
                                                                              {"sixty", 60},
                                                                              {"seventy", 70},
                                                                              {"eighty", 80},
                                                                              {"ninety", 90}}};
constexpr std::array<std::pair<std::string_view, double>, 7> multipliers = {{{"万亿", 1e12},
                                                                             {"亿", 1e8},
                                                                             {"万", 1e4},
                                                                             {" billion", 1e9},
                                                                             {" bn", 1e9},
                                                                             {" million", 1e6},
                                                                             {"十亿", 1e9}}};

class NumberScan {
 public:
  explicit NumberScan(std::string_view text) : text_(text) {}

  std::vector<Number> run() {
    std::vector<Number> numbers;
    for (std::size_t at = 0; at < text_.size();) {
      std::optional<Number> number = digits(at);
      if (!number) number = chinese(at);
      if (!number) number = english(at);
      if (!number) {
        ++at;
        continue;
      }
      at = number->range.end;
      numbers.push_back(*number);
    }
    return numbers;
  }

 private:
  bool stands(std::size_t at, std::string_view what) const { return text_.substr(at, what.size()) == what; }

  std::optional<Number> digits(std::size_t at) const {
    if (!is_digit(text_[at])) return std::nullopt;
    const std::size_t begin = at;
    const bool in_name = at > 0 && (is_latin(text_[at - 1]) || text_[at - 1] == '_' || text_[at - 1] == '^');
    std::string written;
    while (at < text_.size() && written.size() < 40) {
      const bool thousands = text_[at] == ',' && at + 3 < text_.size() && is_digit(text_[at + 1]) &&
                             is_digit(text_[at + 2]) && is_digit(text_[at + 3]) &&
                             (at + 4 >= text_.size() || !is_digit(text_[at + 4]));
      const bool point = text_[at] == '.' && at + 1 < text_.size() && is_digit(text_[at + 1]) &&
                         written.find('.') == written.npos;
      if (!is_digit(text_[at]) && !thousands && !point) break;
      if (!thousands) written += text_[at];
      ++at;
    }
    while (at < text_.size() && is_digit(text_[at])) ++at;
    double value = std::strtod(written.c_str(), nullptr);
    if (in_name) return Number{{begin, at}, std::nan(""), false};
    power(at, value);
    multiplier(at, value);
    return Number{{begin, at}, value, false};
  }

  /// e9, *10^9, x 10^9
  void power(std::size_t& at, double& value) const {
    std::size_t next = at;
    const auto exponent = [&](std::size_t from) {
      std::size_t end = from;
      int power = 0;
      while (end < text_.size() && is_digit(text_[end]) && end - from < 2)
        power = power * 10 + (text_[end++] - '0');
      if (end == from) return false;
      value *= std::pow(10.0, power);
      at = end;
      return true;
    };
    if (next < text_.size() && text_[next] == 'e') {
      next += stands(next + 1, "+") ? 2 : 1;
      if (exponent(next)) return;
    }
    next = at;
    while (next < text_.size() && text_[next] == ' ') ++next;
    if (next < text_.size() && (text_[next] == '*' || text_[next] == 'x'))
      ++next;
    else
      return;
    while (next < text_.size() && text_[next] == ' ') ++next;
    if (stands(next, "10^")) exponent(next + 3);
  }

  void multiplier(std::size_t& at, double& value) const {
    for (const auto& [name, factor] : multipliers)
      if (stands(at, name)) {
        at += name.size();
        value *= factor;
        return;
      }
  }

  std::optional<Number> chinese(std::size_t at) const {
    if (static_cast<unsigned char>(text_[at]) < 0x80) return std::nullopt;
    const std::size_t begin = at;
    int total = 0;
    int digit = -1;
    for (bool more = true; more && at - begin < 24;) {
      more = false;
      for (const auto& [name, value] : chinese_digits)
        // `二十八二阶` is 28 and an ordinal behind it.
        if (stands(at, name) &&
            !(at > begin && (stands(at + name.size(), "阶") || (digit >= 0 && total > 0))))
          digit = digit < 0 ? value : digit * 10 + value, at += name.size(), more = true;
      for (const auto& [name, place] : chinese_places)
        if (stands(at, name))
          total += (digit < 0 ? 1 : digit) * place, digit = -1, at += name.size(), more = true;
    }
    if (at == begin) return std::nullopt;
    double value = total + std::max(digit, 0);
    multiplier(at, value);
    return Number{{begin, at}, value, true};
  }

  /// One word of a list, as a whole.
  template <class Words>
  std::optional<double> word_of(const Words& words, std::size_t& at) const {
    for (const auto& [name, value] : words)
      if (stands(at, name) && (at + name.size() >= text_.size() || !is_latin(text_[at + name.size()]))) {
        at += name.size();
        return value;
      }
    return std::nullopt;
  }

  /// `twenty-eight`, `fourteen`
  std::optional<double> below_hundred(std::size_t& at) const {
    std::optional<double> tens = word_of(english_tens, at);
    if (!tens) return word_of(english_numbers, at);
    if (at + 1 >= text_.size() || (text_[at] != '-' && text_[at] != ' ')) return tens;
    std::size_t next = at + 1;
    const std::optional<double> ones = word_of(english_numbers, next);
    if (!ones || *ones >= 10 || *ones < 1) return tens;
    at = next;
    return *tens + *ones;
  }

  std::optional<Number> english(std::size_t at) const {
    if (!is_latin(text_[at]) || (at > 0 && is_latin(text_[at - 1]))) return std::nullopt;
    const std::size_t begin = at;
    const bool one_hundred = stands(at, "a hundred");
    if (one_hundred) at += 2;
    std::optional<double> value = one_hundred ? std::optional(1.0) : below_hundred(at);
    if (!value) return std::nullopt;
    if (!one_hundred && stands(at, " hundred")) ++at;
    if (stands(at, "hundred")) {
      at += std::string_view("hundred").size();
      *value *= 100;
      std::size_t next = at + (stands(at, " and ") ? 5 : 1);
      if (at < text_.size() && text_[at] == ' ')
        if (const std::optional<double> rest = below_hundred(next)) *value += *rest, at = next;
    } else if (*value == 1 && stands(at, " ")) {
      // `one twelve`, as one says it
      std::size_t next = at + 1;
      const std::optional<double> rest = below_hundred(next);
      if (!rest || *rest < 10) return std::nullopt;
      *value = 100 + *rest;
      at = next;
    } else if (*value <= 1) {
      return std::nullopt;
    }
    multiplier(at, *value);
    return Number{{begin, at}, *value, true};
  }

  std::string_view text_;
};

}  // namespace

std::vector<Number> read_numbers(std::string_view text) { return NumberScan(text).run(); }

}  // namespace grader::answers
