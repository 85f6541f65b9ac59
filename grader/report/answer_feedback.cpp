// SPDX-License-Identifier: MIT
#include "grader/report/answer_feedback.hpp"

#include <string>

namespace grader::report {
namespace {

bool is_decided(const QuestionMark& mark) { return mark.low == mark.high && !mark.for_review; }

void write_counted(Writing& writing, std::size_t indent, const QuestionMark& mark) {
  if (mark.counted.empty()) return;
  std::string quotes;
  for (const std::string& words : mark.counted) {
    const std::string quote = writing.quote(words);
    quotes += (quotes.empty() ? "" : " ") + writing.words(Sentence::one_quote, {quote});
  }
  writing.page.paragraph(indent, writing.words(Sentence::counted, {quotes}));
}

void write_slip(Writing& writing, std::size_t indent, const FoundSlip& slip) {
  const std::string quote = writing.quote(slip.quote);
  writing.page.paragraph(indent, writing.words(Sentence::not_so, {quote, writing.words(slip.message)}));
}

}  // namespace

bool is_open_passage(const HardFail& found) {
  return found.where != "code" && found.decision == Decision::open && found.certainty == Certainty::suspected;
}

Text reason_for_student(const QuestionMark& mark) {
  const bool tells_what_lacks = mark.basis == "automatic" && is_decided(mark) && has_hints(mark);
  return tells_what_lacks ? Text{} : mark.reason;
}

void write_passages(Writing& writing, std::size_t indent, const QuestionMark& mark) {
  for (const HardFail& found : mark.hard_fails) {
    if (!is_open_passage(found)) continue;
    const std::string quote = writing.quote(found.quote);
    writing.page.paragraph(indent, quote.empty() ? writing.words(Sentence::passage)
                                                 : writing.words(Sentence::passage_of, {quote}));
  }
}

void write_answer_feedback(Writing& writing, std::size_t indent, const QuestionMark& mark, HintLevel hints) {
  if (!has_hints(mark)) return;
  write_counted(writing, indent, mark);
  for (const FoundSlip& slip : mark.slips) write_slip(writing, indent, slip);
  if (hints < HintLevel::question) return;
  // What could not be read may hold what the hint asks for.
  const Sentence think = is_decided(mark) ? Sentence::think : Sentence::think_if_open;
  for (const MissingConcept& missing : mark.missing) {
    if (missing.hint.empty()) continue;
    writing.page.paragraph(indent, writing.words(think, {writing.words(missing.hint)}));
  }
}

}  // namespace grader::report
