// SPDX-License-Identifier: MIT
#include "grader/report/compiler_words.hpp"

#include <algorithm>
#include <charconv>

namespace grader::report {
namespace {

/// `box.hpp:7:3: error: …`, also with `fatal error: `.
std::optional<OwnError> read_error(std::string_view text, std::string_view file) {
  constexpr std::string_view sign = "error: ";
  if (file.empty() || !text.starts_with(file)) return std::nullopt;
  text.remove_prefix(file.size());
  if (!text.starts_with(':')) return std::nullopt;
  text.remove_prefix(1);
  OwnError error;
  const auto number = std::from_chars(text.data(), text.data() + text.size(), error.line);
  const std::size_t found = text.find(sign);
  if (number.ec != std::errc{} || error.line <= 0 || found == std::string_view::npos) return std::nullopt;
  error.sentence = text.substr(found + sign.size());
  return error;
}

bool is_blank_line(const Grade& grade, int line, BlankState state) {
  return std::ranges::any_of(grade.code.blanks, [&](const BlankMark& blank) {
    return blank.line != 0 && blank.line == line && blank.state == state;
  });
}

}  // namespace

std::vector<OwnError> own_errors(std::string_view diagnostics, std::string_view file) {
  std::vector<OwnError> errors;
  while (!diagnostics.empty()) {
    const std::size_t end = std::min(diagnostics.find('\n'), diagnostics.size());
    if (const auto error = read_error(diagnostics.substr(0, end), file)) errors.push_back(*error);
    diagnostics.remove_prefix(std::min(end + 1, diagnostics.size()));
  }
  return errors;
}

std::vector<OwnError> own_errors(const Grade& grade) {
  const CodeMark& code = grade.code;
  const bool failed = code.build == BuildOutcome::compile_error && code.build_reason.empty();
  if (!failed || grade.files.empty()) return {};
  return own_errors(code.build_detail, grade.files.front());
}

std::optional<OwnError> error_of_blank(const Grade& grade, const BlankMark& blank) {
  constexpr int lines_later = 1;
  if (blank.line == 0 || blank.state != BlankState::does_not_compile) return std::nullopt;
  for (const OwnError& error : own_errors(grade)) {
    const bool here = error.line == blank.line;
    const bool of_another = is_blank_line(grade, error.line, BlankState::does_not_compile) ||
                            is_blank_line(grade, error.line, BlankState::unfilled);
    const bool just_below = error.line > blank.line && error.line <= blank.line + lines_later;
    if (here || (just_below && !of_another)) return error;
  }
  return std::nullopt;
}

std::optional<OwnError> first_own_error(const Grade& grade) {
  for (const OwnError& error : own_errors(grade))
    if (!is_blank_line(grade, error.line, BlankState::unfilled)) return error;
  return std::nullopt;
}

bool does_not_build(const Grade& grade) {
  const CodeMark& code = grade.code;
  if (code.build != BuildOutcome::compile_error || !code.build_reason.empty()) return false;
  const auto is_empty = [](const BlankMark& blank) { return blank.state == BlankState::unfilled; };
  return first_own_error(grade).has_value() || std::ranges::none_of(code.blanks, is_empty);
}

}  // namespace grader::report
