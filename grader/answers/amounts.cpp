// SPDX-License-Identifier: MIT
#include "grader/answers/amounts.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <optional>

#include "grader/answers/plain_letters.hpp"

namespace grader::answers {
namespace {

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }
bool is_letter(char letter) { return letter >= 'a' && letter <= 'z'; }

struct Reader {
  std::string_view text;
  std::size_t place = 0;

  char at(std::size_t offset) const { return place + offset < text.size() ? text[place + offset] : '\0'; }
  void skip_spaces() {
    while (at(0) == ' ' || at(0) == '\t' || at(0) == '*' || at(0) == '$' || at(0) == '~') ++place;
  }
  bool take(std::string_view word) {
    if (!text.substr(std::min(place, text.size())).starts_with(word)) return false;
    place += word.size();
    return true;
  }
};

/// Digits, with commas between groups of three, and decimals.
double take_digits(Reader& reader) {
  std::string digits;
  bool point = false;
  constexpr std::size_t most = 40;
  while (digits.size() < most) {
    const char letter = reader.at(0);
    const bool group = letter == ',' && !point && is_digit(reader.at(1)) && is_digit(reader.at(2)) &&
                       is_digit(reader.at(3)) && !is_digit(reader.at(4));
    if (letter == '.' && !point && is_digit(reader.at(1))) {
      point = true;
      digits += letter;
    } else if (is_digit(letter)) {
      digits += letter;
    } else if (!group) {
      break;
    }
    ++reader.place;
  }
  double number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

std::optional<int> take_superscript(Reader& reader) {
  constexpr std::array<std::string_view, 10> raised = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
  std::optional<int> power;
  for (bool more = true; more && power.value_or(0) < 100;) {
    more = false;
    for (std::size_t i = 0; i < raised.size() && !more; ++i) {
      more = reader.take(raised.at(i));
      if (more) power = power.value_or(0) * 10 + static_cast<int>(i);
    }
  }
  return power;
}

std::optional<int> take_power(Reader& reader) {
  if (const auto raised = take_superscript(reader)) return raised;
  if (!reader.take("^") && !reader.take("**")) return std::nullopt;
  reader.take("{");
  const double power = take_digits(reader);
  reader.take("}");
  return power >= 0 && power <= 30 ? std::optional<int>(static_cast<int>(power)) : std::nullopt;
}

/// `e9`, `×10^9`, `x 10⁹`, or `10^9` itself; 1 when there is none.
double take_scale(Reader& reader, double number) {
  const std::size_t before = reader.place;
  if (number == 10) {
    if (const auto power = take_power(reader)) return std::pow(10.0, *power - 1);
  }
  if (reader.at(0) == 'e' && is_digit(reader.at(1))) {
    ++reader.place;
    const double power = take_digits(reader);
    return power <= 30 ? std::pow(10.0, power) : 1;
  }
  while (reader.take(" ")) {
  }
  if (reader.take("×") || reader.take("x") || reader.take("*") || reader.take("\\times") ||
      reader.take("·")) {
    while (reader.take(" ")) {
    }
    if (reader.take("10")) {
      if (const auto power = take_power(reader)) return std::pow(10.0, *power);
    }
    if (reader.at(0) == '1' && reader.at(1) == 'e' && is_digit(reader.at(2))) {
      reader.place += 2;
      const double power = take_digits(reader);
      return power <= 30 ? std::pow(10.0, power) : 1;
    }
  }
  reader.place = before;
  return 1;
}

struct Word {
  std::string_view word = {};
  double factor = 1;
};

double take_factor(Reader& reader, std::string& unit) {
  constexpr std::array<Word, 8> chinese = {{{"十亿", 1e9},
                                            {"十億", 1e9},
                                            {"百万", 1e6},
                                            {"千万", 1e7},
                                            {"亿", 1e8},
                                            {"億", 1e8},
                                            {"万", 1e4},
                                            {"萬", 1e4}}};
  for (const Word& word : chinese)
    if (reader.take(word.word)) return word.factor;
  while (is_letter(reader.at(0)) && unit.size() < 16) unit += reader.text[reader.place++];
  constexpr std::array<Word, 9> english = {{{"b", 1e9},
                                            {"bn", 1e9},
                                            {"billion", 1e9},
                                            {"billions", 1e9},
                                            {"m", 1e6},
                                            {"million", 1e6},
                                            {"millions", 1e6},
                                            {"t", 1e12},
                                            {"trillion", 1e12}}};
  for (const Word& word : english)
    if (unit == word.word) return word.factor;
  return 1;
}

}  // namespace

std::vector<Amount> amounts_in(std::string_view text) {
  const std::string plain = plain_letters(text).text;
  std::vector<Amount> amounts;
  Reader reader{plain};
  while (reader.place < plain.size()) {
    // A digit inside a word is no number: layer2, v2.
    const bool inside_word = reader.place > 0 && is_letter(plain[reader.place - 1]);
    if (!is_digit(reader.at(0)) || inside_word) {
      if (inside_word && is_digit(reader.at(0)))
        while (is_digit(reader.at(0))) ++reader.place;
      else
        ++reader.place;
      continue;
    }
    Amount amount;
    const double digits = take_digits(reader);
    amount.bare = digits * take_scale(reader, digits);
    reader.skip_spaces();
    amount.number = amount.bare * take_factor(reader, amount.unit);
    amounts.push_back(amount);
  }
  return amounts;
}

}  // namespace grader::answers
