// SPDX-License-Identifier: MIT
#include "grader/answers/bracket_ends.hpp"

#include <algorithm>

namespace grader::answers {
namespace {

constexpr std::size_t longest_bracket = 4096;

}  // namespace

std::optional<std::size_t> quoted_end(std::string_view text, std::size_t begin) {
  if (begin >= text.size()) return std::nullopt;
  const char close = text[begin] == '(' ? ')' : text[begin];
  if (close != ')' && close != '"' && close != '\'') return std::nullopt;
  for (std::size_t at = begin + 1; at < text.size() && at < begin + longest_bracket; ++at) {
    if (text[at] == close && text[at - 1] != '\\') return at + 1;
    if (text[at] == '\n' && text.substr(at).starts_with("\n\n")) return std::nullopt;
  }
  return std::nullopt;
}

std::optional<std::size_t> bracket_end(std::string_view text, std::size_t open, char opening, char closing) {
  int depth = 0;
  for (std::size_t at = open; at < text.size() && at < open + longest_bracket; ++at) {
    if (text[at] == opening) ++depth;
    if (text[at] == closing && --depth == 0) return at + 1;
    if (text[at] == '\n' && text.substr(at).starts_with("\n\n")) return std::nullopt;
  }
  return std::nullopt;
}

std::size_t skip_blanks(std::string_view text, std::size_t at, std::string_view which) {
  return std::min(text.find_first_not_of(which, at), text.size());
}

}  // namespace grader::answers
