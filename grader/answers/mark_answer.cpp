// SPDX-License-Identifier: MIT
#include "grader/answers/mark_answer.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "grader/answers/concepts.hpp"
#include "grader/answers/feedback.hpp"
#include "grader/answers/hard_fails.hpp"
#include "grader/answers/ledger_reading.hpp"
#include "grader/answers/likeness.hpp"
#include "grader/answers/phrase_finder.hpp"
#include "grader/answers/phrases.hpp"
#include "grader/answers/points.hpp"
#include "grader/answers/quotes.hpp"
#include "grader/answers/reading.hpp"
#include "grader/answers/retractions.hpp"
#include "grader/answers/second_witness.hpp"
#include "grader/answers/shown.hpp"
#include "grader/answers/stuffing.hpp"
#include "grader/answers/units.hpp"
#include "grader/answers/worthless.hpp"

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

bool blank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == std::string_view::npos; }

}  // namespace

struct Marker::Compiled {
  explicit Compiled(const Exercise& exercise)
      : language(exercise.answers), likeness(exercise.answers.likeness), finder(phrases_of(language)) {
    for (const Question& question : exercise.questions) {
      words[question.id] = words_of(question, language);
      for (const std::string& text : question.texts)
        texts[question.id].push_back(normalise(text, folding).text);
    }
  }

  QuestionMark mark(const Question& question, std::string_view verbatim) const;

  Reading read(const Question& question, std::string_view verbatim) const {
    Reading reading;
    reading.normal = normalise(verbatim, folding);
    reading.outline = outlines.read(reading.text(), question.parts);
    reading.outline.lines = lines_as_set(reading.normal);
    reading.stances = stances.read(reading.text(), reading.outline);
    reading.hits.resize(language.words.size());
    const PhraseFinder::Candidates candidates = finder.candidates_in(reading.text());
    if (const auto asked = words.find(question.id); asked != words.end())
      for (const std::size_t word : asked->second)
        reading.hits[word] = hits_of(word, reading.text(), candidates);
    withdraw_worthless(question, reading);
    return reading;
  }

  std::vector<Range> hits_of(std::size_t word, std::string_view text,
                             const PhraseFinder::Candidates& candidates) const {
    std::vector<Range> hits = finder.find_all(text, candidates[word]);
    if (hits.empty()) return hits;
    const std::vector<Range> others = finder.find_all(text, candidates[language.words.size() + word]);
    std::erase_if(hits, [&](Range hit) {
      return std::ranges::any_of(others, [&](Range other) { return other.holds(hit); });
    });
    return hits;
  }

  void withdraw_worthless(const Question& question, Reading& reading) const {
    std::vector<StanceSpan> spans = reading.stances.spans();
    if (const auto known = texts.find(question.id); known != texts.end())
      for (const Range& copied : copied_sentences(known->second, reading))
        spans.push_back({Manner::withdrawn, {}, copied});
    for (const Range& plea : pleas.found_in(reading)) spans.push_back({Manner::withdrawn, {}, plea});
    reading.stances = Stances(spans);
    const auto counted = question.itemises ? KeywordSoup::Counted::entries : KeywordSoup::Counted::words;
    for (const Range& found : soup.found_in(reading, counted)) {
      if (KeywordSoup::is_list(reading, found))
        reading.doubtful.push_back(found);
      else
        spans.push_back({Manner::withdrawn, {}, found});
    }
    for (const Range& repeated : repeated_parts(reading)) spans.push_back({Manner::asked, {}, repeated});
    for (const Range& list : catch_all_lists(question, reading, soup))
      spans.push_back({Manner::asked, {}, list});
    reading.stances = Stances(std::move(spans));
    doubt(reading, retractions.jests_in(reading.text(), reading.outline));
    if (question.itemises && language.ledger) {
      doubt(reading, heaps_in(reading));
      find_retractions(reading);
    }
  }

  static void doubt(Reading& reading, const std::vector<Range>& ranges) {
    reading.doubtful.insert(reading.doubtful.end(), ranges.begin(), ranges.end());
  }

  void find_retractions(Reading& reading) const {
    std::vector<Range> items;
    for (const LedgerRule::Component& component : language.ledger->components)
      if (!component.base)
        items.insert(items.end(), reading.hits[component.word].begin(), reading.hits[component.word].end());
    doubt(reading, retractions.found_in(reading.text(), reading.outline, items,
                                        reading.hits_of(language.ledger->foreign_word)));
    doubt(reading, items_only_asked(reading.text(), reading.outline, reading.stances, items));
  }

  AnswerLanguage language;
  LikenessReader likeness;
  PhraseFinder finder;  ///< first of all words, then of their exceptions
  formats::Folding folding = {};
  OutlineReader outlines = {};
  StanceReader stances = {};
  KeywordSoup soup = {};
  Pleas pleas = {};
  Retractions retractions = {};
  std::map<std::string, std::vector<std::size_t>> words = {};
  std::map<std::string, std::vector<std::string>> texts = {};
};

namespace {

void add_points(const Question& question, const std::vector<ConceptFinding>& findings, QuestionMark& mark) {
  for (const MarkRule& rule : question.marks) {
    const PointsRange points = points_of(rule, findings);
    mark.low += points.low;
    mark.high += points.high;
    Points best{};
    for (const MarkRule::Step& step : rule.steps) best = std::max(best, step.points);
    if (points.low < best) mark.missing.push_back({rule.id, rule.title, hint_of(rule, findings)});
  }
}

void add_concepts(const Question& question, const std::vector<ConceptFinding>& findings,
                  const Reading& reading, QuestionMark& mark) {
  for (std::size_t index = 0; index < findings.size(); ++index)
    if (findings[index].found == Found::yes)
      mark.concepts.push_back({question.concepts[index].id, question.concepts[index].title,
                               cut_quote(reading.normal.quote(findings[index].where)),
                               bearing_of(index, question.marks)});
}

Text reason_of(const QuestionMark& mark, bool cut) {
  if (cut)
    return {"答案太长，程序只读了开头，由老师来看。",
            "The answer is long and the program read only its beginning; a person will read it."};
  if (mark.for_review || mark.low != mark.high)
    return {"有些话程序拿不准是什么意思，由老师来看。",
            "The program is not sure how some of the words are meant; a person will read them."};
  if (mark.low == mark.possible) return {"要点齐全。", "Every point is there."};
  if (mark.missing.empty()) return {};
  Text reason = {"缺少：", "Missing: "};
  for (std::size_t index = 0; index < mark.missing.size(); ++index) {
    reason.zh += (index ? "；" : "") + mark.missing[index].title.zh;
    reason.en += (index ? "; " : "") + mark.missing[index].title.en;
  }
  reason.zh += "。";
  reason.en += ".";
  return reason;
}

void judge(const AnswerLanguage& language, const Question& question, const Reading& reading,
           QuestionMark& mark) {
  const LedgerFinding ledger = read_ledger(language, question, reading);
  std::vector<ConceptFinding> findings = find_concepts(question, reading);
  for (std::size_t index = 0; index < findings.size(); ++index)
    if (const auto found = ledger.concepts.find(question.concepts[index].id);
        found != ledger.concepts.end() && found->second.found > findings[index].found)
      findings[index] = found->second;
  mark.basis = "automatic";
  add_points(question, findings, mark);
  mark.for_review = reading.normal.cut || mark.low != mark.high;
  add_concepts(question, findings, reading, mark);
  if (mark.low < mark.possible) {
    mark.counted = counted_words(question, findings, reading);
    mark.slips = slips_of(question, findings, reading);
  }
  for (const TextRule& rule : language.rules) {
    if (!applies(rule, question)) continue;
    const bool knows = refuted(rule, reading) || (rule.ledger_incomplete && ledger.complete);
    std::optional<TextFail> fail = said(rule, knows ? Belief::refuted : Belief::open, question, reading);
    // Who sizes every state in a right sum does not plainly leave one out.
    if (rule.ledger_incomplete && ledger.complete && fail) fail->certainty = Certainty::suspected;
    if (rule.ledger_incomplete) fail = stronger(fail, ledger.incomplete);
    if (rule.units_confused) {
      std::optional<TextFail> units = units_confused(language, reading, question, rule);
      if (knows && units && units->certainty == Certainty::suspected) units.reset();
      fail = stronger(fail, units);
    }
    if (fail)
      mark.hard_fails.push_back({.rule = rule.id,
                                 .message = rule.message,
                                 .certainty = fail->certainty,
                                 .where = question.id,
                                 .evidence = {},
                                 .quote = cut_quote(reading.normal.quote(fail->where))});
  }
}

/// What only one of two readings finds is not certain.
void join(QuestionMark& mark, const QuestionMark& other) {
  if (other.low < mark.low) mark.counted = other.counted;
  std::erase_if(mark.slips, [&](const FoundSlip& slip) {
    return std::ranges::none_of(other.slips, [&](const FoundSlip& same) { return same.id == slip.id; });
  });
  mark.low = std::min(mark.low, other.low);
  mark.high = std::max(mark.high, other.high);
  mark.for_review = mark.for_review || other.for_review || mark.low != mark.high;
  const auto same = [](const HardFail& one) {
    return [&](const HardFail& fail) { return fail.rule == one.rule; };
  };
  for (HardFail& fail : mark.hard_fails) {
    const auto there = std::ranges::find_if(other.hard_fails, same(fail));
    if (there == other.hard_fails.end() || there->certainty == Certainty::suspected)
      fail.certainty = Certainty::suspected;
  }
  for (HardFail fail : other.hard_fails) {
    if (std::ranges::any_of(mark.hard_fails, same(fail))) continue;
    fail.certainty = Certainty::suspected;
    mark.hard_fails.push_back(std::move(fail));
  }
}

/// Words that no reader sees never decide; where they would have, a person looks.
void doubt_hidden(const QuestionMark& with_hidden, QuestionMark& mark) {
  const auto same_rule = [](const HardFail& left, const HardFail& right) { return left.rule == right.rule; };
  const bool same = mark.low == with_hidden.low && mark.high == with_hidden.high &&
                    std::ranges::equal(mark.hard_fails, with_hidden.hard_fails, same_rule);
  if (same) return;
  if (with_hidden.low < mark.low) mark.counted.clear();
  mark.low = std::min(mark.low, with_hidden.low);
  mark.high = std::max(mark.high, with_hidden.high);
  mark.for_review = true;
  if (mark.basis == "missing") mark.basis = "unmarked";
  mark.reason = {"有些文字在页面上看不见（注释、链接定义、图片说明等），不计分，由老师来看。",
                 "Some words are invisible on the page (comments, link definitions, words of pictures); they "
                 "earn nothing by themselves, and a person has to look."};
}

}  // namespace

Marker::Marker(const Exercise& exercise) : compiled_(std::make_unique<Compiled>(exercise)) {}
Marker::Marker(Marker&&) noexcept = default;
Marker& Marker::operator=(Marker&&) noexcept = default;
Marker::~Marker() = default;

QuestionMark Marker::mark(const Question& question, std::string_view verbatim) const {
  const Shown seen = shown(verbatim);
  QuestionMark mark = compiled_->mark(question, seen.text);
  if (seen.hides) doubt_hidden(compiled_->mark(question, verbatim), mark);
  return mark;
}

QuestionMark Marker::Compiled::mark(const Question& question, std::string_view verbatim) const {
  QuestionMark mark;
  mark.id = question.id;
  mark.possible = question.points;
  if (blank(verbatim)) {
    mark.reason = {"没有作答。", "No answer."};
    return mark;
  }
  if (question.marks.empty()) {
    mark.high = question.points;
    mark.basis = "unmarked";
    mark.for_review = true;
    return mark;
  }
  Reading reading = read(question, verbatim);
  judge(language, question, reading, mark);
  if (!reading.doubtful.empty()) {
    std::vector<StanceSpan> spans = reading.stances.spans();
    for (const Range& doubtful : reading.doubtful) spans.push_back({Manner::withdrawn, {}, doubtful});
    reading.stances = Stances(std::move(spans));
    QuestionMark other = mark;
    other.low = other.high = {};
    other.missing.clear();
    other.concepts.clear();
    other.counted.clear();
    other.slips.clear();
    other.hard_fails.clear();
    judge(language, question, reading, other);
    join(mark, other);
  }
  hear_second_witness(likeness, language, question, reading, mark);
  mark.reason = reason_of(mark, reading.normal.cut);
  return mark;
}

std::vector<std::string> Marker::phrases(const Question& question, std::string_view verbatim) const {
  return phrases_of(compiled_->read(question, shown(verbatim).text));
}

}  // namespace grader::answers
