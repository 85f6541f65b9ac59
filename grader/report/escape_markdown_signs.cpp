// SPDX-License-Identifier: MIT
// Rules of CommonMark and of GitHub's additions, each widened where other readers are known to differ.
#include "grader/report/escape_markdown_signs.hpp"

#include <algorithm>

#include "grader/report/escape_ci_log.hpp"

namespace grader::report {
namespace {

constexpr std::string_view digits = "0123456789";
constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr std::string_view punctuation = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";
constexpr char edge = '\0';  // of the line: anything may stand there, or nothing

bool is_one_of(char sign, std::string_view signs) { return signs.find(sign) != std::string_view::npos; }
bool is_digit(char sign) { return is_one_of(sign, digits); }
bool is_letter(char sign) { return is_one_of(sign, letters); }
bool is_in_name(char sign) { return sign == '_' || is_digit(sign) || is_letter(sign); }

char before(std::string_view line, std::size_t at) { return at == 0 ? edge : line[at - 1]; }
char after(std::string_view line, std::size_t at) { return at + 1 < line.size() ? line[at + 1] : edge; }

/// A space alone: others are written as `&#32;`, and are none to a reader who looks for what signs mark.
bool is_single_space(std::string_view line, std::size_t at) {
  return line[at] == ' ' && !is_one_of(before(line, at), {" \0", 2}) &&
         !is_one_of(after(line, at), {" \0", 2});
}

/// Signs that come in runs round what they mark: `**so**`, `~~so~~`, `==so==`. Alone among spaces they are
/// what they are.
bool stands_among_spaces(std::string_view line, std::size_t at) {
  std::size_t first = at;
  while (first > 0 && line[first - 1] == line[at]) --first;
  std::size_t last = at;
  while (after(line, last) == line[at]) ++last;
  return first > 0 && is_single_space(line, first - 1) && last + 1 < line.size() &&
         is_single_space(line, last + 1);
}

/// `1.` or `1)` at the start, and a space or nothing behind it.
bool ends_list_number(std::string_view line, std::size_t at) {
  return at > 0 && line.find_first_not_of(digits) == at && is_one_of(after(line, at), {" \0", 2});
}

bool follows_www(std::string_view line, std::size_t at) {
  const auto is_w = [](char sign) { return sign == 'w' || sign == 'W'; };
  return at >= 3 && is_w(line[at - 1]) && is_w(line[at - 2]) && is_w(line[at - 3]);
}

/// Of a start of the line: a list, a rule, a heading underlined, a command to GitHub.
bool starts_block(std::string_view line, char next) {
  const bool apart = next == ' ' || next == edge || next == line[0];
  return is_one_of(line[0], "*>#=:[|~`") || (is_one_of(line[0], "-+") && apart);
}

bool is_digit_string(std::string_view text) {
  return text.find_first_not_of(digits) == std::string_view::npos;
}

}  // namespace

bool is_active_sign(std::string_view line, std::size_t at) {
  const char previous = before(line, at);
  const char next = after(line, at);
  if (at == 0 && starts_block(line, next)) return true;
  switch (line[at]) {
    case '`':
    case '_':  // where it could not be code
    case '|':
    case '$':
      return true;
    case '\\':
      return next == edge || next == ' ' || is_one_of(next, punctuation);
    case '*':
    case '~':
      return !stands_among_spaces(line, at);
    case '=':
      return (previous == '=' || next == '=') && !stands_among_spaces(line, at);
    case '[':
      return is_one_of(next, {"[^\0", 3}) || is_one_of(previous, "[!");
    case ']':
      return is_one_of(next, {"([:]\0", 5}) || previous == ']';
    case '{':
      return is_one_of(next, {"{%:#\0", 5}) || previous == '{';
    case '#':
      return next == '#' || previous == '#' || next == edge;
    case '&':
      return next == '#' || next == edge || is_letter(next);
    case '!':
      return next == '[';
    case ':':
      return next == '/';
    case '.':
      return follows_www(line, at) || ends_list_number(line, at);
    case ')':
      return ends_list_number(line, at);
    default:
      return false;
  }
}

bool opens_tag(std::string_view line, std::size_t at) {
  const char next = after(line, at);
  return next != ' ' && next != '=' && !is_digit(next);
}

bool calls_somebody(std::string_view line, std::size_t at) {
  const char next = after(line, at);
  return next == edge || is_in_name(next) || is_one_of(next, ".-");
}

std::size_t word_for_code(std::string_view line, std::size_t at) {
  const std::string_view rest = line.substr(at);
  const auto length = [&](std::size_t from, auto&& belongs) {
    std::size_t end = from;
    while (end < rest.size() && belongs(rest[end])) ++end;
    return end;
  };
  if (is_in_name(rest[0])) {
    if (is_in_name(before(line, at))) return 0;
    std::size_t end = length(0, is_in_name);
    // With what it belongs to: `std::size_t`, `a.b_c`.
    while (end < rest.size()) {
      const std::size_t joint = rest.substr(end).starts_with("::") ? 2 : rest[end] == '.' ? 1 : 0;
      const std::size_t further = joint == 0 ? end : length(end + joint, is_in_name);
      if (further <= end + joint) break;
      end = further;
    }
    return rest.substr(0, end).find('_') == std::string_view::npos ? 0 : end;
  }
  if (rest[0] == '#' && before(line, at) != '#') {
    const std::size_t number = length(1, is_digit);
    return number > 1 ? number : 0;
  }
  if (rest[0] != ':') return 0;
  const std::size_t name = length(1, [](char sign) { return is_in_name(sign) || is_one_of(sign, "+-"); });
  if (name == 1 || name >= rest.size() || rest[name] != ':') return 0;
  const std::string_view picture = rest.substr(1, name - 1);
  // Of numbers, as in places of files, only two are pictures.
  return is_digit_string(picture) && picture != "100" && picture != "1234" ? 0 : name + 1;
}

bool is_plain_code(std::string_view text) {
  if (text.empty() || text.front() == ' ' || text.back() == ' ') return false;
  // A bar parts the cells of a table, also in code.
  if (text.find_first_of("`|") != std::string_view::npos || without_ci_commands(text) != text) return false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '<' && opens_tag(text, at)) return false;
    if (text[at] == '@' && calls_somebody(text, at)) return false;
  }
  return text.find("##") == std::string_view::npos && text.find("  ") == std::string_view::npos;
}

}  // namespace grader::report
