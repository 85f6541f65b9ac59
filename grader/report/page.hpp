// SPDX-License-Identifier: MIT
// Paragraphs, headings and items on one of two papers. For a terminal: wrapped by columns as the terminal
// counts them, coloured when wanted. As Markdown: what starts with a sign is an item of a list, and what is
// indented below it belongs to that item.
//
// Promises: the only escape sequences in the text are the colours made here, and no line is a command to a
// CI service (escape_ci_log.hpp); in Markdown every word is plain text or code (escape_markdown.hpp), whoever
// wrote it. Expects escaped text.
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

enum class Paper { terminal, markdown };

class Page {
 public:
  static constexpr std::size_t usual_columns = 92;
  explicit Page(Colour colour, Paper paper = Paper::terminal, std::size_t columns = usual_columns)
      : colour_(colour), paper_(paper), columns_(columns) {}

  /// A paragraph, each line indented by `indent` columns. `first`, never a student's, stands before the first
  /// line, in the indent.
  void paragraph(std::size_t indent, std::string_view text, Style style = Style::plain,
                 std::string_view first = "");
  /// Lines as they are, only indented.
  void verbatim(std::size_t indent, std::string_view text, Style style = Style::plain);
  /// An empty line, then a heading.
  void heading(std::string_view text, Style style = Style::strong);
  void gap();

  /// A part of such a text that is code. On a terminal it is the text itself.
  std::string code(std::string_view text) const;

  const std::string& text() const { return text_; }

 private:
  void line(const std::string& line, Style style);
  void block(std::size_t indent, std::string_view text, Style style, std::string_view first);

  Colour colour_;
  Paper paper_;
  std::size_t columns_;
  bool in_item_ = false;
  std::string text_ = {};
};

}  // namespace grader::report
