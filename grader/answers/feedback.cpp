// SPDX-License-Identifier: MIT
#include "grader/answers/feedback.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

#include "grader/answers/hard_fails.hpp"
#include "grader/answers/points.hpp"

namespace grader::answers {
namespace {

constexpr std::size_t most_pieces = 6;
constexpr std::size_t longest_piece = 160;
constexpr std::size_t longest_slip = 240;
constexpr std::string_view blanks = " \t\r\n";

std::string on_one_line(std::string_view text) {
  std::string line;
  for (const char sign : text) {
    const bool blank = blanks.find(sign) != std::string_view::npos;
    if (!blank)
      line += sign;
    else if (!line.empty() && line.back() != ' ')
      line += ' ';
  }
  while (line.ends_with(' ')) line.pop_back();
  return line;
}

std::string without_stops(std::string_view text) {
  for (bool more = true; more;) {
    more = false;
    for (const std::string_view stop : {".", "。", ",", "，", ";", "；", ":", "：", "（", " (", " ", "　"}) {
      const bool behind = text.ends_with(stop);
      if (behind) text.remove_suffix(stop.size());
      const bool before = text.starts_with(stop);
      if (before) text.remove_prefix(stop.size());
      more = more || behind || before;
    }
  }
  return std::string(text);
}

std::string cut(std::string text, std::size_t most) {
  if (text.size() <= most) return text;
  while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80U) --most;
  return text.substr(0, most) + "…";
}

std::size_t sure(const std::vector<std::size_t>& concepts, const std::vector<ConceptFinding>& findings) {
  return static_cast<std::size_t>(std::ranges::count_if(
      concepts, [&](std::size_t index) { return findings[index].found == Found::yes; }));
}

/// The whole clauses: half a statement is none.
Range clauses_around(const Reading& reading, Range where) {
  const auto& clauses = reading.outline.clauses;
  const std::size_t first = reading.outline.clause_at(where.begin);
  const std::size_t last = reading.outline.clause_at(std::max(where.begin, where.end - 1));
  return {clauses[first].begin, clauses[last].end};
}

/// Single words tell a reader little; but beside the items of a ledger stand sizes, which count or not.
/// Without the words that reject it, a false conclusion would look like a true one.
Range readable(const Question& question, std::size_t index, Range where, const Reading& reading) {
  const Stance stance = question.concepts[index].stance;
  if (stance == Stance::rejected || stance == Stance::denied)
    if (const Range sentence = reading.outline.sentence_around(where); sentence.size() <= longest_piece)
      return sentence;
  if (question.itemises) return where;
  const Range whole = clauses_around(reading, where);
  return whole.size() <= longest_piece ? whole : where;
}

/// Where the words stand that make the first step hold that surely holds.
void add_words(const Question& question, const MarkRule& rule, const std::vector<ConceptFinding>& findings,
               const Reading& reading, std::vector<Range>& words) {
  if (points_of(rule, findings).low == Points{}) return;
  const auto step = std::ranges::find_if(
      rule.steps, [&](const MarkRule::Step& one) { return sure(one.concepts, findings) >= one.at_least; });
  if (step == rule.steps.end()) return;
  for (const std::size_t index : step->concepts)
    if (findings[index].found == Found::yes && !findings[index].where.empty())
      words.push_back(readable(question, index, findings[index].where, reading));
}

/// A list of names reads better as one piece than as one piece for each. A number between them stays out: it
/// may be one that did not count.
std::vector<Range> joined(std::vector<Range> words, const Reading& reading) {
  constexpr std::size_t near = 12;
  std::ranges::sort(words, {}, &Range::begin);
  std::vector<Range> pieces;
  for (const Range& word : words) {
    const std::size_t end = pieces.empty() ? 0 : pieces.back().end;
    const bool meets = !pieces.empty() && word.begin <= end;
    const bool next = !pieces.empty() && !meets && word.begin <= end + near &&
                      reading.text({end, word.begin}).find_first_of("\n0123456789") == std::string_view::npos;
    if (meets || next)
      pieces.back().end = std::max(end, word.end);
    else
      pieces.push_back(word);
  }
  return pieces;
}

std::string shown_words(const Reading& reading, Range where, std::size_t most) {
  return cut(without_stops(on_one_line(reading.normal.quote(where))), most);
}

bool is_plain(const Reading& reading, Range where) {
  if (where.empty()) return false;
  const auto covered = [&](Manner manner) { return reading.stances.covers(manner, {where}); };
  return !covered(Manner::negated) && !covered(Manner::asked) && !covered(Manner::attributed) &&
         !covered(Manner::withdrawn);
}

/// Plain words of the writer's own, as strictly as what fails the exercise.
std::optional<Range> claimed(const SlipRule& slip, const Question& question, const Reading& reading) {
  TextRule rule;
  rule.says = slip.frames;
  rule.unless = slip.unless;
  const std::optional<TextFail> found = said(rule, Belief::refuted, question, reading);
  return found ? std::optional(found->where) : std::nullopt;
}

}  // namespace

std::vector<std::string> counted_words(const Question& question, const std::vector<ConceptFinding>& findings,
                                       const Reading& reading) {
  std::vector<Range> words;
  for (const MarkRule& rule : question.marks) add_words(question, rule, findings, reading, words);
  std::vector<std::string> pieces;
  for (const Range& piece : joined(std::move(words), reading)) {
    std::string text = shown_words(reading, piece, longest_piece);
    if (text.empty() || std::ranges::find(pieces, text) != pieces.end()) continue;
    if (pieces.size() == most_pieces) break;
    pieces.push_back(std::move(text));
  }
  return pieces;
}

const Text& hint_of(const MarkRule& rule, const std::vector<ConceptFinding>& findings) {
  const auto fits = [&](const MarkRule::Aim& aim) {
    return sure(aim.when, findings) >= aim.at_least &&
           std::ranges::all_of(aim.without,
                               [&](std::size_t index) { return findings[index].found == Found::no; });
  };
  const auto aim = std::ranges::find_if(rule.aims, fits);
  return aim == rule.aims.end() ? rule.hint : aim->hint;
}

std::vector<FoundSlip> slips_of(const Question& question, const std::vector<ConceptFinding>& findings,
                                const Reading& reading) {
  std::vector<FoundSlip> slips;
  for (const SlipRule& rule : question.slips) {
    std::optional<Range> where = claimed(rule, question, reading);
    for (const std::size_t index : rule.when)
      if (!where && findings[index].found == Found::yes && is_plain(reading, findings[index].where))
        where = findings[index].where;
    if (where)
      slips.push_back(
          {rule.id, rule.message, shown_words(reading, clauses_around(reading, *where), longest_slip)});
  }
  return slips;
}

}  // namespace grader::answers
