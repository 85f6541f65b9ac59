// SPDX-License-Identifier: MIT
// What a student said in words, and what was made of it: points, findings, hard fails.
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "grader/report/answer_feedback.hpp"
#include "grader/report/points_text.hpp"
#include "grader/report/writing.hpp"

namespace grader::report {
namespace {

constexpr std::size_t comment_cap_bytes = 2000;
constexpr std::size_t name_cap_bytes = 120;

/// He would read what only may be meant as a verdict.
bool is_only_to_be_read(const Writing& writing, const HardFail& hard_fail) {
  return !writing.for_instructor() && waits_for_a_person(hard_fail, writing.grade);
}

Sentence basis_of(const QuestionMark& mark) {
  if (mark.basis == "automatic") return Sentence::basis_automatic;
  if (mark.basis == "manual") return Sentence::basis_manual;
  return mark.basis == "unmarked" ? Sentence::basis_unmarked : Sentence::basis_missing;
}

std::string standing_of(Writing& writing, const HardFail& hard_fail) {
  const std::string marker = escape_capped(hard_fail.marker, Lines::one, name_cap_bytes);
  switch (hard_fail.decision) {
    case Decision::confirmed:
      return writing.words(Sentence::confirmed, {marker});
    case Decision::lifted:
      return writing.words(Sentence::lifted, {marker});
    case Decision::open:
      break;
  }
  if (is_only_to_be_read(writing, hard_fail)) return "";  // the sentence says so
  if (hard_fail.certainty == Certainty::suspected) return writing.words(Sentence::suspected);
  // What code established needs no word.
  if (hard_fail.where == "code") return "";
  const bool waits = waits_for_a_person(hard_fail, writing.grade);
  return writing.words(waits ? Sentence::established_waits : Sentence::established);
}

void write_hard_fail(Writing& writing, const HardFail& hard_fail) {
  const bool lifted = hard_fail.decision == Decision::lifted;
  const bool waits = waits_for_a_person(hard_fail, writing.grade);
  const std::string standing = standing_of(writing, hard_fail);
  std::string text = hard_fail_text(writing, hard_fail);
  if (!standing.empty()) text += " [" + standing + "]";
  const Style style = lifted ? Style::faint : waits ? Style::warning : Style::bad;
  writing.page.paragraph(4, text, style, lifted ? "- " : waits ? "? " : "✗ ");
  writing.page.paragraph(6, evidence_text(writing, hard_fail.evidence), Style::faint);
  if (hard_fail.quote.empty()) return;
  const std::string quote = writing.quote(hard_fail.quote);
  writing.page.paragraph(6, writing.words(Sentence::said, {quote}), Style::faint);
}

/// What costs points is found, too, and must not look like a thing done well.
std::string_view sign_of(FoundConcept::Bearing bearing) {
  switch (bearing) {
    case FoundConcept::Bearing::earns:
      return "+ ";
    case FoundConcept::Bearing::costs:
      return "✗ ";
    case FoundConcept::Bearing::neither:
      break;
  }
  return "· ";
}

/// For an instructor: what was found, and what is not there.
void write_findings(Writing& writing, const QuestionMark& mark) {
  for (const FoundConcept& found : mark.concepts) {
    const std::string quote = writing.quote(found.quote);
    writing.page.paragraph(6, writing.words(Sentence::concept_found, {writing.words(found.title), quote}),
                           Style::plain, sign_of(found.bearing));
  }
  for (const MissingConcept& missing : mark.missing) {
    if (missing.title.empty()) continue;
    const std::string text = writing.words(Sentence::concept_missing, {writing.words(missing.title)});
    writing.page.paragraph(6, text, Style::plain, "- ");
  }
}

void write_marker(Writing& writing, const QuestionMark& mark) {
  if (!mark.marker.empty() && writing.for_instructor()) {
    const std::string marker = escape_capped(mark.marker, Lines::one, name_cap_bytes);
    const std::string date = escape_capped(mark.marked_at, Lines::one, name_cap_bytes);
    writing.page.paragraph(4, writing.words(Sentence::marked_by, {marker, date}), Style::faint);
  }
  if (mark.comment.empty()) return;
  const std::string comment = escape_capped(mark.comment, Lines::many, comment_cap_bytes);
  writing.page.paragraph(4, writing.words(Sentence::marker_says, {comment}));
}

void write_question(Writing& writing, const QuestionMark& mark) {
  const std::string id = escape(mark.id, Lines::one);
  const std::string points = points_text(mark.low, mark.high);
  const std::string possible = points_text(mark.possible);
  const std::string reason = writing.words(writing.for_instructor() ? mark.reason : reason_for_student(mark));
  const bool is_marked = mark.basis == "automatic" || mark.basis == "manual";
  if (!is_marked && !reason.empty()) {
    writing.page.paragraph(2, writing.words(Sentence::question_open, {id, points, possible, reason}));
  } else {
    std::string basis = writing.words(basis_of(mark));
    if (mark.for_review) basis = writing.words(Sentence::for_review, {basis});
    writing.page.paragraph(2, writing.words(Sentence::question_points, {id, points, possible, basis}));
    writing.page.paragraph(4, reason, Style::faint);
  }
  if (writing.for_instructor()) {
    write_findings(writing, mark);
  } else {
    write_passages(writing, 4, mark);
    write_answer_feedback(writing, 4, mark, HintLevel::question);
  }
  write_marker(writing, mark);
}

/// A heading in red would say more than is known where all of it waits for a person.
void write_hard_fails_heading(Writing& writing, const std::vector<HardFail>& hard_fails) {
  if (!writing.for_instructor() && all_wait_for_a_person(hard_fails, writing.grade)) {
    writing.page.heading(writing.words(Sentence::heading_to_be_read), Style::warning);
    writing.page.paragraph(2, writing.words(Sentence::to_be_read_meaning));
    return;
  }
  writing.page.heading(writing.words(Sentence::heading_hard_fails), Style::bad);
  writing.page.paragraph(2, writing.words(Sentence::hard_fail_meaning));
}

/// More than a title.
bool says_something(std::string_view text) {
  while (!text.empty()) {
    if (text.front() != '#') return true;
    const std::size_t end = std::min(text.find('\n'), text.size() - 1);
    text.remove_prefix(end + 1);
  }
  return false;
}

}  // namespace

std::string hard_fail_text(const Writing& writing, const HardFail& hard_fail) {
  const bool in_code = hard_fail.where == "code";
  const std::string message = writing.words(hard_fail.message);
  const std::string where = escape(hard_fail.where, Lines::one);
  if (is_only_to_be_read(writing, hard_fail))
    return writing.words(in_code ? Sentence::to_be_read_in_code : Sentence::to_be_read_in_question,
                         {message, where});
  if (!writing.for_instructor())
    return writing.words(in_code ? Sentence::fails_in_code : Sentence::fails_in_question, {message, where});
  return writing.words(in_code ? Sentence::hard_fail_in_code : Sentence::hard_fail_in_question,
                       {escape(hard_fail.rule, Lines::one), message, where});
}

bool has_hints(const QuestionMark& mark) { return mark.low < mark.possible; }

std::string rescale_text(const Writing& writing) {
  const RescaleMark& rescale = writing.grade.rescale;
  const std::string detail = writing.words(rescale.detail);
  switch (rescale.state) {
    case RescaleMark::State::done:
      return writing.words(Sentence::rescale_done);
    case RescaleMark::State::missing:
      break;
    case RescaleMark::State::wrong:
      return writing.words(Sentence::rescale_wrong, {detail});
  }
  return writing.words(Sentence::rescale_missing, {detail});
}

void write_hard_fails(Writing& writing) {
  std::vector<HardFail> hard_fails = all_hard_fails(writing.grade);
  // A student finds it below his answer, without a name for what nobody has decided.
  if (!writing.for_instructor()) std::erase_if(hard_fails, is_open_passage);
  if (hard_fails.empty()) return;
  write_hard_fails_heading(writing, hard_fails);
  for (const HardFail& hard_fail : hard_fails) write_hard_fail(writing, hard_fail);
}

void write_questions(Writing& writing) {
  if (writing.grade.questions.empty()) return;
  writing.page.heading(writing.words(Sentence::heading_questions));
  for (const QuestionMark& mark : writing.grade.questions) write_question(writing, mark);
  const bool is_open = writing.grade.rescale.state == RescaleMark::State::missing;
  if (writing.grade.asks_rescale)
    writing.page.paragraph(2, rescale_text(writing), is_open ? Style::faint : Style::plain);
  if (!says_something(writing.grade.words_outside) || !writing.for_instructor()) return;
  const std::string words = writing.quote(writing.grade.words_outside);
  writing.page.paragraph(2, writing.words(Sentence::words_outside, {words}), Style::faint);
}

}  // namespace grader::report
