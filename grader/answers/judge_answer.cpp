// SPDX-License-Identifier: MIT
#include "grader/answers/judge_answer.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "grader/answers/concepts.hpp"
#include "grader/answers/feedback.hpp"
#include "grader/answers/hard_fails.hpp"
#include "grader/answers/ledger_reading.hpp"
#include "grader/answers/points.hpp"
#include "grader/answers/quotes.hpp"
#include "grader/answers/units.hpp"

namespace grader::answers {
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

/// Of what the words say of a concept and what the ledger says, the surer finding.
std::vector<ConceptFinding> findings_of(const Question& question, const Reading& reading,
                                        const LedgerFinding& ledger) {
  std::vector<ConceptFinding> findings = find_concepts(question, reading);
  for (std::size_t index = 0; index < findings.size(); ++index)
    if (const auto found = ledger.concepts.find(question.concepts[index].id);
        found != ledger.concepts.end() && found->second.found > findings[index].found)
      findings[index] = found->second;
  return findings;
}

/// What the rule finds in the answer.
std::optional<TextFail> fail_of(const TextRule& rule, const AnswerLanguage& language,
                                const Question& question, const Reading& reading,
                                const LedgerFinding& ledger) {
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
  return fail;
}

void add_hard_fails(const AnswerLanguage& language, const Question& question, const Reading& reading,
                    const LedgerFinding& ledger, QuestionMark& mark) {
  for (const TextRule& rule : language.rules) {
    if (!applies(rule, question)) continue;
    const std::optional<TextFail> fail = fail_of(rule, language, question, reading, ledger);
    if (fail)
      mark.hard_fails.push_back({.rule = rule.id,
                                 .message = rule.message,
                                 .certainty = fail->certainty,
                                 .where = question.id,
                                 .evidence = {},
                                 .quote = cut_quote(reading.normal.quote(fail->where))});
  }
}

}  // namespace

void judge(const AnswerLanguage& language, const Question& question, const Reading& reading,
           QuestionMark& mark) {
  const LedgerFinding ledger = read_ledger(language, question, reading);
  const std::vector<ConceptFinding> findings = findings_of(question, reading, ledger);
  mark.basis = "automatic";
  add_points(question, findings, mark);
  mark.for_review = reading.normal.cut || mark.low != mark.high;
  add_concepts(question, findings, reading, mark);
  if (mark.low < mark.possible) {
    mark.counted = counted_words(question, findings, reading);
    mark.slips = slips_of(question, findings, reading);
  }
  add_hard_fails(language, question, reading, ledger, mark);
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

}  // namespace grader::answers
