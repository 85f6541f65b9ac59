// SPDX-License-Identifier: MIT
// A backslash before a punctuation mark makes it plain text everywhere in Markdown, so all that can mean
// something get one.
#include "grader/report/escape_markdown.hpp"

#include <algorithm>

#include "grader/report/escape.hpp"

namespace grader::report {
namespace {

constexpr std::string_view meaningful = "\\`*_{}[]<>()#+-.!|~&:$=^\"'";
constexpr std::string_view space = "&#32;";  // is never indentation, nor a hard line break

std::size_t longest_run(std::string_view text, char sign) {
  std::size_t longest = 0;
  std::size_t run = 0;
  for (const char letter : text) {
    run = letter == sign ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  return longest;
}

/// Not every reader of Markdown knows fences: `<b` is a tag to some of them, `< b` is one to none.
std::string without_tags(const std::string& escaped) {
  constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ/!?";
  std::string text;
  for (std::size_t i = 0; i < escaped.size(); ++i) {
    text += escaped[i];
    if (escaped[i] == '<' && i + 1 < escaped.size() && letters.find(escaped[i + 1]) != std::string_view::npos)
      text += ' ';
  }
  return text;
}

}  // namespace

std::string markdown_text(std::string_view foreign) {
  const std::string escaped = escape(foreign, Lines::one);
  std::string text;
  for (std::size_t i = 0; i < escaped.size(); ++i) {
    const char letter = escaped[i];
    if (letter == '@') {
      text += "\\\\u\\{40\\}";
    } else if (letter == '<') {
      text += "&lt;";  // a backslash would do for CommonMark, and for nobody who takes out tags first
    } else if (letter == ' ' && (i == 0 || i + 1 == escaped.size() || escaped[i - 1] == ' ')) {
      text += space;
    } else {
      if (meaningful.find(letter) != std::string_view::npos) text += '\\';
      text += letter;
    }
  }
  return text;
}

std::string markdown_block(std::string_view foreign) {
  std::string text = without_tags(escape(foreign, Lines::many));
  if (!text.ends_with('\n')) text += '\n';
  const std::string fence(std::max<std::size_t>(3, longest_run(text, '`') + 1), '`');
  return fence + "text\n" + text + fence + "\n";
}

}  // namespace grader::report
