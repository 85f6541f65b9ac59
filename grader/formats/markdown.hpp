// SPDX-License-Identifier: MIT
// What each line of a Markdown text is. The door to cmark-gfm.
//
// Promises: one entry for each line of the text, in order, whatever the text holds; only the kind is told,
// the words stay where they are. A text above the cap is all plain lines: some texts make the library slow.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace grader::formats {

enum class LineKind {
  plain,
  heading,    ///< `# …`, or the text above an underline
  underline,  ///< the row of = or - that makes a heading of the line above
  code,       ///< inside a code block, its fences too
  table,
};

struct MarkdownLine {
  LineKind kind = LineKind::plain;
  int level = 0;              ///< of a heading, 1 to 6
  bool starts_block = false;  ///< a paragraph, heading, list entry … starts here
};

constexpr std::size_t markdown_cap_bytes = 64UL * 1024;

std::vector<MarkdownLine> markdown_lines(std::string_view text);

}  // namespace grader::formats
