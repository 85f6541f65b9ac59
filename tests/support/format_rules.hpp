// SPDX-License-Identifier: MIT
// What must hold of text in each format, written without a look at the writers: by other means than theirs.
//
// Each rule gives the first thing that is wrong, or nothing.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace grader::rules {

using Broken = std::optional<std::string>;

enum class LineEnds { allowed, refused };

/// Valid UTF-8; no control, bidirectional, invisible or unassigned character; no tower of marks.
Broken broken_plain_text(std::string_view text, LineEnds line_ends);

/// Plain text that is no command to a CI service, line by line.
Broken broken_ci_log(std::string_view text);

/// The inside of an element: the five entities and nothing else with & or <.
Broken broken_html(std::string_view text, LineEnds line_ends);

/// The same for XML, tried as content and as an attribute by a small reader of documents.
Broken broken_xml(std::string_view text);

/// One cell as it stands in a file. `cell` is set to what a reader gets.
Broken broken_csv(std::string_view text, std::string& cell);

/// What a reader of GitHub's Markdown makes of a document.
struct Rendered {
  std::string words = {};               ///< of text and code, one behind the other
  std::vector<std::string> nodes = {};  ///< everything else: paragraph, heading, link, html_inline …
};
Rendered render_markdown(std::string_view text);

/// A line of its own is a paragraph of text and code, and calls nobody.
Broken broken_markdown_line(std::string_view text);

/// The same also in a heading, an item, a cell, and between the signs of strong text, and it reads the same.
Broken broken_markdown_text(std::string_view text);

/// A fenced block that ends with its own fence only, and that holds no tag for a reader who knows no fences.
/// `inside` is set to what a reader sees: the text, but for spaces.
Broken broken_markdown_block(std::string_view text, std::string& inside);

/// What people see of HTML or XML, and of Markdown.
std::string without_entities(std::string_view text);
std::string read_markdown_text(std::string_view text);

std::string without_spaces(std::string_view text);

std::vector<std::string> lines_of(std::string_view text);

}  // namespace grader::rules
