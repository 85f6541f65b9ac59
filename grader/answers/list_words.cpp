// SPDX-License-Identifier: MIT
#include "grader/answers/list_words.hpp"

#include <algorithm>
#include <cstddef>
#include <initializer_list>

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

/// `are all 28 GB`, but not `are all together 84 GB`.
bool gives_all_the_same(std::string_view segment) {
  const auto has_one_of = [&](std::initializer_list<std::string_view> words) {
    return std::ranges::any_of(words, [&](std::string_view word) { return has_word(segment, word); });
  };
  // `a, b and c: all 28`
  const auto opens_part = [&](std::size_t at) {
    const std::size_t before = at == 0 ? segment.npos : segment.find_last_not_of(' ', at - 1);
    return before == segment.npos || std::string_view(",:(-").find(segment[before]) != segment.npos;
  };
  bool opens = false;
  for (std::size_t at = segment.find("all "); at != segment.npos; at = segment.find("all ", at + 1))
    opens = opens ||
            (opens_part(at) && at + 4 < segment.size() && segment[at + 4] >= '0' && segment[at + 4] <= '9');
  return (opens || has_one_of({"are all", "all are", "all take", "all at", "all need", "all cost", "all have",
                               "皆", "全都是", "全是", "一律", "统统", "无一例外"})) &&
         !has_one_of({"together", "in all", "total", "combined", "sum", "altogether", "合", "共", "加起来"});
}

}  // namespace

ListMark list_mark(std::string_view segment) {
  for (const std::string_view word : {"分别", "依次", "respectively"})
    if (has_word(segment, word)) return ListMark::pairs;
  for (const std::string_view word :
       {"各",        "每个都", "每样",   "均为",    "均是", "均占",      "都是",
        "都占",      "都要",   "每份",   "每项",    "每本", "each",      "apiece",
        "同样是",    "也都",   "每个",   "单个",    "单份", "per piece", "a piece",
        "every one", "a pop",  "a head", "a throw", "a go", "a time",    "per head"})
    if (has_word(segment, word)) return ListMark::each;
  if (gives_all_the_same(segment)) return ListMark::alike;
  for (const std::string_view word : {"both", "也是", "也占", "也为", "也要", "同样", "likewise", "also"})
    if (has_word(segment, word)) return ListMark::alike;
  for (const std::string_view word : {"一份", "一本", "一个", "一块", "一项", "一套", "1份", "1个"})
    if (segment.starts_with(word)) return ListMark::each;
  return ListMark::none;
}

bool leads_to_names(std::string_view between) {
  for (const std::string_view word : {"for", "belong to", "go to", "给", "属于", "对应", "分别是", "依次是"})
    if (has_word(between, word)) return true;
  return false;
}

bool joins_names(std::string_view between) {
  for (const std::string_view sign : {"、", "和", "与", "及", "/", "&", " and "})
    if (between.find(sign) != between.npos) return between.find(',') == between.npos;
  return false;
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
