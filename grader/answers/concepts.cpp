// SPDX-License-Identifier: MIT
#include "grader/answers/concepts.hpp"

#include <algorithm>
#include <optional>

namespace grader::answers {
namespace {

bool word_in(const std::optional<std::size_t>& word, const Reading& reading, Range where) {
  return word && std::ranges::any_of(reading.hits(*word), [&](Range hit) { return where.meets(hit); });
}

class ConceptSearch {
 public:
  ConceptSearch(const Question& question, const Reading& reading)
      : question_(question), reading_(reading), findings_(question.concepts.size()) {}

  std::vector<ConceptFinding> run() {
    for (std::size_t index = 0; index < findings_.size(); ++index) find(index);
    for (std::size_t index = 0; index < findings_.size(); ++index)
      if (question_.concepts[index].unread) find_unread(index);
    for (std::size_t index = 0; index < findings_.size(); ++index) follow_cues(index);
    return std::move(findings_);
  }

 private:
  Range sentence(const FrameMatch& match) const { return reading_.outline.sentence_around(match.whole()); }

  bool vetoed(const Concept& idea, const FrameMatch& match) const {
    const Range around = sentence(match);
    for (const Frame& frame : idea.unless)
      for (const FrameMatch& veto : match_frame(frame, reading_))
        if (around.meets(veto.whole())) return true;
    return false;
  }

  bool in_own_part(const Concept& idea, const FrameMatch& match) const {
    return std::ranges::any_of(reading_.outline.parts, [&](const LabelledPart& part) {
      return idea.part && part.index == *idea.part && part.range.holds(match.whole().begin);
    });
  }

  /// A remark behind the last part may be about anything.
  Found certainty_of(const Concept& idea, const FrameMatch& match) const {
    const bool sure = std::ranges::any_of(reading_.outline.parts, [&](const LabelledPart& part) {
      return idea.part && part.index == *idea.part && match.whole().begin < part.surely;
    });
    return sure ? Found::yes : Found::maybe;
  }

  bool has_own_part(const Concept& idea) const {
    return std::ranges::any_of(reading_.outline.parts, [&](const LabelledPart& part) {
      return idea.part && part.index == *idea.part;
    });
  }

  bool rejects(const Concept& idea) const {
    return !idea.unread && (idea.stance == Stance::rejected || idea.stance == Stance::denied);
  }
  /// Words that a rejected concept looks for stand there.
  bool names_foreseen(Range where) const {
    return std::ranges::any_of(question_.concepts, [&](const Concept& idea) {
      return rejects(idea) && meets_any(idea.frames, where);
    });
  }

  /// No verdict in plain words is on it, and one is on something else that is looked for.
  bool judged_elsewhere(const FrameMatch& match) const {
    bool elsewhere = false;
    for (const StanceSpan& span : reading_.stances.spans()) {
      if (span.manner != Manner::rejected || span.cue.empty()) continue;
      if (span.scope.meets(match.whole())) return false;
      elsewhere = elsewhere || names_foreseen(span.scope);
    }
    return elsewhere;
  }

  Found judge(const Concept& idea, const FrameMatch& match) const {
    if (idea.stance == Stance::mentioned) return Found::yes;
    const Claim claim = claim_of(match, reading_, question_);
    if (idea.stance == Stance::asserted)
      return claim == Claim::plain ? Found::yes : claim == Claim::unclear ? Found::maybe : Found::no;
    const Stances& stances = reading_.stances;
    if (stances.covers_each(Manner::rejected, match.parts))
      return judged_elsewhere(match) ? Found::maybe : Found::yes;
    if (idea.stance == Stance::denied && stances.covers(Manner::negated, match.parts)) return Found::yes;
    // What others say is told to be judged; the verdict may be in words that nobody foresaw.
    const bool told = stances.covers(Manner::attributed, match.parts);
    return told && !judged_elsewhere(match) ? Found::maybe : Found::no;
  }

  void take(std::size_t index, const std::vector<Frame>& frames, bool own_part_only) {
    const Concept& idea = question_.concepts[index];
    for (const Frame& frame : frames)
      for (const FrameMatch& match : match_frame(frame, reading_)) {
        if (own_part_only && !in_own_part(idea, match)) continue;
        const bool elsewhere = !own_part_only && has_own_part(idea) && !in_own_part(idea, match);
        const Found found = std::min(judge(idea, match), own_part_only ? certainty_of(idea, match)
                                                         : elsewhere   ? Found::maybe
                                                                       : Found::yes);
        if (found <= findings_[index].found || vetoed(idea, match)) continue;
        findings_[index] = {found, match.whole()};
        if (found == Found::yes) return;
      }
  }

  /// The writer claims something that may be his real reason.
  bool doubted(const Concept& idea, bool labelled) const {
    for (const Frame& frame : idea.doubts)
      for (const FrameMatch& match : match_frame(frame, reading_))
        if ((!labelled || in_own_part(idea, match)) && claim_of(match, reading_, question_) != Claim::none)
          return true;
    return false;
  }

  void find(std::size_t index) {
    const Concept& idea = question_.concepts[index];
    if (idea.unread) return;
    take(index, idea.frames, false);
    const bool labelled = has_own_part(idea);
    if (findings_[index].found != Found::yes)
      take(index, labelled ? idea.in_part : idea.unlabelled, labelled);
    if (findings_[index].found == Found::yes && doubted(idea, labelled))
      findings_[index].found = Found::maybe;
  }

  bool meets_any(const std::vector<Frame>& frames, Range where) const {
    return std::ranges::any_of(frames, [&](const Frame& frame) {
      return std::ranges::any_of(match_frame(frame, reading_),
                                 [&](const FrameMatch& match) { return where.meets(match.whole()); });
    });
  }

  /// What is rejected here is what another concept looks for.
  bool foreseen(Range rejected) const {
    for (std::size_t other = 0; other < findings_.size(); ++other) {
      const Concept& idea = question_.concepts[other];
      if (rejects(idea) && findings_[other].found != Found::no && meets_any(idea.frames, rejected))
        return true;
    }
    return false;
  }

  /// A rejection that no other rejected concept explains says something that nobody foresaw.
  void find_unread(std::size_t index) {
    constexpr std::size_t says_nothing = 6;
    const Concept& idea = question_.concepts[index];
    for (const StanceSpan& span : reading_.stances.spans()) {
      // What is only quoted and argued against is often no answer at all.
      if (span.manner != Manner::rejected || span.cue.empty()) continue;
      if (reading_.stances.covers(Manner::withdrawn, {span.cue})) continue;
      if (span.scope.size() <= says_nothing || foreseen(span.scope)) continue;
      if (meets_any(idea.unless, span.scope)) continue;
      if (!idea.frames.empty() && !meets_any(idea.frames, span.scope)) continue;
      const bool surely =
          meets_any(idea.cues, span.cue) && !reading_.stances.covers(Manner::withdrawn, {span.scope});
      const Found found = surely ? Found::yes : Found::maybe;
      if (found > findings_[index].found) findings_[index] = {found, span.scope};
    }
  }

  /// Something was found in the clause, or in what the clause rejects.
  bool explained(Range clause) const {
    const auto here = [&](Range where) {
      return clause.meets(where) ||
             std::ranges::any_of(reading_.stances.spans(), [&](const StanceSpan& span) {
               return span.manner == Manner::rejected && clause.meets(span.cue) && span.scope.meets(where);
             });
    };
    const bool found = std::ranges::any_of(findings_, [&](const ConceptFinding& finding) {
      return finding.found == Found::yes && here(finding.where);
    });
    return found || rejects_again(clause);
  }

  /// The clause rejects once more what a concept surely found: `nor does it follow that …`.
  bool rejects_again(Range clause) const {
    return std::ranges::any_of(reading_.stances.spans(), [&](const StanceSpan& span) {
      if (span.manner != Manner::rejected || span.cue.empty() || !clause.meets(span.cue)) return false;
      for (std::size_t other = 0; other < findings_.size(); ++other)
        if (findings_[other].found == Found::yes && rejects(question_.concepts[other]) &&
            meets_any(question_.concepts[other].frames, span.scope))
          return true;
      return false;
    });
  }

  void follow_cues(std::size_t index) {
    if (findings_[index].found != Found::no || question_.concepts[index].unread) return;
    for (const Frame& frame : question_.concepts[index].cues)
      for (const FrameMatch& match : match_frame(frame, reading_)) {
        const Concept& idea = question_.concepts[index];
        if (has_own_part(idea) && !in_own_part(idea, match)) continue;
        const Range clause = reading_.outline.clauses[reading_.outline.clause_at(match.whole().begin)];
        if (explained(clause) || vetoed(idea, match)) continue;
        if (reading_.stances.covers(Manner::withdrawn, match.parts)) continue;
        // A plain `not` may be meant as a rejection.
        const Stances& stances = reading_.stances;
        if (idea.stance == Stance::rejected && !stances.covers(Manner::negated, match.parts) &&
            !stances.covers(Manner::rejected, match.parts))
          continue;
        findings_[index] = {Found::maybe, match.whole()};
        return;
      }
  }

  const Question& question_;
  const Reading& reading_;
  std::vector<ConceptFinding> findings_;
};

}  // namespace

Claim claim_of(const FrameMatch& match, const Reading& reading, const Question& question) {
  const Stances& stances = reading.stances;
  if (stances.covers(Manner::withdrawn, match.parts)) return Claim::none;
  if (stances.covers(Manner::rejected, match.parts)) return Claim::none;
  if (stances.covers(Manner::negated, match.parts)) {
    const Range clause = reading.outline.clauses[reading.outline.clause_at(match.whole().begin)];
    return word_in(question.contrast_word, reading, clause) ? Claim::plain : Claim::none;
  }
  const bool unclear =
      stances.covers(Manner::attributed, match.parts) || stances.covers(Manner::asked, match.parts);
  return unclear ? Claim::unclear : Claim::plain;
}

std::vector<ConceptFinding> find_concepts(const Question& question, const Reading& reading) {
  return ConceptSearch(question, reading).run();
}

}  // namespace grader::answers
