// SPDX-License-Identifier: MIT
#include "grader/report/escape.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "grader/report/characters.hpp"

namespace grader::report {
namespace {

// More marks than this on one character are no language but a way to paint over the lines above.
constexpr int most_marks_in_a_row = 4;

bool is_wide(const Character& character) { return character.valid && columns_of(character.code) == 2; }

struct Escaped {
  std::string text = {};
  std::size_t unshown_bytes = 0;
};

std::string shown_as(const Character& character, Lines lines) {
  if (!character.valid) return fmt::format("\\x{:02x}", static_cast<unsigned>(character.code));
  if (character.code == '\n' && lines == Lines::many) return "\n";
  if (character.code < 0x20 || character.code == 0x7F) {
    return fmt::format("\\x{:02x}", static_cast<unsigned>(character.code));
  }
  return fmt::format("\\u{{{:x}}}", static_cast<unsigned>(character.code));
}

Escaped escape_up_to(std::string_view foreign, Lines lines, std::size_t cap_bytes) {
  Escaped escaped;
  int marks = 0;
  while (!foreign.empty()) {
    const Character character = first_character(foreign);
    marks = character.valid && is_combining(character.code) ? marks + 1 : 0;
    const bool readable = character.valid && is_readable(character.code) && marks <= most_marks_in_a_row;
    const std::string shown =
        readable ? std::string(foreign.substr(0, character.bytes)) : shown_as(character, lines);
    if (escaped.text.size() + shown.size() > cap_bytes) break;
    escaped.text += shown;
    foreign.remove_prefix(character.bytes);
  }
  escaped.unshown_bytes = foreign.size();
  return escaped;
}

std::string with_note(Escaped escaped) {
  if (escaped.unshown_bytes == 0) return std::move(escaped.text);
  return escaped.text +
         fmt::format("… (+{} {})", escaped.unshown_bytes, escaped.unshown_bytes == 1 ? "byte" : "bytes");
}

}  // namespace

std::string on_one_line(std::string_view words) {
  constexpr std::string_view breaks = "\n\r\t";
  constexpr std::string_view blanks = " \n\r\t";
  std::string line;
  bool after_wide = false;
  while (!words.empty()) {
    const std::string_view gap = words.substr(0, words.find_first_not_of(blanks));
    if (gap.find_first_of(breaks) == std::string_view::npos) {
      const Character character = first_character(words);
      line += words.substr(0, character.bytes);
      after_wide = is_wide(character);
      words.remove_prefix(character.bytes);
      continue;
    }
    words.remove_prefix(gap.size());
    const bool at_an_end = line.empty() || words.empty();
    if (!at_an_end && !(after_wide && is_wide(first_character(words)))) line += ' ';
  }
  return line;
}

std::string escape(std::string_view foreign, Lines lines) {
  return escape_up_to(foreign, lines, std::numeric_limits<std::size_t>::max()).text;
}

std::string escape_capped(std::string_view foreign, Lines lines, std::size_t cap_bytes) {
  return with_note(escape_up_to(foreign, lines, cap_bytes));
}

std::string StudentText::show(std::string_view foreign, Lines lines, std::size_t cap_bytes) {
  Escaped escaped = escape_up_to(foreign, lines, std::min(cap_bytes, left_bytes_));
  left_bytes_ -= escaped.text.size();
  return with_note(std::move(escaped));
}

}  // namespace grader::report
