// SPDX-License-Identifier: MIT
// Lines for a terminal: wrapped by columns as the terminal counts them, coloured when wanted.
//
// Promises: the only escape sequences in the text are the colours made here, and no line is a command to a
// CI service (escape_ci_log.hpp). Expects escaped text.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "grader/report/report.hpp"

namespace grader::report {

enum class Style { plain, strong, faint, good, bad, warning };

/// Breaks text into lines of at most `columns`: at spaces, and between East Asian characters, but never
/// before closing punctuation. A longer word stays whole.
std::vector<std::string> wrap(std::string_view text, std::size_t columns);

class Page {
 public:
  explicit Page(Colour colour) : colour_(colour) {}

  /// A paragraph, each line indented by `indent` columns. `first` stands before the first line, in the
  /// indent.
  void paragraph(std::size_t indent, std::string_view text, Style style = Style::plain,
                 std::string_view first = "");
  /// Lines as they are, only indented.
  void verbatim(std::size_t indent, std::string_view text, Style style = Style::plain);
  /// An empty line, then a heading.
  void heading(std::string_view text, Style style = Style::strong);
  void gap();

  const std::string& text() const { return text_; }

 private:
  void line(const std::string& line, Style style);

  Colour colour_;
  std::string text_ = {};
};

}  // namespace grader::report
