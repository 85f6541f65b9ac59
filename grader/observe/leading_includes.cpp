// SPDX-License-Identifier: MIT
#include "grader/observe/leading_includes.hpp"

#include <algorithm>

namespace grader::observe {
namespace {

constexpr std::string_view word_letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_0123456789";
constexpr std::string_view digits = "0123456789";
constexpr std::string_view header_letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_0123456789./+-";

bool is_word_letter(char letter) { return word_letters.find(letter) != std::string_view::npos; }

bool take(std::string_view& text, std::string_view start) {
  if (!text.starts_with(start)) return false;
  text.remove_prefix(start.size());
  return true;
}

std::string_view take_letters(std::string_view& text, std::string_view letters) {
  const std::size_t end = std::min(text.find_first_not_of(letters), text.size());
  const std::string_view taken = text.substr(0, end);
  text.remove_prefix(end);
  return taken;
}

enum class Lines { this_one, all };

/// Skips white space and comments. False when a comment never ends.
bool skip_blanks(std::string_view& text, Lines lines) {
  while (!text.empty()) {
    if (take(text, " ") || take(text, "\t")) continue;
    if (lines == Lines::all && (take(text, "\n") || take(text, "\r\n"))) continue;
    if (text.starts_with("//")) {
      text.remove_prefix(std::min(text.find('\n'), text.size()));
    } else if (text.starts_with("/*")) {
      const std::size_t end = text.find("*/", 2);
      if (end == std::string_view::npos) return false;
      text.remove_prefix(end + 2);
    } else {
      return true;
    }
  }
  return true;
}

bool at_line_end(std::string_view text) {
  return text.empty() || text.starts_with('\n') || text.starts_with("\r\n");
}

/// The header of the directive at the start of `text`, empty for `#pragma once`, nothing for all else.
std::optional<std::string> take_directive(std::string_view& text) {
  if (!take(text, "#") || !skip_blanks(text, Lines::this_one)) return std::nullopt;
  const std::string_view word = take_letters(text, word_letters);
  if (!skip_blanks(text, Lines::this_one)) return std::nullopt;
  std::string header;
  if (word == "pragma") {
    if (take_letters(text, word_letters) != "once") return std::nullopt;
  } else {
    if (word != "include" || !take(text, "<")) return std::nullopt;
    const std::string_view name = take_letters(text, header_letters);
    if (name.empty() || !take(text, ">")) return std::nullopt;
    header = "<" + std::string(name) + ">";
  }
  if (!skip_blanks(text, Lines::this_one) || !at_line_end(text)) return std::nullopt;
  return header;
}

/// The next word; empty for a sign, a number or a literal; nothing at the end, or for what is not understood.
std::optional<std::string_view> take_token(std::string_view& text) {
  const char first = text.front();
  if (first == '"' || first == '\'') {
    const std::size_t end = text.find_first_of(first == '"' ? "\"\n" : "'\n", 1);
    if (end == std::string_view::npos || text[end] != first) return std::nullopt;
    text.remove_prefix(end + 1);
    return std::string_view{};
  }
  if (digits.find(first) != std::string_view::npos) {
    // A quote between digits separates them.
    do take_letters(text, word_letters);
    while (text.size() > 1 && (text[0] == '.' || (text[0] == '\'' && is_word_letter(text[1]))) &&
           (text.remove_prefix(1), true));
    return std::string_view{};
  }
  if (is_word_letter(first)) {
    const std::string_view word = take_letters(text, word_letters);
    // A prefix of a literal, which may be a raw one.
    if (!text.empty() && (text.front() == '"' || text.front() == '\'')) return std::nullopt;
    return word;
  }
  if (static_cast<unsigned char>(first) >= 0x80) return std::nullopt;
  text.remove_prefix(1);
  return std::string_view{};
}

}  // namespace

LeadingIncludes leading_includes(std::string_view text) {
  LeadingIncludes found;
  const std::size_t backslash = text.find('\\');
  // What stands in the line before one may be joined with it.
  std::string_view rest = text.substr(0, backslash);
  if (backslash != std::string_view::npos) rest = rest.substr(0, rest.rfind('\n') + 1);
  while (skip_blanks(rest, Lines::all)) {
    if (rest.empty()) {
      found.nothing_else = backslash == std::string_view::npos;
      break;
    }
    const auto header = take_directive(rest);
    if (!header) break;
    if (!header->empty()) found.headers.push_back(*header);
  }
  return found;
}

std::optional<std::set<std::string_view>> words_of(std::string_view text) {
  if (text.find('\\') != std::string_view::npos) return std::nullopt;
  std::set<std::string_view> words;
  bool header_follows = false;
  while (true) {
    if (!skip_blanks(text, Lines::all)) return std::nullopt;
    if (text.empty()) return words;
    if (header_follows && text.front() == '<') {
      text.remove_prefix(std::min(text.find_first_of(">\n"), text.size()));
      header_follows = false;
      continue;
    }
    const auto word = take_token(text);
    if (!word) return std::nullopt;
    if (!word->empty()) words.insert(*word);
    header_follows = *word == "include";
  }
}

}  // namespace grader::observe
