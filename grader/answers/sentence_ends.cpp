// SPDX-License-Identifier: MIT
#include "grader/answers/sentence_ends.hpp"

#include "grader/answers/signs.hpp"

namespace grader::answers {
namespace {

bool stands_at(std::string_view text, std::size_t at, std::string_view what) {
  return text.substr(at, what.size()) == what;
}

/// A dot ends a sentence unless it parts a number, a name, or numbers an item at the start of a line.
bool dot_ends(std::string_view text, std::size_t at) {
  const char before = at > 0 ? text[at - 1] : '\n';
  const char after = at + 1 < text.size() ? text[at + 1] : '\n';
  if (before == '.' || after == '.') return false;
  std::size_t start = at;
  while (start > 0 && (is_digit(text[start - 1]) || is_latin(text[start - 1]))) --start;
  const bool after_words = start > 1 && text[start - 1] == ' ' &&
                           (is_digit(text[start - 2]) || is_latin(text[start - 2]) ||
                            text[start - 2] == '=' || text[start - 2] == '+' || text[start - 2] == ',');
  const bool item = at - start <= 2 &&
                    (start == 0 || text[start - 1] == '\n' || text[start - 1] == '(' ||
                     (text[start - 1] == ' ' && !after_words) || text[start - 1] == ':') &&
                    at > start && (is_digit(before) || at - start == 1);
  if (item) return false;
  return after == ' ' || after == '\n' || after == '"' || after == ')' ||
         static_cast<unsigned char>(after) >= 0x80;
}

}  // namespace

std::size_t sentence_end(std::string_view text, std::size_t at) {
  switch (text[at]) {
    case '\n':
    case '!':
    case '?':
    case ';':
      return 1;
    case '.':
      return dot_ends(text, at) ? 1 : 0;
    default:
      return stands_at(text, at, "。") ? 3 : 0;
  }
}

std::size_t clause_end(std::string_view text, std::size_t at) {
  switch (text[at]) {
    case ',': {
      const bool thousands = at > 0 && is_digit(text[at - 1]) && at + 3 < text.size() &&
                             is_digit(text[at + 1]) && is_digit(text[at + 2]) && is_digit(text[at + 3]);
      return thousands ? 0 : 1;
    }
    case '(':  // a call such as `step()` parts nothing
      return at + 1 < text.size() && text[at + 1] == ')' ? 0 : 1;
    case ')':
      return at > 0 && text[at - 1] == '(' ? 0 : 1;
    case ':':
    case '|':
      return 1;
    default:
      return stands_at(text, at, "—") ? 3 : 0;
  }
}

}  // namespace grader::answers
