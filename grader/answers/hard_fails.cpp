// SPDX-License-Identifier: MIT
#include "grader/answers/hard_fails.hpp"

#include <algorithm>

#include "grader/answers/concepts.hpp"

namespace grader::answers {
namespace {

bool leaves_quotation_open(std::string_view before) {
  return std::count(before.begin(), before.end(), '"') % 2 == 1;
}

/// All of it stands in a quotation, or it is a line of a dialogue.
bool cited(const Reading& reading, const FrameMatch& match) {
  const auto spoken = [&](Range line) { return line.meets(match.whole()); };
  const auto in_quotation = [&](Range part) { return quoted(reading, part); };
  return std::ranges::any_of(reading.outline.spoken, spoken) ||
         std::ranges::all_of(match.parts, in_quotation);
}

bool doubtful(const Reading& reading, const FrameMatch& match) {
  const Range around = reading.outline.sentence_around(match.whole());
  const Stances& stances = reading.stances;
  const auto in_quotation = [&](Range part) { return quoted(reading, part); };
  return cited(reading, match) || std::ranges::any_of(match.parts, in_quotation) ||
         stances.covers(Manner::attributed, {around}) || stances.covers(Manner::asked, {around}) ||
         stances.covers(Manner::supposed, match.parts) || stances.covers(Manner::withdrawn, {around}) ||
         stances.covers(Manner::reported, {around});
}

/// What counts: anything that is not denied, what stands in no quotation, or only what the writer says
/// plainly.
enum class Voice { any, own, plain };

/// Most of it stands there: a phrase with a gap may begin at a word before.
bool stands_in(Range scope, Range match) {
  const Range common = {std::max(scope.begin, match.begin), std::min(scope.end, match.end)};
  return common.begin < common.end && common.size() * 2 >= match.size();
}

/// No rejection but the one that `trailing` belongs to is on it.
bool only_trails(const Reading& reading, const FrameMatch& match, const StanceSpan& trailing) {
  const Stances& stances = reading.stances;
  if (!stands_in(trailing.scope, match.whole()) || stances.covers(Manner::withdrawn, match.parts) ||
      stances.covers(Manner::negated, match.parts))
    return false;
  return std::ranges::none_of(stances.spans(), [&](const StanceSpan& span) {
    const auto meets = [&](Range part) { return span.scope.meets(part); };
    return span.manner == Manner::rejected && !(span.cue == trailing.cue) &&
           std::ranges::any_of(match.parts, meets);
  });
}

/// What is surely rejected is something that the question looks for, or it looks for nothing.
bool rejects_enough(const Question& question, const Reading& reading, const StanceSpan& trailing) {
  const bool ahead = trailing.scope.begin > trailing.cue.begin;
  const Range before =
      ahead ? Range{trailing.cue.begin, trailing.scope.begin} : Range{trailing.scope.end, trailing.cue.end};
  bool looks = false;
  for (const Concept& idea : question.concepts) {
    if (idea.unread || (idea.stance != Stance::rejected && idea.stance != Stance::denied)) continue;
    looks = true;
    for (const Frame& frame : idea.frames)
      for (const FrameMatch& found : match_frame(frame, reading))
        if (before.meets(found.whole())) return true;
  }
  return !looks;
}

/// `A does not follow, the total is still B`: B may be what the writer holds.
bool may_be_own_again(const Question& question, const Reading& reading, const FrameMatch& match) {
  return std::ranges::any_of(reading.stances.spans(), [&](const StanceSpan& span) {
    return span.manner == Manner::trailing && only_trails(reading, match, span) &&
           rejects_enough(question, reading, span);
  });
}

std::optional<TextFail> find(const std::vector<Frame>& frames, Voice voice, const TextRule& rule,
                             const Question& question, const Reading& reading) {
  std::optional<TextFail> best;
  for (const Frame& frame : frames)
    for (const FrameMatch& match : match_frame(frame, reading)) {
      const Claim claim = claim_of(match, reading, question);
      if (claim == Claim::none && !may_be_own_again(question, reading, match)) continue;
      if (lifted(rule, reading, match.whole())) continue;
      // `if the peak were the ledger`: nothing is said.
      if (reading.stances.covers_each(Manner::supposed, match.parts)) continue;
      const bool plain = claim == Claim::plain && !doubtful(reading, match);
      if (voice == Voice::plain && !plain) continue;
      if (voice == Voice::own && cited(reading, match)) continue;
      best = stronger(best, TextFail{plain ? Certainty::established : Certainty::suspected, match.whole()});
    }
  return best;
}

}  // namespace

bool applies(const TextRule& rule, const Question& question) {
  return rule.questions.empty() || std::ranges::find(rule.questions, question.id) != rule.questions.end();
}

bool quoted(const Reading& reading, Range words) {
  return leaves_quotation_open(reading.text({reading.outline.sentence_around(words).begin, words.begin}));
}

std::optional<TextFail> stronger(std::optional<TextFail> left, std::optional<TextFail> right) {
  if (!left) return right;
  if (!right || left->certainty == Certainty::established) return left;
  return right->certainty == Certainty::established ? right : left;
}

bool lifted(const TextRule& rule, const Reading& reading, Range where) {
  const Range around = reading.outline.sentence_around(where);
  for (const Frame& frame : rule.unless)
    for (const FrameMatch& veto : match_frame(frame, reading))
      if (around.meets(veto.whole())) return true;
  return false;
}

bool refuted(const TextRule& rule, const Reading& reading) {
  // The mark that closes a quotation may open the next sentence, so it is counted from the start.
  const auto cited_part = [&](Range part) { return leaves_quotation_open(reading.text({0, part.begin})); };
  return std::ranges::any_of(rule.refuted_by, [&](const Frame& frame) {
    return std::ranges::any_of(match_frame(frame, reading), [&](const FrameMatch& match) {
      return std::ranges::none_of(match.parts, cited_part);
    });
  });
}

std::optional<TextFail> said(const TextRule& rule, Belief belief, const Question& question,
                             const Reading& reading) {
  // Who knows better elsewhere only quotes, supposes or asks what sounds like a mistake.
  if (belief == Belief::refuted) return find(rule.says, Voice::plain, rule, question, reading);
  std::optional<TextFail> hint = find(rule.suggests, Voice::own, rule, question, reading);
  if (hint) hint->certainty = Certainty::suspected;
  return stronger(find(rule.says, Voice::any, rule, question, reading), hint);
}

}  // namespace grader::answers
