// SPDX-License-Identifier: MIT
#include "grader/observe/reference_text.hpp"

#include <algorithm>

namespace grader::observe {
namespace {

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t\r\n") - begin + 1);
}

/// The word behind `#` and what follows it: {"include", "<cstdint>"}; empty for other lines.
std::pair<std::string_view, std::string_view> read_directive(std::string_view line) {
  line = trimmed(line);
  if (line.empty() || line[0] != '#') return {};
  line = trimmed(line.substr(1));
  const std::size_t end = std::min(line.find_first_of(" \t<\""), line.size());
  return {line.substr(0, end), trimmed(line.substr(end))};
}

std::string move_includes_out(std::string_view source, std::string& includes) {
  std::string body;
  while (!source.empty()) {
    const std::size_t end = std::min(source.find('\n'), source.size());
    const std::string_view line = source.substr(0, end);
    const auto [word, rest] = read_directive(line);
    if (word == "include")
      (includes += line) += '\n';
    else if (!(word == "pragma" && rest.starts_with("once")))
      body += line;
    if (end < source.size()) body += '\n';
    source.remove_prefix(std::min(end + 1, source.size()));
  }
  return body;
}

}  // namespace

ReferenceText cut_reference(std::string_view source) {
  constexpr std::string_view open = "/*{";
  constexpr std::string_view open_end = "*/";
  constexpr std::string_view close = "/*}*/";
  ReferenceText cut;
  const std::string body = move_includes_out(source, cut.includes);
  std::string_view rest = body;
  int line = 1;
  const auto lines_in = [](std::string_view text) {
    return static_cast<int>(std::ranges::count(text, '\n'));
  };
  while (true) {
    const std::size_t begin = rest.find(open);
    const std::size_t fill = begin == std::string_view::npos ? begin : rest.find(open_end, begin);
    const std::size_t end = fill == std::string_view::npos ? fill : rest.find(close, fill);
    if (end == std::string_view::npos) {
      cut.pieces.push_back({std::string(rest), line, {}, {}});
      return cut;
    }
    const std::string_view id = rest.substr(begin + open.size(), fill - begin - open.size());
    const std::size_t fill_begin = fill + open_end.size();
    cut.pieces.push_back({std::string(rest.substr(0, begin)), line, std::string(trimmed(id)),
                          std::string(trimmed(rest.substr(fill_begin, end - fill_begin)))});
    line += lines_in(rest.substr(0, end));
    rest.remove_prefix(end + close.size());
  }
}

}  // namespace grader::observe
