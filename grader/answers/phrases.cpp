// SPDX-License-Identifier: MIT
#include "grader/answers/phrases.hpp"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <set>

namespace grader::answers {
namespace {

struct TextWord {
  Range where = {};
  bool joins = false;  ///< letters or digits: a blank stands between two of these
};

bool is_letter(char byte) { return byte >= 'a' && byte <= 'z'; }
bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }
bool is_space(char byte) { return byte == ' ' || byte == '\n' || byte == '\t' || byte == '\r'; }

/// The bytes of the UTF-8 character that begins here.
std::size_t character_length(char first) {
  const auto byte = static_cast<unsigned char>(first);
  if (byte < 0xC0U) return 1;
  if (byte < 0xE0U) return 2;
  return byte < 0xF0U ? 3 : 4;
}

std::vector<TextWord> words_of(std::string_view text) {
  std::vector<TextWord> words;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    if (is_space(text[at])) {
      ++at;
      continue;
    }
    const bool letters = is_letter(text[at]);
    const bool digits = is_digit(text[at]);
    if (letters)
      while (at < text.size() && is_letter(text[at])) ++at;
    else if (digits)
      while (at < text.size() && (is_digit(text[at]) || text[at] == '.')) ++at;
    else
      at = std::min(text.size(), at + character_length(text[at]));
    words.push_back({{begin, at}, letters || digits});
  }
  return words;
}

/// Where the writer speaks in one of some manners: in order, apart from each other. Asked from left to right,
/// so that a hostile text with many of them is gone through once.
class Voice {
 public:
  Voice(const Stances& stances, std::initializer_list<Manner> manners) {
    std::vector<Range> scopes;
    for (const StanceSpan& span : stances.spans())
      if (std::ranges::find(manners, span.manner) != manners.end() && !span.scope.empty())
        scopes.push_back(span.scope);
    std::ranges::sort(scopes, {}, &Range::begin);
    for (const Range& scope : scopes) {
      if (scopes_.empty() || scopes_.back().end < scope.begin)
        scopes_.push_back(scope);
      else
        scopes_.back().end = std::max(scopes_.back().end, scope.end);
    }
  }

  bool speaks(Range where) {
    while (next_ < scopes_.size() && scopes_[next_].end <= where.begin) ++next_;
    return next_ < scopes_.size() && scopes_[next_].meets(where);
  }

 private:
  std::vector<Range> scopes_ = {};
  std::size_t next_ = 0;
};

}  // namespace

void each_phrase(std::string_view text,
                 const std::function<void(const std::string& phrase, Range where)>& found) {
  const std::vector<TextWord> words = words_of(text);
  std::string phrase;
  for (std::size_t first = 0; first < words.size(); ++first) {
    phrase.clear();
    for (std::size_t last = first; last < std::min(words.size(), first + longest_phrase); ++last) {
      if (last > first && words[last - 1].joins && words[last].joins) phrase += ' ';
      phrase += text.substr(words[last].where.begin, words[last].where.size());
      found(phrase, {words[first].where.begin, words[last].where.end});
    }
  }
}

void each_own_phrase(const Reading& reading, const std::function<void(const std::string& phrase)>& found) {
  Voice withdrawn(reading.stances, {Manner::withdrawn});
  Voice denied(reading.stances, {Manner::rejected, Manner::negated});
  Voice distant(reading.stances, {Manner::attributed, Manner::asked, Manner::supposed, Manner::reported});
  each_phrase(reading.text(), [&](const std::string& phrase, Range where) {
    if (withdrawn.speaks(where)) return;
    found(phrase);
    if (denied.speaks(where))
      found(denied_sign + phrase);
    else if (distant.speaks(where))
      found(distant_sign + phrase);
  });
}

std::vector<std::string> phrases_of(const Reading& reading) {
  std::set<std::string> phrases;
  each_own_phrase(reading, [&](const std::string& phrase) { phrases.insert(phrase); });
  return {phrases.begin(), phrases.end()};
}

}  // namespace grader::answers
