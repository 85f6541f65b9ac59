// SPDX-License-Identifier: MIT
#include "grader/judge/edit_lines.hpp"

#include <algorithm>
#include <iterator>
#include <sstream>

namespace grader::judge {
namespace {

bool contains(const std::vector<std::string>& list, const std::string& word) {
  return std::ranges::find(list, word) != list.end();
}

std::vector<std::string> words_in(const std::string& text) {
  std::istringstream stream(text);
  return {std::istream_iterator<std::string>(stream), std::istream_iterator<std::string>()};
}

}  // namespace

int line_of_edit(const Reading& reading, const std::vector<std::string>& words) {
  for (const Edit& edit : reading.edits) {
    const bool fits = words.empty() ? edit.blank == Edit::outside
                                    : std::ranges::any_of(edit.added, [&](const std::string& token) {
                                        return contains(words, token);
                                      });
    if (fits) return edit.line;
  }
  return 0;
}

bool brings_in(const Edit& edit, const std::vector<std::string>& words) {
  return std::ranges::any_of(edit.added, [&](const std::string& token) { return contains(words, token); });
}

int line_near(const Reading& reading, const std::string& near_code) {
  for (const Edit& edit : reading.edits) {
    std::string removed;
    for (const std::string& token : edit.removed) removed += " " + token;
    std::string added;
    for (const std::string& token : edit.added) added += " " + token;
    if (!near_code.empty() && (holds_tokens(removed, near_code) || holds_tokens(added, near_code)))
      return edit.line;
  }
  return line_of_edit(reading, {});
}

bool holds_tokens(const std::string& text, const std::string& tokens) {
  return (" " + text + " ").find(" " + tokens + " ") != std::string::npos;
}

bool casts_to(const std::string& code, const std::vector<std::string>& types) {
  const auto text = words_in(code);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!contains(types, text[i])) continue;
    std::size_t begin = i;
    while (begin > 0 && (text[begin - 1] == "std" || text[begin - 1] == "::")) --begin;
    const std::string before = begin > 0 ? text[begin - 1] : "";
    const std::string two_before = begin > 1 ? text[begin - 2] : "";
    const std::string after = i + 1 < text.size() ? text[i + 1] : "";
    if (before == "(" && after == ")" && two_before != "sizeof" && two_before != "alignof") return true;
    if ((before == "<" && two_before == "static_cast") || after == "(") return true;
  }
  return false;
}

}  // namespace grader::judge
