// SPDX-License-Identifier: MIT
#include "grader/answers/answer_reader.hpp"

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

#include "grader/answers/ledger_reading.hpp"
#include "grader/answers/normalise.hpp"
#include "grader/answers/set_lines.hpp"

namespace grader::answers {
namespace {

void collect(const std::vector<Frame>& frames, std::set<std::size_t>& words) {
  for (const Frame& frame : frames)
    for (const Frame::Part& part : frame.parts) words.insert(part.word);
}

/// The words that marking this question asks for.
std::vector<std::size_t> words_of(const Question& question, const AnswerLanguage& language) {
  std::set<std::size_t> words;
  for (const Concept& idea : question.concepts)
    for (const auto* frames :
         {&idea.frames, &idea.in_part, &idea.unlabelled, &idea.unless, &idea.doubts, &idea.cues})
      collect(*frames, words);
  for (const SlipRule& slip : question.slips)
    for (const auto* frames : {&slip.frames, &slip.unless}) collect(*frames, words);
  for (const TextRule& rule : language.rules)
    for (const auto* frames : {&rule.says, &rule.suggests, &rule.unless, &rule.refuted_by})
      collect(*frames, words);
  if (question.contrast_word) words.insert(*question.contrast_word);
  for (const std::size_t word : ledger_words(language)) words.insert(word);
  return {words.begin(), words.end()};
}

std::vector<std::vector<std::string>> phrases_of(const AnswerLanguage& language) {
  std::vector<std::vector<std::string>> sets;
  for (const Word& word : language.words) sets.push_back(word.phrases);
  for (const Word& word : language.words) sets.push_back(word.exceptions);
  return sets;
}

void doubt(Reading& reading, const std::vector<Range>& ranges) {
  reading.doubtful.insert(reading.doubtful.end(), ranges.begin(), ranges.end());
}

/// `14 + … = 112, that B holds is wrong`: the verdict is on B, and hardly on the list before it. What may be
/// the writer's own claim is not rejected, and read both ways.
void leave_claims(Reading& reading) {
  std::vector<StanceSpan> spans = reading.stances.spans();
  for (const StanceSpan& trailing : reading.stances.spans()) {
    if (trailing.manner != Manner::trailing) continue;
    for (StanceSpan& span : spans) {
      if (span.manner != Manner::rejected || !(span.cue == trailing.cue)) continue;
      if (span.scope.begin == trailing.scope.begin) span.scope.begin = trailing.scope.end;
      if (span.scope.end == trailing.scope.end) span.scope.end = trailing.scope.begin;
    }
    doubt(reading, {trailing.scope});
  }
  reading.stances = Stances(std::move(spans));
}

}  // namespace

AnswerReader::AnswerReader(const Exercise& exercise)
    : language_(exercise.answers), finder_(phrases_of(language_)) {
  for (const Question& question : exercise.questions) {
    words_[question.id] = words_of(question, language_);
    for (const std::string& text : question.texts)
      texts_[question.id].push_back(normalise(text, folding_).text);
  }
}

Reading AnswerReader::read(const Question& question, std::string_view verbatim) const {
  Reading reading;
  reading.normal = normalise(verbatim, folding_);
  reading.outline = outlines_.read(reading.text(), question.parts);
  reading.outline.lines = lines_as_set(reading.normal);
  reading.stances = stances_.read(reading.text(), reading.outline);
  reading.words = words_in(question, reading.text());
  withdraw_worthless(question, reading);
  return reading;
}

WordHits AnswerReader::words_in(const Question& question, std::string_view text) const {
  struct Known {
    std::vector<bool> asked = {};
    PhraseFinder::Candidates candidates = {};
  };
  const auto known = std::make_shared<Known>();
  known->asked.resize(language_.words.size());
  known->candidates = finder_.candidates_in(text);
  if (const auto words = words_.find(question.id); words != words_.end())
    for (const std::size_t word : words->second) known->asked[word] = true;
  return {known->asked.size(),
          [this, known](std::size_t word, std::string_view same) {
            return known->asked[word] ? hits_of(word, same, known->candidates) : std::vector<Range>();
          },
          [this, known](std::size_t word) {
            return known->asked[word] ? finder_.count_in(word, known->candidates) : 0;
          }};
}

std::vector<Range> AnswerReader::hits_of(std::size_t word, std::string_view text,
                                         const PhraseFinder::Candidates& candidates) const {
  std::vector<Range> hits = finder_.find_all(text, word, candidates);
  if (hits.empty()) return hits;
  const std::vector<Range> others = finder_.find_all(text, language_.words.size() + word, candidates);
  std::erase_if(hits, [&](Range hit) {
    return std::ranges::any_of(others, [&](Range other) { return other.holds(hit); });
  });
  return hits;
}

void AnswerReader::withdraw_worthless(const Question& question, Reading& reading) const {
  std::vector<StanceSpan> spans = reading.stances.spans();
  if (const auto known = texts_.find(question.id); known != texts_.end())
    for (const Range& copied : copied_sentences(known->second, reading))
      spans.push_back({Manner::withdrawn, {}, copied});
  for (const Range& plea : pleas_.found_in(reading)) spans.push_back({Manner::withdrawn, {}, plea});
  reading.stances = Stances(spans);
  const auto counted = question.itemises ? KeywordSoup::Counted::entries : KeywordSoup::Counted::words;
  for (const Range& found : soup_.found_in(reading, counted)) {
    if (KeywordSoup::is_list(reading, found))
      reading.doubtful.push_back(found);
    else
      spans.push_back({Manner::withdrawn, {}, found});
  }
  for (const Range& repeated : repeated_parts(reading)) spans.push_back({Manner::asked, {}, repeated});
  for (const Range& list : catch_all_lists(question, reading, soup_))
    spans.push_back({Manner::asked, {}, list});
  reading.stances = Stances(std::move(spans));
  doubt(reading, retractions_.jests_in(reading.text(), reading.outline));
  if (question.itemises && language_.ledger) {
    leave_claims(reading);
    doubt(reading, heaps_in(reading));
    find_retractions(reading);
  }
}

void AnswerReader::find_retractions(Reading& reading) const {
  std::vector<Range> items;
  for (const LedgerRule::Component& component : language_.ledger->components)
    if (!component.base)
      items.insert(items.end(), reading.hits(component.word).begin(), reading.hits(component.word).end());
  doubt(reading, retractions_.found_in(reading.text(), reading.outline, items,
                                       reading.hits_of(language_.ledger->foreign_word)));
  doubt(reading, items_only_asked(reading.text(), reading.outline, reading.stances, items));
}

}  // namespace grader::answers
