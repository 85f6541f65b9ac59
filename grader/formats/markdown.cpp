// SPDX-License-Identifier: MIT
// Only the places of blocks are taken from the library; what a block says is read from the text itself.
#include "grader/formats/markdown.hpp"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>

#include <algorithm>
#include <memory>

namespace grader::formats {
namespace {

struct Free {
  void operator()(cmark_parser* parser) const { cmark_parser_free(parser); }
  void operator()(cmark_node* node) const { cmark_node_free(node); }
  void operator()(cmark_iter* iterator) const { cmark_iter_free(iterator); }
};

std::size_t count_lines(std::string_view text) {
  if (text.empty()) return 0;
  const auto ends = static_cast<std::size_t>(std::ranges::count(text, '\n'));
  return ends + (text.back() == '\n' ? 0 : 1);
}

std::unique_ptr<cmark_node, Free> parse(std::string_view text) {
  cmark_gfm_core_extensions_ensure_registered();
  const std::unique_ptr<cmark_parser, Free> parser(cmark_parser_new(CMARK_OPT_DEFAULT));
  if (cmark_syntax_extension* table = cmark_find_syntax_extension("table"))
    cmark_parser_attach_syntax_extension(parser.get(), table);
  cmark_parser_feed(parser.get(), text.data(), text.size());
  return std::unique_ptr<cmark_node, Free>(cmark_parser_finish(parser.get()));
}

void mark(std::vector<MarkdownLine>& lines, int first, int last, LineKind kind, int level) {
  const auto count = static_cast<int>(lines.size());
  for (int line = std::max(first, 1); line <= std::min(last, count); ++line) {
    lines[static_cast<std::size_t>(line - 1)].kind = kind;
    lines[static_cast<std::size_t>(line - 1)].level = level;
  }
}

void mark_block(cmark_node* node, std::vector<MarkdownLine>& lines) {
  const int first = cmark_node_get_start_line(node);
  const int last = cmark_node_get_end_line(node);
  if (first < 1 || first > static_cast<int>(lines.size())) return;
  const cmark_node_type type = cmark_node_get_type(node);
  if (type == CMARK_NODE_DOCUMENT || (type & CMARK_NODE_TYPE_MASK) == CMARK_NODE_TYPE_INLINE) return;
  lines[static_cast<std::size_t>(first - 1)].starts_block = true;
  if (type == CMARK_NODE_CODE_BLOCK) mark(lines, first, last, LineKind::code, 0);
  if (std::string_view(cmark_node_get_type_string(node)) == "table") mark(lines, first, last, LineKind::table, 0);
  if (type != CMARK_NODE_HEADING) return;
  mark(lines, first, first, LineKind::heading, cmark_node_get_heading_level(node));
  // A heading of several lines is a paragraph that a student happened to underline.
  if (last == first + 1) mark(lines, last, last, LineKind::underline, 0);
  if (last > first + 1) mark(lines, first, last, LineKind::plain, 0);
}

}  // namespace

std::vector<MarkdownLine> markdown_lines(std::string_view text) {
  std::vector<MarkdownLine> lines(count_lines(text));
  if (text.size() > markdown_cap_bytes) return lines;
  const auto document = parse(text);
  const std::unique_ptr<cmark_iter, Free> iterator(cmark_iter_new(document.get()));
  while (cmark_iter_next(iterator.get()) != CMARK_EVENT_DONE) {
    if (cmark_iter_get_event_type(iterator.get()) == CMARK_EVENT_ENTER)
      mark_block(cmark_iter_get_node(iterator.get()), lines);
  }
  return lines;
}

}  // namespace grader::formats
