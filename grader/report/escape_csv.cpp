// SPDX-License-Identifier: MIT
#include "grader/report/escape_csv.hpp"

#include <algorithm>
#include <array>

#include "grader/report/characters.hpp"
#include "grader/report/escape.hpp"

namespace grader::report {
namespace {

/// Also what only looks as if it had been guarded: so that the guard can be taken off again.
bool looks_like_a_formula(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of('\''), text.size()));
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  // What a spreadsheet for Chinese or Japanese takes for the same signs is in the second row.
  constexpr std::array<std::string_view, 11> starts = {"=",  "+",  "-",  "@",  "\t", "\r",
                                                       "\n", "＝", "＋", "－", "＠"};
  return std::ranges::any_of(starts, [&](std::string_view start) { return text.starts_with(start); });
}

std::string quoted(std::string_view text, bool formula) {
  std::string cell = "\"";
  if (formula) cell += '\'';
  for (const char letter : text) {
    if (letter == '"') cell += '"';
    cell += letter;
  }
  return cell + '"';
}

/// What belongs to the spelling of a name although it has no shape of its own.
bool is_part_of_spelling(const Character& character) {
  const char32_t code = character.code;
  return character.valid && (code == 0x200C || code == 0x200D || (code >= 0xFE00 && code <= 0xFE0F) ||
                             (code >= 0xE0100 && code <= 0xE01EF));
}

/// Without more it would read as the escape of another character: a\\x0ab, and a and b on two lines.
bool looks_like_an_escape(std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdefABCDEF";
  if (text.starts_with("\\u{")) return true;
  return text.size() >= 4 && text.starts_with("\\x") && digits.find(text[2]) != std::string_view::npos &&
         digits.find(text[3]) != std::string_view::npos;
}

}  // namespace

std::string csv_cell(std::string_view foreign) {
  return quoted(escape(foreign, Lines::one), looks_like_a_formula(foreign));
}

std::string csv_name(std::string_view foreign) {
  std::string name;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < foreign.size();) {
    const Character character = first_character(foreign.substr(i));
    const bool backslash = looks_like_an_escape(foreign.substr(i));
    if (backslash || is_part_of_spelling(character)) {
      name += escape(foreign.substr(begin, i - begin), Lines::one);
      name += backslash ? std::string_view("\\x5c") : foreign.substr(i, character.bytes);
      begin = i + character.bytes;
    }
    i += character.bytes;
  }
  name += escape(foreign.substr(begin), Lines::one);
  return quoted(name, looks_like_a_formula(foreign));
}

}  // namespace grader::report
