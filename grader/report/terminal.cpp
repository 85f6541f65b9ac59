// SPDX-License-Identifier: MIT
// The report in the order people ask: passed or not, what rules that out, where the points went, what now.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "grader/report/answer_feedback.hpp"
#include "grader/report/device.hpp"
#include "grader/report/points_text.hpp"
#include "grader/report/report.hpp"
#include "grader/report/writing.hpp"

namespace grader::report {
namespace {

constexpr std::size_t id_cap_bytes = 120;
constexpr std::size_t value_cap_bytes = 200;
constexpr std::size_t reason_cap_bytes = 2000;

Sentence name_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::pass:
      return Sentence::verdict_pass;
    case Verdict::fail:
      return Sentence::verdict_fail;
    case Verdict::undecided:
      break;
  }
  return Sentence::verdict_undecided;
}

Style style_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::pass:
      return Style::good;
    case Verdict::fail:
      return Style::bad;
    case Verdict::undecided:
      break;
  }
  return Style::warning;
}

void write_not_graded(Writing& writing, const std::string& id) {
  const Grade& grade = writing.grade;
  writing.page.verbatim(0, writing.words(Sentence::headline_not_graded, {id}), Style::bad);
  // Our own words, but they may carry what a program of the student said: they count as his.
  const std::string reason = writing.student.show(grade.not_graded_reason, Lines::many, reason_cap_bytes);
  writing.page.paragraph(2, writing.words(Sentence::not_graded_reason, {reason}), Style::bad);
  if (!grade.not_graded_hint.empty()) {
    const std::string hint = escape_capped(grade.not_graded_hint, Lines::many, reason_cap_bytes);
    writing.page.paragraph(2, writing.words(Sentence::not_graded_mend, {hint}));
  }
  writing.page.paragraph(2, writing.words(Sentence::not_graded_whose_trouble));
}

/// Of an undecided grade. What only words suggest has no name for the student, not even that of its kind.
void write_what_waits(Writing& writing) {
  std::vector<HardFail> waiting = all_hard_fails(writing.grade);
  std::erase_if(waiting, [](const HardFail& hard_fail) { return hard_fail.decision != Decision::open; });
  if (waiting.empty()) return;
  const bool only_passages = std::ranges::all_of(waiting, is_open_passage);
  const Sentence for_student = only_passages ? Sentence::open_passage : Sentence::open_place;
  writing.page.paragraph(2, writing.words(writing.for_instructor() ? Sentence::open_suspicion : for_student));
}

void write_headline(Writing& writing, const std::string& id) {
  const Grade& grade = writing.grade;
  writing.page.verbatim(
      0,
      writing.words(Sentence::headline,
                    {id, writing.words(name_of(grade.verdict)), points_text(grade.low, grade.high),
                     points_text(grade.possible), points_text(grade.pass)}),
      style_of(grade.verdict));
  writing.page.paragraph(2, writing.words(grade.title), Style::faint);
  if (grade.provenance.sandbox == "none")
    writing.page.paragraph(2, writing.words(Sentence::no_sandbox), Style::bad);
  if (grade.verdict != Verdict::undecided) return;
  write_what_waits(writing);
  if (grade.low == grade.high) return;
  const bool enough = grade.low >= grade.pass;
  writing.page.paragraph(2, writing.words(enough ? Sentence::open_answers_enough : Sentence::open_answers));
}

void write_footer(Writing& writing) {
  write_device(writing.page, writing.grade.device, writing.language);
  if (!writing.for_instructor()) return;
  if (writing.grade.device.verdict.kind() != DeviceVerdict::Kind::not_asked) writing.page.gap();
  const Provenance& provenance = writing.grade.provenance;
  writing.page.paragraph(
      0,
      writing.words(Sentence::provenance,
                    {escape(provenance.grader, Lines::one), escape(provenance.compiler, Lines::one),
                     escape(provenance.sandbox, Lines::one), escape(provenance.rubric, Lines::one)}),
      Style::faint);
}

}  // namespace

namespace {

/// `U` as an argument of the call, in place of the number that was drawn.
bool names_hidden_number(std::string_view call) {
  const auto is_part_of_name = [](char letter) {
    return letter == '_' || std::isalnum(static_cast<unsigned char>(letter)) != 0;
  };
  const auto part_at = [&](std::size_t i) { return i < call.size() && is_part_of_name(call[i]); };
  for (std::size_t at = call.find('U'); at != std::string_view::npos; at = call.find('U', at + 1)) {
    const bool stands_alone = (at == 0 || !part_at(at - 1)) && !part_at(at + 1);
    if (stands_alone && at > 0 && at + 1 < call.size() && call[at + 1] != '(') return true;
  }
  return false;
}

std::string evidence_line(Writing& writing, const Evidence& evidence) {
  const Page& page = writing.page;
  const std::string call = page.code(escape_capped(evidence.call, Lines::one, value_cap_bytes));
  const std::string got = page.code(writing.student.show(evidence.got, Lines::one, value_cap_bytes));
  if (!writing.for_instructor()) return writing.words(Sentence::evidence, {call, got});
  const std::string expected = page.code(escape_capped(evidence.expected, Lines::one, value_cap_bytes));
  const std::string text = expected.empty()
                               ? writing.words(Sentence::evidence, {call, got})
                               : writing.words(Sentence::evidence_expected, {call, got, expected});
  return evidence.fixed ? text : writing.words(Sentence::evidence_hidden, {text});
}

}  // namespace

std::string evidence_text(Writing& writing, const Evidence& evidence) {
  if (evidence.empty()) return "";
  // Hidden inputs would let a student fit his code to them.
  if (!writing.for_instructor() && !evidence.fixed) return "";
  std::string line = evidence_line(writing, evidence);
  if (writing.hidden_number_explained || !names_hidden_number(evidence.call)) return line;
  writing.hidden_number_explained = true;
  return writing.words(Sentence::hidden_number, {line});
}

namespace {

std::string written(Writing writing) {
  const std::string id = writing.student.show(writing.grade.submission_id, Lines::one, id_cap_bytes);
  if (!writing.grade.graded) {
    write_not_graded(writing, id);
    return writing.page.text();
  }
  write_headline(writing, id);
  write_hard_fails(writing);
  write_code(writing);
  write_questions(writing);
  write_footer(writing);
  return writing.page.text();
}

}  // namespace

std::string terminal_text(const Grade& grade, Language language, Audience audience, Colour colour) {
  return written({grade, language, audience, Page(colour)});
}

std::string markdown_report(const Grade& grade, Language language, Audience audience) {
  return written({grade, language, audience, Page(Colour::never, Paper::markdown)});
}

}  // namespace grader::report
