// SPDX-License-Identifier: MIT
#include "grader/answers/stuffing.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

namespace grader::answers {
namespace {

constexpr std::size_t least_repeated = 10;  ///< bytes: `m and v` may stand under two labels
constexpr std::size_t same_percent = 65;
constexpr std::size_t fewest_listed = 5;
constexpr std::size_t fewest_items = 2;
constexpr std::size_t longest_item = 90;  ///< bytes

/// Latin words, and other letters each by itself.
std::set<std::string> words_in(std::string_view text) {
  std::set<std::string> words;
  std::string word;
  const auto end_word = [&] {
    if (!word.empty()) words.insert(word);
    word.clear();
  };
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto sign = static_cast<unsigned char>(text[at]);
    if (sign < 0x80) {
      const bool letter = (sign >= 'a' && sign <= 'z') || (sign >= '0' && sign <= '9') || sign == '_';
      if (letter)
        word += text[at];
      else
        end_word();
      continue;
    }
    end_word();
    std::size_t end = at + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) ++end;
    words.insert(std::string(text.substr(at, end - at)));
    at = end - 1;
  }
  end_word();
  // Signs of punctuation beyond ASCII are no words.
  for (const char* sign : {"、", "。", "—"}) words.erase(sign);
  return words;
}

bool say_the_same(const std::set<std::string>& left, const std::set<std::string>& right) {
  const auto common = static_cast<std::size_t>(
      std::ranges::count_if(left, [&](const std::string& word) { return right.contains(word); }));
  const std::size_t all = left.size() + right.size() - common;
  return common > 2 && common * 100 >= all * same_percent;
}

/// The words that earn something by themselves in each part.
std::vector<std::set<std::size_t>> words_by_part(const Question& question) {
  std::vector<std::set<std::size_t>> words(question.parts);
  for (const Concept& idea : question.concepts) {
    if (!idea.part || *idea.part >= words.size()) continue;
    for (const Frame& frame : idea.in_part) {
      const auto counted = std::ranges::count_if(
          frame.parts, [](const Frame::Part& part) { return part.link != Frame::Link::without; });
      if (counted == 1) words[*idea.part].insert(frame.parts.front().word);
    }
  }
  return words;
}

/// A word of each part stands here, at a place of its own.
bool answers_all(const std::vector<std::set<std::size_t>>& words, const Reading& reading, Range where) {
  std::vector<Range> taken;
  for (const std::set<std::size_t>& known : words) {
    std::vector<Range> own;
    for (const std::size_t word : known)
      for (const Range& hit : reading.hits(word))
        if (where.holds(hit) && std::ranges::none_of(taken, [&](Range other) { return other.meets(hit); }))
          own.push_back(hit);
    if (own.empty()) return false;
    taken.insert(taken.end(), own.begin(), own.end());
  }
  return true;
}

std::size_t sign_length(std::string_view text, std::size_t at) {
  for (const std::string_view sign : {"、", "。", "—", " and ", " or ", " & ", "和", "与", "以及"})
    if (text.substr(at).starts_with(sign)) return sign.size();
  return std::string_view(",;/|\n:()").find(text[at]) != std::string_view::npos ? 1 : 0;
}

/// Runs of short items without grammar, each with the item before it and the one behind it: those hold the
/// words that make a sentence of the list, and its first and last entry.
std::vector<Range> lists_in(const Reading& reading, Range where, const KeywordSoup& soup) {
  std::vector<Range> lists;
  Range before;
  Range run;
  std::size_t items = 0;
  const auto end_run = [&](Range after) {
    // One item with a sentence before it, as in `measure the peak and memory after each phase`, is no list.
    if (items >= fewest_items && KeywordSoup::keywords(reading.text(run)) >= fewest_listed)
      lists.push_back({before.empty() ? run.begin : before.begin, std::max(run.end, after.end)});
    run = {};
    items = 0;
    before = after;
  };
  const auto end_item = [&](Range item) {
    if (reading.text(item).find_first_not_of(' ') == std::string_view::npos) return;
    if (item.size() > longest_item || !soup.says_nothing(reading.text(item))) return end_run(item);
    run = run.empty() ? item : Range{run.begin, item.end};
    ++items;
  };
  std::size_t begin = where.begin;
  for (std::size_t at = where.begin; at < where.end;) {
    const std::size_t length = sign_length(reading.text(), at);
    if (length > 0) {
      end_item({begin, at});
      begin = at + length;
    }
    at += std::max<std::size_t>(length, 1);
  }
  end_item({begin, where.end});
  end_run({});
  return lists;
}

}  // namespace

std::vector<Range> heaps_in(const Reading& reading) {
  constexpr std::size_t fewest_in_heap = 4;
  std::vector<Range> heaps;
  for (const Range& sentence : reading.outline.sentences) {
    const std::string_view text = reading.text(sentence);
    std::size_t names = 0;
    std::size_t sizes = 0;
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = std::min(text.find_first_of(" ,;:=+/|()\n", at), text.size());
      const bool parted = end < text.size() && text[end] != ' ';
      const std::string_view word = text.substr(at, end - at);
      at = end + 1;
      if (word == "gb" || word.empty()) continue;
      const bool is_size = word.front() >= '0' && word.front() <= '9';
      if (!is_size && sizes > 0) names = 0;
      sizes = is_size ? sizes + 1 : 0;
      names += is_size ? 0 : 1;
      if (names >= fewest_in_heap && sizes >= fewest_in_heap) {
        heaps.push_back(sentence);
        break;
      }
      if (parted) names = sizes = 0;
    }
  }
  return heaps;
}

std::vector<Range> repeated_parts(const Reading& reading) {
  const std::vector<LabelledPart>& parts = reading.outline.parts;
  std::vector<std::set<std::string>> words;
  words.reserve(parts.size());
  for (const LabelledPart& part : parts) words.push_back(words_in(reading.text(part.range)));
  std::vector<Range> repeated;
  for (std::size_t index = 0; index < parts.size(); ++index)
    for (std::size_t other = 0; other < parts.size(); ++other)
      if (other != index && parts[index].range.size() >= least_repeated &&
          say_the_same(words[index], words[other])) {
        repeated.push_back(parts[index].range);
        break;
      }
  return repeated;
}

std::vector<Range> catch_all_lists(const Question& question, const Reading& reading,
                                   const KeywordSoup& soup) {
  if (question.parts < 2) return {};
  const std::vector<std::set<std::size_t>> words = words_by_part(question);
  std::vector<Range> stretches;
  for (const LabelledPart& part : reading.outline.parts) stretches.push_back(part.range);
  const bool labelled = !stretches.empty();
  if (!labelled) stretches.push_back({0, reading.text().size()});
  std::vector<Range> found;
  for (const Range& stretch : stretches)
    for (const Range& list : lists_in(reading, stretch, soup))
      if (answers_all(words, reading, list)) found.push_back(reading.outline.sentence_around(list));
  if (labelled && found.size() < 2) return {};
  return found;
}

}  // namespace grader::answers
