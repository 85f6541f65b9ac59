// SPDX-License-Identifier: MIT
#include "grader/answers/stance_doubts.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace grader::answers {
namespace {

constexpr std::size_t longest_slip = 45;  ///< bytes that a correction without signs takes back
constexpr std::size_t longest_clause = 130;

/// Without a comma what follows from a condition stands in its clause: `if you own one you will …`.
std::size_t main_clause(const StanceText& text, std::size_t from, std::size_t end) {
  constexpr std::size_t shortest_condition = 10;
  for (const Range& word : text.patterns().consequence.find_all(text.part({from, std::max(from, end)})))
    if (word.begin >= shortest_condition) return from + word.begin;
  return end;
}

/// `With GB I mean 10^9 bytes` explains a word and corrects nothing.
bool explains(const StanceText& text, Range cue) {
  if (text.part(cue) != "i mean") return false;
  std::string_view before = text.part({text.clause(cue.begin).begin, cue.begin});
  before.remove_prefix(std::min(before.find_first_not_of(' '), before.size()));
  return before.starts_with("with ") || before.starts_with("by ");
}

/// `Were it so, two would do`: the writer says that it is not so, and neither is what would be.
Range what_would_be(const StanceText& text, Range cue, Range clause) {
  const std::string_view words = text.part({cue.begin, clause.end});
  const bool denies = words.find("were ") != words.npos || words.find("had ") != words.npos;
  const Range sentence = text.sentence(clause.begin);
  if (!denies || clause.end >= sentence.end) return {};
  const Range next = text.clause(clause.end);
  return text.part(next).find(" would ") == std::string_view::npos ? Range{} : next;
}

}  // namespace

void find_negations(const StanceText& text, StanceFindings& found) {
  const std::vector<Range> harmless = text.patterns().no_negator.find_all(text.all());
  const std::vector<Range> ends = text.patterns().negation_end.find_all(text.all());
  for (const Range& cue : text.patterns().negator.find_all(text.all())) {
    if (std::ranges::any_of(harmless, [&](Range other) { return other.meets(cue); })) continue;
    if (text.is_struck_out(cue)) continue;
    std::size_t end = text.clause(cue.begin).end;
    for (const Range& stop : ends)
      if (stop.begin > cue.end && stop.begin < end) end = stop.begin;
    found.add(Manner::negated, cue, {cue.end, end});
  }
}

void find_withdrawn(const StanceText& text, StanceFindings& found) {
  for (const Range& struck : text.struck_out()) found.add(Manner::withdrawn, {}, struck);
  std::size_t after = 0;
  for (const Range& cue : text.patterns().correction.find_all(text.all())) {
    if (cue.begin < after || explains(text, cue)) continue;
    after = cue.end + 12;
    const std::size_t begin = text.behind_letter(cue.begin);
    if (begin == 0) continue;
    // What one dictates has no signs: only its last words are taken back.
    const std::size_t from = text.clause(begin - 1).begin;
    const bool dictated = cue.begin > from + longest_clause;
    found.add(Manner::withdrawn, cue, {dictated ? cue.begin - longest_slip : from, cue.begin});
  }
}

void find_suppositions(const StanceText& text, StanceFindings& found) {
  for (const Range& cue : text.patterns().supposition.find_all(text.all())) {
    if (text.patterns().courtesy.starts(text.all().substr(cue.end))) continue;
    // The cue may begin with the sign that ends the sentence before.
    const Range clause = text.clause(cue.end - 1);
    found.add(Manner::supposed, cue, {cue.end, main_clause(text, cue.end, clause.end)});
    if (const Range next = what_would_be(text, cue, clause); !next.empty())
      found.add(Manner::supposed, cue, next);
    if (text.patterns().without.found_in(text.part({cue.begin, clause.end})) &&
        clause.end < text.sentence(clause.begin).end)
      found.add(Manner::reported, {}, text.clause(clause.end));
  }
}

}  // namespace grader::answers
