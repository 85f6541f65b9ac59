// SPDX-License-Identifier: MIT
#include "grader/report/escape_ci_log.hpp"

#include <algorithm>
#include <array>

namespace grader::report {
namespace {

/// What opens a fold: `word:`.
constexpr std::array<std::string_view, 3> folds = {"section_start", "section_end", "travis_fold"};

std::string with_percent_codes(std::string_view text, std::string_view signs) {
  std::string coded;
  for (const char letter : text) {
    if (letter == '%') {
      coded += "%25";
    } else if (letter == '\n') {
      coded += "%0A";
    } else if (signs.find(letter) != std::string_view::npos) {
      coded += letter == ':' ? "%3A" : "%2C";
    } else {
      coded += letter;
    }
  }
  return coded;
}

}  // namespace

std::string without_ci_commands(std::string_view escaped) {
  std::string text;
  bool only_spaces_before = true;  // in this line
  for (std::size_t i = 0; i < escaped.size(); ++i) {
    const char letter = escaped[i];
    const bool command = only_spaces_before && escaped.substr(i).starts_with("::");
    const bool fold = letter == ':' &&
                      std::ranges::any_of(folds, [&](std::string_view word) { return text.ends_with(word); });
    if (command || fold)
      text += "\\x3a";
    else if (letter == '#' && i > 0 && escaped[i - 1] == '#')
      text += "\\x23";
    else
      text += letter;
    only_spaces_before = letter == '\n' || (only_spaces_before && letter == ' ');
  }
  return text;
}

std::string ci_log_text(std::string_view foreign) { return without_ci_commands(escape(foreign, Lines::one)); }

std::string ci_log_lines(std::string_view foreign) {
  const std::string escaped = escape(foreign, Lines::many);
  std::string_view rest = escaped;
  std::string text;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    text += "| " + without_ci_commands(rest.substr(0, end)) + "\n";
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return text;
}

std::string workflow_message(std::string_view foreign) {
  const std::string escaped = escape(foreign, Lines::many);
  return with_percent_codes(without_ci_commands(escaped), "");
}

std::string workflow_property(std::string_view foreign) {
  return with_percent_codes(ci_log_text(foreign), ":,");
}

}  // namespace grader::report
