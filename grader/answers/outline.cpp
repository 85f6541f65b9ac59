// SPDX-License-Identifier: MIT
#include "grader/answers/outline.hpp"

#include <algorithm>
#include <string>

namespace grader::answers {
namespace {

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }
bool is_latin(char letter) { return letter >= 'a' && letter <= 'z'; }

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
  const bool item = at - start <= 2 &&
                    (start == 0 || text[start - 1] == '\n' || text[start - 1] == '(' ||
                     text[start - 1] == ' ' || text[start - 1] == ':') &&
                    at > start && (is_digit(before) || at - start == 1);
  if (item) return false;
  return after == ' ' || after == '\n' || after == '"' || after == ')' ||
         static_cast<unsigned char>(after) >= 0x80;
}

/// Length of a sentence's end here, or 0.
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
    case ':':
    case '(':
    case ')':
      return 1;
    default:
      return stands_at(text, at, "—") ? 3 : 0;
  }
}

constexpr const char* clause_words =
    "但是|但|不过|然而|可是|只是|而是|而且|并且|所以|因此|因而|于是|从而|因为|由于|虽然|尽管|即使|同时|另外|"
    "此外|其次|"
    "\\b(?:but|however|although|though|while|whereas|because|since|therefore|thus|hence|so|instead|yet)\\b";

constexpr const char* abbreviations = "(?:e\\.g|i\\.e|vs|etc|approx|resp|cf|fig|no)\\.";

// A label stands at the start of a line or sentence, or in brackets.
constexpr const char* labels =
    "(?:^|[\\n。;.!?] ?|\\n?\\| ?|, ?)(?:for |对于|关于)?(?:"
    "\\(?(?:q3)?[a-c1-3一二三][).:、]|\\((?:[a-c1-3]|一|二|三|i|ii|iii)\\)|(?:part|question|q|问)[ "
    ".]?(?:[a-c1-3]|一|二|三)[).:,]?|"
    "第[ ]?(?:[a-c1-3]|一|二|三)(?:问|小问|点|部分|[).:,、])|问题?[一二三123a-c]|[a-c1-3] "
    "?[:—-]|(?:i|ii|iii)[).:]|其[一二三]|首先|其次|最后|"
    "(?:first|second|third)(?:ly)?[,:])";

std::optional<std::size_t> label_index(std::string_view label) {
  if (label.find("iii") != label.npos) return 2;
  if (label.find("(ii)") != label.npos || label.find("ii") != label.npos) return 1;
  if (label.find("first") != label.npos || label.find("首先") != label.npos) return 0;
  if (label.find("second") != label.npos || label.find("其次") != label.npos) return 1;
  if (label.find("third") != label.npos || label.find("最后") != label.npos) return 2;
  if (label.find("一") != label.npos) return 0;
  if (label.find("二") != label.npos) return 1;
  if (label.find("三") != label.npos) return 2;
  // The label proper is the last single sign: letters before it may be a word such as `part`.
  for (std::size_t at = label.size(); at-- > 0;) {
    const char sign = label[at];
    const bool alone = at == 0 || !is_latin(label[at - 1]);
    if (sign >= '1' && sign <= '3') return static_cast<std::size_t>(sign - '1');
    if (sign >= 'a' && sign <= 'c' && alone) return static_cast<std::size_t>(sign - 'a');
    if (sign == 'i') return 0;
  }
  return std::nullopt;
}

/// The longest run of labels that counts up from the first part; at least two must follow one another.
std::vector<LabelledPart> read_parts(const Pattern& pattern, std::string_view text, std::size_t parts) {
  std::vector<LabelledPart> found;
  if (parts == 0) return found;
  std::optional<std::size_t> last;
  for (const Range& label : pattern.find_all(text, 200)) {
    const auto index = label_index(text.substr(label.begin, label.size()));
    if (!index || *index >= parts) continue;
    if (last ? *index != *last + 1 : false) continue;
    if (!found.empty()) found.back().range.end = label.begin;
    found.push_back({*index, {label.end, text.size()}});
    last = index;
  }
  if (found.size() < 2) found.clear();
  return found;
}

}  // namespace

OutlineReader::OutlineReader()
    : clause_words_(clause_words), abbreviations_(abbreviations), labels_(labels) {}

Outline OutlineReader::read(std::string_view text, std::size_t parts) const {
  Outline outline;
  const std::vector<Range> words = clause_words_.find_all(text);
  const std::vector<Range> short_forms = abbreviations_.find_all(text);
  std::size_t word = 0;
  std::size_t short_form = 0;
  std::size_t sentence = 0;
  std::size_t clause = 0;
  const auto end_clause = [&](std::size_t at) {
    if (at > clause) outline.clauses.push_back({clause, at});
    clause = at;
  };
  for (std::size_t at = 0; at < text.size();) {
    while (word < words.size() && words[word].begin < at) ++word;
    while (short_form < short_forms.size() && short_forms[short_form].end <= at) ++short_form;
    const bool shortened = short_form < short_forms.size() && short_forms[short_form].holds(at);
    if (word < words.size() && words[word].begin == at) end_clause(at);
    const std::size_t ends = shortened ? 0 : sentence_end(text, at);
    const std::size_t parting = ends > 0 ? ends : clause_end(text, at);
    at += std::max<std::size_t>(parting, 1);
    if (parting > 0) end_clause(at);
    if (ends == 0) continue;
    outline.sentences.push_back({sentence, at});
    sentence = at;
  }
  end_clause(text.size());
  if (sentence < text.size() || outline.sentences.empty())
    outline.sentences.push_back({sentence, text.size()});
  if (outline.clauses.empty()) outline.clauses.push_back({0, text.size()});
  outline.parts = read_parts(labels_, text, parts);
  return outline;
}

namespace {

std::size_t index_at(const std::vector<Range>& ranges, std::size_t position) {
  const auto after = std::ranges::upper_bound(ranges, position, {}, &Range::begin);
  return after == ranges.begin() ? 0 : static_cast<std::size_t>(after - ranges.begin()) - 1;
}

}  // namespace

std::size_t Outline::sentence_at(std::size_t position) const { return index_at(sentences, position); }
std::size_t Outline::clause_at(std::size_t position) const { return index_at(clauses, position); }

Range Outline::sentence_around(Range range) const {
  const std::size_t last = range.end > range.begin ? range.end - 1 : range.begin;
  return {sentences[sentence_at(range.begin)].begin, sentences[sentence_at(last)].end};
}

}  // namespace grader::answers
