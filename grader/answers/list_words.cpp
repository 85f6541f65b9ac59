// SPDX-License-Identifier: MIT
#include "grader/answers/list_words.hpp"

#include <cstddef>

namespace grader::answers {
namespace {

bool is_latin(char sign) { return sign >= 'a' && sign <= 'z'; }

/// Words of lists that are the same in every exercise.
bool has_word(std::string_view text, std::string_view word) {
  for (std::size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
    if (!is_latin(word.front())) return true;
    const bool starts = at == 0 || !is_latin(text[at - 1]);
    const bool ends = at + word.size() >= text.size() || !is_latin(text[at + word.size()]);
    if (starts && ends) return true;
  }
  return false;
}

}  // namespace

ListMark list_mark(std::string_view segment) {
  for (const std::string_view word : {"分别", "依次", "respectively"})
    if (has_word(segment, word)) return ListMark::pairs;
  for (const std::string_view word :
       {"各",     "每个都",  "每样", "均为",   "均是",      "均占",    "都是",      "都占",
        "都要",   "每份",    "每项", "每本",   "each",      "apiece",  "both",      "同样是",
        "也都",   "每个",    "单个", "单份",   "per piece", "a piece", "every one", "a pop",
        "a head", "a throw", "a go", "a time", "per head"})
    if (has_word(segment, word)) return ListMark::each;
  for (const std::string_view word : {"一份", "一本", "一个", "一块", "一项", "一套", "1份", "1个"})
    if (segment.starts_with(word)) return ListMark::each;
  return ListMark::none;
}

bool compares_sizes(std::string_view segment) {
  for (const std::string_view word : {"同样", "一样", "相同", "等大", "一致", "对应", "same", "as big",
                                      "as large", "equal", "like the", "one per", "twice", "两倍", "2倍"})
    if (has_word(segment, word)) return true;
  return false;
}

bool relates_sizes(std::string_view segment) {
  for (const std::string_view word :
       {"一样大",      "同样大",    "等大",     "一样多",    "大小相同", "大小一样", "两倍",    "2倍",
        "二倍",        "一倍",      "2 倍",     "翻倍",      "twice",    "double",   "same as", "same size",
        "same amount", "as big",    "as large", "as much",   "equal to", "2x",       "2 x",     "1x",
        "1 x",         "two times", "份都",     "times the", "copies",   "each copy"})
    if (has_word(segment, word)) return true;
  return false;
}

}  // namespace grader::answers
