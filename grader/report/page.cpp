// SPDX-License-Identifier: MIT
#include "grader/report/page.hpp"

#include <algorithm>
#include <array>

#include "grader/report/characters.hpp"
#include "grader/report/escape_ci_log.hpp"
#include "grader/report/escape_markdown.hpp"

namespace grader::report {
namespace {

/// What is never broken: a word, or one wide character with the punctuation that belongs to it.
struct Piece {
  std::string text = {};
  std::size_t columns = 0;
  bool after_space = false;
};

constexpr std::u32string_view closing = U"，。、；：！？）」』”’》〉】…—,.;:!?)]}";
constexpr std::u32string_view opening = U"（「『“‘《〈【([{";

bool may_break_between(char32_t left, char32_t right) {
  const bool beside_wide = columns_of(left) == 2 || columns_of(right) == 2;
  return beside_wide && closing.find(right) == std::u32string_view::npos &&
         opening.find(left) == std::u32string_view::npos && !is_combining(right);
}

std::vector<Piece> pieces_of(std::string_view text) {
  std::vector<Piece> pieces;
  char32_t before = ' ';
  while (!text.empty()) {
    const Character character = first_character(text);
    if (character.code != ' ') {
      if (before == ' ' || may_break_between(before, character.code)) {
        pieces.push_back({{}, 0, before == ' ' && !pieces.empty()});
      }
      pieces.back().text += text.substr(0, character.bytes);
      pieces.back().columns += columns_of(character.code);
    }
    before = character.code;
    text.remove_prefix(character.bytes);
  }
  return pieces;
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string_view colour_code(Style style) {
  switch (style) {
    case Style::plain:
      return "";
    case Style::strong:
      return "\x1b[1m";
    case Style::faint:
      return "\x1b[2m";
    case Style::good:
      return "\x1b[1;32m";
    case Style::bad:
      return "\x1b[1;31m";
    case Style::warning:
      return "\x1b[1;33m";
  }
  return "";
}

}  // namespace

std::vector<std::string> wrap(std::string_view text, std::size_t columns) {
  std::vector<std::string> lines;
  std::size_t used = 0;
  for (const Piece& piece : pieces_of(text)) {
    const std::size_t space = piece.after_space ? 1 : 0;
    if (lines.empty() || used + space + piece.columns > columns) {
      lines.emplace_back();
      used = 0;
    } else if (piece.after_space) {
      lines.back() += ' ';
      ++used;
    }
    lines.back() += piece.text;
    used += piece.columns;
  }
  return lines;
}

void Page::paragraph(std::size_t indent, std::string_view text, Style style, std::string_view first) {
  if (paper_ == Paper::markdown) {
    block(indent, text, style, first);
    return;
  }
  const std::size_t first_columns = std::min(columns_of(first), indent);
  std::string margin = std::string(indent - first_columns, ' ') + std::string(first);
  for (const std::string& part : lines_of(text)) {
    for (const std::string& wrapped : wrap(part, columns_ - indent)) {
      line(margin + wrapped, style);
      margin = std::string(indent, ' ');
    }
  }
}

void Page::verbatim(std::size_t indent, std::string_view text, Style style) {
  if (paper_ == Paper::markdown) {
    // Lines of a compiler, or the title: neither may be joined with its neighbour.
    if (indent == 0) heading(text, style);
    for (const std::string& part : lines_of(indent == 0 ? "" : text)) block(indent, part, style, "-");
    return;
  }
  for (const std::string& part : lines_of(text)) line(std::string(indent, ' ') + part, style);
}

void Page::heading(std::string_view text, Style style) {
  if (paper_ == Paper::markdown) {
    const std::string_view sign = text_.empty() ? "# " : "\n## ";
    text_ += std::string(sign) + markdown_words(text) + "\n";
    in_item_ = false;
    return;
  }
  gap();
  paragraph(0, text, style);
}

void Page::gap() {
  if (paper_ == Paper::terminal) text_ += '\n';
  in_item_ = false;
}

std::string Page::code(std::string_view text) const {
  return paper_ == Paper::markdown ? marked_as_code(text) : std::string(text);
}

void Page::block(std::size_t indent, std::string_view text, Style style, std::string_view first) {
  constexpr std::size_t most_indent_of_plain_text = 2;
  std::string sign;  // ours, and no sign of Markdown; its columns mean nothing here
  for (const char letter : first) {
    if (letter != ' ' || (!sign.empty() && sign.back() != ' ')) sign += letter;
  }
  if (sign.ends_with(' ')) sign.pop_back();
  if (sign == "+") sign = "✓";  // a plus would start another list
  for (const std::string& part : lines_of(text)) {
    const bool starts_item = !first.empty();
    if (starts_item) in_item_ = true;
    if (indent <= most_indent_of_plain_text && !starts_item) in_item_ = false;
    const std::string before = starts_item && sign != "-" ? sign + " " : "";
    const std::string said = markdown_words(part);
    const std::string words = said.empty() ? before.substr(0, sign.size()) : before + said;
    text_ += starts_item ? "\n- " : in_item_ ? "\n  " : "\n";
    text_ += style == Style::strong && !words.empty() ? "**" + words + "**\n" : words + "\n";
    first = "";
  }
}

void Page::line(const std::string& line, Style style) {
  // Only here is it known where a line starts: wrapping can put any word of a student there.
  const std::string text = without_ci_commands(line);
  const bool coloured = colour_ == Colour::always && style != Style::plain;
  text_ += coloured ? std::string(colour_code(style)) + text + "\x1b[0m" : text;
  text_ += '\n';
}

}  // namespace grader::report
