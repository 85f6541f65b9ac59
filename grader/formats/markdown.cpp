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

std::unique_ptr<cmark_node, Free> parse(std::string_view text) {
  cmark_gfm_core_extensions_ensure_registered();
  const std::unique_ptr<cmark_parser, Free> parser(cmark_parser_new(CMARK_OPT_DEFAULT));
  if (cmark_syntax_extension* table = cmark_find_syntax_extension("table"))
    cmark_parser_attach_syntax_extension(parser.get(), table);
  cmark_parser_feed(parser.get(), text.data(), text.size());
  return std::unique_ptr<cmark_node, Free>(cmark_parser_finish(parser.get()));
}

std::vector<std::string_view> split(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string_view trimmed(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
  while (!line.empty() && std::string_view(" \t\r").find(line.back()) != std::string_view::npos)
    line.remove_suffix(1);
  return line;
}

bool is_underline(std::string_view line) {
  line = trimmed(line);
  return !line.empty() && (line.find_first_not_of('=') == std::string_view::npos ||
                           line.find_first_not_of('-') == std::string_view::npos);
}

void mark(std::vector<MarkdownLine>& lines, std::size_t first, int last, LineKind kind) {
  const std::size_t end = std::min(lines.size(), static_cast<std::size_t>(std::max(last, 0)));
  for (std::size_t line = first; line < end; ++line) lines[line].kind = kind;
}

/// The library's last line of an underlined heading is not to be relied on.
void mark_heading(std::size_t first, int level, const std::vector<std::string_view>& texts,
                  std::vector<MarkdownLine>& lines) {
  const bool underlined = !trimmed(texts[first]).starts_with('#');
  // Underlined text of several lines is a paragraph over a rule, as students mean it.
  if (underlined && (first + 1 >= lines.size() || !is_underline(texts[first + 1]))) return;
  lines[first].kind = LineKind::heading;
  lines[first].level = level;
  if (underlined) lines[first + 1].kind = LineKind::underline;
}

void mark_block(cmark_node* node, const std::vector<std::string_view>& texts,
                std::vector<MarkdownLine>& lines) {
  const cmark_node_type type = cmark_node_get_type(node);
  const int start = cmark_node_get_start_line(node);
  if (type == CMARK_NODE_DOCUMENT || (type & CMARK_NODE_TYPE_MASK) == CMARK_NODE_TYPE_INLINE) return;
  if (start < 1 || start > static_cast<int>(lines.size())) return;
  const auto first = static_cast<std::size_t>(start - 1);
  const int last = cmark_node_get_end_line(node);
  lines[first].starts_block = true;
  if (type == CMARK_NODE_CODE_BLOCK) mark(lines, first, last, LineKind::code);
  if (std::string_view(cmark_node_get_type_string(node)) == "table")
    mark(lines, first, last, LineKind::table);
  if (type == CMARK_NODE_HEADING) mark_heading(first, cmark_node_get_heading_level(node), texts, lines);
}

}  // namespace

std::vector<MarkdownLine> markdown_lines(std::string_view text) {
  const std::vector<std::string_view> texts = split(text);
  std::vector<MarkdownLine> lines(texts.size());
  if (text.size() > markdown_cap_bytes) return lines;
  const auto document = parse(text);
  const std::unique_ptr<cmark_iter, Free> iterator(cmark_iter_new(document.get()));
  while (cmark_iter_next(iterator.get()) != CMARK_EVENT_DONE) {
    if (cmark_iter_get_event_type(iterator.get()) == CMARK_EVENT_ENTER)
      mark_block(cmark_iter_get_node(iterator.get()), texts, lines);
  }
  return lines;
}

}  // namespace grader::formats
