// SPDX-License-Identifier: MIT
#include "grader/answers/stance_titles.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "grader/answers/stance_blocks.hpp"

namespace grader::answers {
namespace {

constexpr std::size_t longest_courtesy = 40;  ///< bytes between its `if` and the cue

/// `if I am not mistaken:` is about the writer, and no title.
bool is_courtesy(const StanceText& text, Range cue) {
  const Range around = text.sentence(cue.begin);
  for (const Range& word : text.patterns().supposition.find_all(text.all()))
    if (around.holds(word.begin) && word.begin <= cue.begin && cue.begin - word.begin < longest_courtesy &&
        text.patterns().courtesy.starts(text.all().substr(word.end)))
      return true;
  const std::string_view before = text.part({around.begin, cue.begin});
  return before.ends_with("没") || before.ends_with("没有") || before.ends_with("没理解") ||
         before.ends_with("没有理解");
}

/// `That the peak halves does not follow:` and a reason behind it, or a list of reasons under it.
bool judges_before(const StanceText& text, Range cue) {
  std::string_view words = text.part(cue);
  words = words.substr(0, words.find_last_not_of(" \n:|\"") + 1);
  const std::size_t core = cue.begin + words.size();
  const Range before = {text.sentence(cue.begin).begin, cue.begin};
  const bool under = !text.outline().lines.empty() &&
                     text.part({core, cue.end}).find('\n') != std::string_view::npos &&
                     !text.only_points_back(before);
  const std::string_view subject = text.part(before);
  const std::size_t letter = std::min(subject.find_first_not_of(' '), subject.size());
  const bool behind = subject.substr(letter).starts_with("that ") && text.content(before) >= least_reported;
  return (under || behind) && text.patterns().judges_back.found_in(words) &&
         !text.patterns().following.found_in(subject);
}

/// `Others say A, that is wrong: B` judges A.
bool judges_clause_before(const StanceText& text, Range sentence, Range cue) {
  const Range clause = text.clause(cue.begin);
  const Range own = {clause.begin, cue.begin};
  if (clause.begin <= sentence.begin || text.content({sentence.begin, clause.begin}) < least_reported)
    return false;
  const std::string_view words = text.part(own);
  const bool points = words.find("这") != words.npos || words.find("那") != words.npos ||
                      words.find("that") != words.npos || words.find("this") != words.npos ||
                      words.find("which") != words.npos;
  return points && text.only_points_back(own);
}

/// `I first wrote A. That was wrong: B` judges A.
bool judges_report(const StanceText& text, Range sentence, Range cue) {
  if (judges_clause_before(text, sentence, cue)) return true;
  if (sentence.begin == 0 || !text.only_points_back({sentence.begin, cue.begin})) return false;
  const Range previous = text.sentence(sentence.begin - 1);
  return text.patterns().others.found_in(text.part(previous)) ||
         std::ranges::any_of(text.attributions(), [&](Range word) { return previous.holds(word.begin); });
}

}  // namespace

std::size_t end_of_quotation(const StanceText& text, std::size_t from, std::size_t end) {
  constexpr std::size_t least_quoted = 6;
  const std::size_t open = text.all().find_first_not_of(" :", from);
  const bool within = from > 0 && text.all()[from - 1] == '"';
  if (!within && (open == std::string_view::npos || text.all()[open] != '"')) return end;
  const std::size_t close = text.all().find('"', within ? from : open + 1);
  if (close == std::string_view::npos || close + 1 >= end || close < from + least_quoted) return end;
  const std::string_view behind = text.all().substr(close + 1);
  if (!behind.starts_with(",") || text.part({close + 1, end}).find('"') != std::string_view::npos) return end;
  return close + 1;
}

void find_headings(const StanceText& text, StanceFindings& found) {
  for (Range cue : text.patterns().heading.find_all(text.all())) {
    if (is_courtesy(text, cue)) continue;
    const std::size_t bar = text.part(cue).find('|');
    if (bar != std::string_view::npos && heads_column(text, {cue.begin, cue.begin + bar}, found)) continue;
    const Range around = text.sentence(cue.begin);
    std::string_view before = text.part({around.begin, cue.begin});
    while (before.ends_with(' ')) before.remove_suffix(1);
    const auto ends = [&](std::string_view words) { return before.ends_with(words); };
    const bool predicate = ends("是") || ends("是一个") || ends("属于") || ends("这个") || ends(" is") ||
                           ends(" is a") || ends(" is an") || ends(" are") || ends(" was");
    const bool person = ends("they are") || ends("he is") || ends("she is") || ends("you are") ||
                        ends("people are") || ends("he was") || ends("they were") || ends("他们是") ||
                        ends("他是") || ends("她是");
    if (predicate && (person || text.all()[cue.end - 1] != ':' || judges_report(text, around, cue))) continue;
    std::size_t begin = cue.end;
    if (text.all()[begin - 1] == '"') --begin;
    while (begin < text.all().size() && (text.all()[begin] == '\n' || text.all()[begin] == ' ')) ++begin;
    if (begin >= text.all().size()) continue;
    if (judges_before(text, cue)) continue;
    if (heads_block(text, cue, BlockSight::forward, found)) continue;
    std::size_t end = text.sentence(begin).end;
    while (end < text.all().size() && text.all()[end - 1] == ';') end = text.sentence(end).end;
    const std::size_t stop = text.cut(begin, end);
    end = end_of_quotation(text, begin, stop);
    if (text.content({begin, end}) < least_content) continue;
    found.reject(cue, {begin, end});
    // Behind a quotation may stand its reason, or the next thing that is wrong.
    if (text.content({end, stop}) >= least_content) found.add(Manner::reported, {}, {end, stop});
  }
}

bool opens_line(const StanceText& text, Range cue) {
  const Range line = {text.line_begin(cue.begin), text.line_end(cue.end)};
  return text.patterns().title.starts(text.part(cue)) && text.content({line.begin, cue.begin}) < 2 &&
         text.content({cue.end, line.end}) >= least_reported;
}

void reject_titled(const StanceText& text, Range cue, StanceFindings& found) {
  constexpr std::size_t few_words = 40;
  const std::size_t begin = cue.end + (text.all().substr(cue.end).starts_with("。") ? 3 : 1);
  if (begin >= text.all().size()) return;
  std::size_t end = text.sentence(begin).end;
  if (end - begin < few_words && end < text.line_end(begin)) end = text.sentence(end).end;
  found.reject(cue, {begin, text.cut(begin, end)});
}

}  // namespace grader::answers
