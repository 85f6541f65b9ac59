// SPDX-License-Identifier: MIT
// Regular expressions and small readers, not the tables of the writers: the same mistake should not be made
// twice.
#include "tests/support/format_rules.hpp"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <memory>
#include <utility>

namespace grader::rules {
namespace {

constexpr std::array<std::pair<std::string_view, char>, 6> entities = {
    {{"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&#39;", '\''}, {"&apos;", '\''}}};

/// Code points, or nothing where the bytes are no UTF-8: the smallest number of bytes, no surrogates.
std::optional<std::vector<std::uint32_t>> decode(std::string_view text) {
  std::vector<std::uint32_t> codes;
  for (std::size_t i = 0; i < text.size();) {
    const auto byte = [&](std::size_t k) { return std::uint32_t{static_cast<unsigned char>(text[i + k])}; };
    const std::uint32_t lead = byte(0);
    const std::size_t size = lead < 0x80 ? 1 : lead < 0xC0 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    if (size == 0 || lead > 0xF4 || i + size > text.size()) return std::nullopt;
    std::uint32_t code = size == 1 ? lead : lead & (0x3FU >> (size - 1));
    for (std::size_t k = 1; k < size; ++k) {
      if (byte(k) < 0x80 || byte(k) > 0xBF) return std::nullopt;
      code = code * 64 + (byte(k) - 0x80);
    }
    constexpr std::array<std::uint32_t, 5> least = {0, 0, 0x80, 0x800, 0x10000};
    if (code < least.at(size) || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) return std::nullopt;
    codes.push_back(code);
    i += size;
  }
  return codes;
}

bool is_between(std::uint32_t code, std::uint32_t first, std::uint32_t last) {
  return code >= first && code <= last;
}

/// Everything that a terminal, a browser or an editor would obey or hide.
bool is_unseen(std::uint32_t code) {
  return code < 0x20 || is_between(code, 0x7F, 0xA0) || code == 0xAD || code == 0x34F || code == 0x61C ||
         is_between(code, 0x115F, 0x1160) || code == 0x1680 || is_between(code, 0x17B4, 0x17B5) ||
         is_between(code, 0x180B, 0x180F) || is_between(code, 0x2000, 0x200F) ||
         is_between(code, 0x2028, 0x202F) || is_between(code, 0x205F, 0x206F) ||
         is_between(code, 0xFE00, 0xFE0F) || code == 0x3164 || code == 0xFEFF || code == 0xFFA0 ||
         is_between(code, 0xFFF0, 0xFFFF) || is_between(code, 0xE000, 0xF8FF) || code >= 0xE0000 ||
         is_between(code, 0x1D173, 0x1D17A) || (code & 0xFFFEU) == 0xFFFEU;
}

Broken say(std::string what, std::string_view text) {
  return std::move(what) + " in: " + std::string(text.substr(0, 200));
}

std::string_view trimmed_left(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
  return text;
}

/// Entities leave their place to `x`, so that what is left can be looked at.
std::string replace_entities(std::string_view text, bool by_meaning) {
  std::string result;
  while (!text.empty()) {
    const auto entity = std::ranges::find_if(
        entities, [&](const auto& candidate) { return text.starts_with(candidate.first); });
    if (entity == entities.end()) {
      result += text[0];
      text.remove_prefix(1);
    } else {
      result += by_meaning ? entity->second : 'x';
      text.remove_prefix(entity->first.size());
    }
  }
  return result;
}

/// A reader of `<a b="…">…</a>` that knows no more of XML than it must.
Broken read_document(std::string_view document, std::string& attribute, std::string& content) {
  const std::string_view whole = document;
  const auto take = [&](std::string_view word) {
    if (!document.starts_with(word)) return false;
    document.remove_prefix(word.size());
    return true;
  };
  const auto take_until = [&](std::string_view stops) {
    const std::size_t end = std::min(document.find_first_of(stops), document.size());
    const std::string_view part = document.substr(0, end);
    document.remove_prefix(end);
    return part;
  };
  if (!take("<a b=\"")) return say("no start", whole);
  attribute = take_until("\"<");
  if (!take("\">")) return say("the attribute does not end", whole);
  content = take_until("<");
  if (content.find("]]>") != std::string::npos) return say("]]> in the content", whole);
  if (!take("</a>") || !document.empty()) return say("the element does not end", whole);
  for (const std::string& part : {attribute, content}) {
    if (replace_entities(part, false).find('&') != std::string::npos) return say("an unknown entity", part);
  }
  return std::nullopt;
}

}  // namespace

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string without_entities(std::string_view text) { return replace_entities(text, true); }

std::string without_spaces(std::string_view text) {
  std::string result(text);
  std::erase(result, ' ');
  return result;
}

std::string read_markdown_text(std::string_view text) { return render_markdown(text).words; }

Rendered render_markdown(std::string_view text) {
  cmark_gfm_core_extensions_ensure_registered();
  constexpr int options = CMARK_OPT_UNSAFE | CMARK_OPT_FOOTNOTES;
  const std::unique_ptr<cmark_parser, void (*)(cmark_parser*)> parser(cmark_parser_new(options),
                                                                      cmark_parser_free);
  for (const char* extension : {"table", "strikethrough", "autolink", "tasklist"})
    cmark_parser_attach_syntax_extension(parser.get(), cmark_find_syntax_extension(extension));
  cmark_parser_feed(parser.get(), text.data(), text.size());
  const std::unique_ptr<cmark_node, void (*)(cmark_node*)> document(cmark_parser_finish(parser.get()),
                                                                    cmark_node_free);
  const std::unique_ptr<cmark_iter, void (*)(cmark_iter*)> iterator(cmark_iter_new(document.get()),
                                                                    cmark_iter_free);
  Rendered rendered;
  for (auto event = cmark_iter_next(iterator.get()); event != CMARK_EVENT_DONE;
       event = cmark_iter_next(iterator.get())) {
    if (event != CMARK_EVENT_ENTER) continue;
    cmark_node* node = cmark_iter_get_node(iterator.get());
    const cmark_node_type type = cmark_node_get_type(node);
    if (type == CMARK_NODE_DOCUMENT) continue;
    if (type == CMARK_NODE_TEXT || type == CMARK_NODE_CODE)
      rendered.words += cmark_node_get_literal(node);
    else
      rendered.nodes.emplace_back(cmark_node_get_type_string(node));
  }
  return rendered;
}

Broken broken_plain_text(std::string_view text, LineEnds line_ends) {
  const auto codes = decode(text);
  if (!codes) return say("no UTF-8", text);
  int marks = 0;
  for (const std::uint32_t code : *codes) {
    if (is_unseen(code) && !(code == '\n' && line_ends == LineEnds::allowed))
      return say("character " + std::to_string(code), text);
    marks = is_between(code, 0x300, 0x36F) ? marks + 1 : 0;
    if (marks > 4) return say("a tower of marks", text);
  }
  return std::nullopt;
}

Broken broken_ci_log(std::string_view text) {
  for (const std::string& line : lines_of(text)) {
    if (auto broken = broken_plain_text(line, LineEnds::refused)) return broken;
    if (trimmed_left(line).starts_with("::")) return say("a command of GitHub", line);
    for (const std::string_view word : {"##", "section_start:", "section_end:", "travis_fold:"}) {
      if (line.find(word) != std::string::npos) return say("a word of CI services", line);
    }
  }
  return std::nullopt;
}

Broken broken_html(std::string_view text, LineEnds line_ends) {
  if (auto broken = broken_plain_text(text, line_ends)) return broken;
  const std::string rest = replace_entities(text, false);
  const std::size_t bad = rest.find_first_of("<>&\"'");
  if (bad != std::string::npos) return say("a sign of HTML", std::string_view(rest).substr(bad));
  return std::nullopt;
}

Broken broken_xml(std::string_view text) {
  if (auto broken = broken_plain_text(text, LineEnds::allowed)) return broken;
  std::string attribute;
  std::string content;
  std::string document = "<a b=\"";
  ((document += text) += "\">") += text;
  if (auto broken = read_document(document + "</a>", attribute, content)) return broken;
  if (attribute != text || content != text) return say("cut", text);
  return std::nullopt;
}

Broken broken_csv(std::string_view text, std::string& cell) {
  if (auto broken = broken_plain_text(text, LineEnds::refused)) return broken;
  cell.clear();
  if (text.size() < 2 || text.front() != '"' || text.back() != '"') return say("no quotes round it", text);
  const std::string_view inside = text.substr(1, text.size() - 2);
  for (std::size_t i = 0; i < inside.size(); ++i) {
    if (inside[i] == '"' && (++i == inside.size() || inside[i] != '"')) return say("a single quote", text);
    cell += inside[i];
  }
  const std::string_view shown = trimmed_left(cell);
  for (const std::string_view start : {"=", "+", "-", "@", "＝", "＋", "－", "＠"}) {
    if (shown.starts_with(start)) return say("a formula", text);
  }
  return std::nullopt;
}

Broken broken_markdown_line(std::string_view text) {
  if (auto broken = broken_plain_text(text, LineEnds::refused)) return broken;
  if (text.starts_with(' ') || text.ends_with(' ') || text.find("  ") != std::string_view::npos)
    return say("spaces that mean something", text);
  const Rendered rendered = render_markdown(text);
  for (const std::string& node : rendered.nodes)
    if (node != "paragraph") return say("a " + node, text);
  // What readers do who look for names or tags before or after everything else.
  for (std::size_t at = text.find('@'); at < text.size(); at = text.find('@', at + 1))
    if (at + 1 == text.size() || std::isalnum(static_cast<unsigned char>(text[at + 1])) != 0)
      return say("a name", text);
  for (std::size_t at = text.find('<'); at < text.size(); at = text.find('<', at + 1))
    if (at + 1 == text.size() || std::isalpha(static_cast<unsigned char>(text[at + 1])) != 0 ||
        std::string_view("/!?").find(text[at + 1]) != std::string_view::npos)
      return say("a tag", text);
  return std::nullopt;
}

Broken broken_markdown_text(std::string_view text) {
  if (auto broken = broken_markdown_line(text)) return broken;
  struct Context {
    std::string_view before = {};
    std::string_view after = {};
    std::vector<std::string> nodes = {};
    std::string_view words = {};
  };
  const std::array contexts = {
      Context{"# ", "", {"heading"}},
      Context{"x\n\n- ", "", {"paragraph", "list", "item", "paragraph"}, "x"},
      Context{"- x\n\n  ", "", {"list", "item", "paragraph", "paragraph"}, "x"},
      Context{"**", "**", {"paragraph", "strong"}},
      Context{
          "| a |\n|---|\n| ", " |", {"table", "table_header", "table_cell", "table_row", "table_cell"}, "a"},
  };
  const std::string words = read_markdown_text(text);
  for (const Context& context : contexts) {
    if (text.empty()) continue;
    const Rendered rendered =
        render_markdown(std::string(context.before) + std::string(text) + std::string(context.after));
    if (rendered.nodes != context.nodes)
      return say("more than text behind " + std::string(context.before), text);
    if (rendered.words != std::string(context.words) + words)
      return say("other words behind " + std::string(context.before), text);
  }
  return std::nullopt;
}

Broken broken_markdown_block(std::string_view text, std::string& inside) {
  if (auto broken = broken_plain_text(text, LineEnds::allowed)) return broken;
  const std::vector<std::string> lines = lines_of(text);
  if (lines.size() < 3 || !text.ends_with('\n')) return say("no block", text);
  const std::string& fence = lines.back();
  if (fence.size() < 3 || fence.find_first_not_of('`') != std::string::npos) return say("no fence", text);
  if (lines.front() != fence + "text") return say("another fence at the start", text);
  inside.clear();
  for (std::size_t i = 1; i + 1 < lines.size(); ++i) {
    if (trimmed_left(lines[i]).starts_with(fence)) return say("a fence inside", text);
    inside += lines[i] + '\n';
  }
  for (std::size_t i = 0; i + 1 < inside.size(); ++i) {
    const auto next = static_cast<unsigned char>(inside[i + 1]);
    if (inside[i] == '<' && (std::isalpha(next) != 0 || next == '/' || next == '!' || next == '?'))
      return say("a tag", inside.substr(i));
  }
  return std::nullopt;
}

}  // namespace grader::rules
