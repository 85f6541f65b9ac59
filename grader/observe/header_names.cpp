// SPDX-License-Identifier: MIT
#include "grader/observe/header_names.hpp"

#include <algorithm>
#include <set>

namespace grader::observe {
namespace {

bool is_word_letter(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
         (letter >= '0' && letter <= '9') || letter == '_';
}

/// The line without what is certainly a plain literal: behind a quote that is part of a number, or of a raw
/// literal, nothing is certain.
std::string without_literals(std::string_view line) {
  std::string rest;
  while (!line.empty()) {
    const char first = line.front();
    const bool quote = first == '"' || first == '\'';
    if (quote && !rest.empty() && is_word_letter(rest.back())) return rest.append(line);
    std::size_t end = 1;
    while (quote && end < line.size() && line[end] != first) end += line[end] == '\\' ? 2 : 1;
    if (quote && end < line.size()) {
      rest += ' ';
      line.remove_prefix(end + 1);
    } else {
      rest += first;
      line.remove_prefix(1);
    }
  }
  return rest;
}

std::string_view take_word(std::string_view& text) {
  const auto begin = std::ranges::find_if(text, is_word_letter);
  const auto end = std::find_if_not(begin, text.end(), is_word_letter);
  const std::string_view word(begin, end);
  text.remove_prefix(static_cast<std::size_t>(end - text.begin()));
  return word;
}

}  // namespace

std::string header_names(std::string_view text) {
  constexpr std::string_view macro = "#define ";
  std::set<std::string> words;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string line = without_literals(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    const bool is_macro = line.starts_with(macro);
    std::string_view rest = line;
    if (is_macro) rest.remove_prefix(macro.size());
    do
      if (const auto word = take_word(rest); !word.empty()) words.emplace(word);
    while (!rest.empty() && !is_macro);
  }
  std::string list = "\n";
  for (const std::string& word : words) (list += word) += '\n';
  return list;
}

bool is_header_name(const std::string& names, std::string_view word) {
  return names.find('\n' + std::string(word) + '\n') != std::string::npos;
}

}  // namespace grader::observe
