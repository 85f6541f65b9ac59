// SPDX-License-Identifier: MIT
// The code's part of a terminal report: a student should find the line, understand what is wrong with it, and
// get a thought to follow, but not the answer.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <vector>

#include "grader/report/points_text.hpp"
#include "grader/report/writing.hpp"

namespace grader::report {
namespace {

constexpr std::size_t file_name_cap_bytes = 80;

Sentence name_of(CodeOutcome outcome) {
  constexpr std::array names = {Sentence::outcome_accepted_values, Sentence::outcome_wrong_values,
                                Sentence::outcome_runtime_error,   Sentence::outcome_output_limit,
                                Sentence::outcome_memory_limit,    Sentence::outcome_time_limit,
                                Sentence::outcome_compile_error};
  return names.at(static_cast<std::size_t>(outcome));
}

Sentence name_of(BlankState state) {
  switch (state) {
    case BlankState::unfilled:
      return Sentence::state_unfilled;
    case BlankState::does_not_compile:
      return Sentence::state_does_not_compile;
    case BlankState::deleted:
      return Sentence::state_deleted;
    case BlankState::not_located:
      return Sentence::state_not_located;
    case BlankState::right:
    case BlankState::wrong:
      break;
  }
  return Sentence::state_wrong;
}

}  // namespace

std::string with_line(const Writing& writing, const std::string& text, int line) {
  if (line == 0 || writing.grade.files.empty()) return text;
  const std::string place =
      fmt::format("{}:{}", escape_capped(writing.grade.files.front(), Lines::one, file_name_cap_bytes), line);
  return writing.words(Sentence::lost_from, {text, place});
}

namespace {

void write_criteria(Writing& writing) {
  const CodeMark& code = writing.grade.code;
  writing.page.heading(
      writing.words(Sentence::heading_code, {points_text(code.points), points_text(code.possible)}));
  if (!code.build_reason.empty()) {
    writing.page.paragraph(2, writing.words(code.build_reason), Style::strong);
  } else if (const std::string note = build_note(writing); !note.empty() && !writing.for_instructor()) {
    writing.page.paragraph(2, note, Style::strong);
  } else if (code.outcome != CodeOutcome::accepted_values || writing.for_instructor()) {
    writing.page.paragraph(2, writing.words(Sentence::outcome, {writing.words(name_of(code.outcome))}));
  }
  for (const CriterionMark& mark : code.criteria) {
    const std::string_view sign = mark.points == mark.possible ? "✓" : mark.points == Points{} ? "✗" : "~";
    // Numbers first: they have one width in every font, titles have not.
    const std::string first =
        fmt::format("  {} {:>4} / {:<4}  ", sign, points_text(mark.points), points_text(mark.possible));
    const std::string title = writing.words(mark.title);
    const std::string reason = writing.words(mark.reason);
    writing.page.paragraph(17, reason.empty() ? title : writing.words(Sentence::lost_from, {title, reason}),
                           Style::plain, first);
  }
}

constexpr std::size_t blank_indent = 9;

void write_evidence(Writing& writing, std::size_t indent, const Evidence& evidence) {
  writing.page.paragraph(indent, evidence_text(writing, evidence), Style::faint);
}

/// The messages of the diagnoses that lie on the blank's line; each is shown once.
std::vector<std::size_t> take_diagnoses(const Writing& writing, const BlankMark& blank, Shown& shown) {
  std::vector<std::size_t> taken;
  const auto& diagnoses = writing.grade.code.diagnoses;
  for (std::size_t i = 0; i < diagnoses.size(); ++i) {
    const bool here = blank.line != 0 && diagnoses[i].line == blank.line;
    if (here && shown.insert(i).second) taken.push_back(i);
  }
  return taken;
}

}  // namespace

void write_what_is_wrong(Writing& writing, std::size_t indent, const BlankMark& blank, Shown& shown) {
  const std::vector<std::size_t> taken = take_diagnoses(writing, blank, shown);
  if (!blank.reason.empty()) writing.page.paragraph(indent, writing.words(blank.reason));
  // A general sentence only where nothing better is known.
  if (blank.reason.empty() && taken.empty()) {
    writing.page.paragraph(indent, writing.words(name_of(blank.state)));
  }
  for (const std::size_t i : taken) {
    const FoundDiagnosis& diagnosis = writing.grade.code.diagnoses[i];
    if (!(diagnosis.message == blank.reason))
      writing.page.paragraph(indent, writing.words(diagnosis.message));
    if (blank.evidence.empty()) write_evidence(writing, indent, diagnosis.evidence);
  }
  write_evidence(writing, indent, blank.evidence);
  if (blank.points > Points{}) {
    writing.page.paragraph(indent, writing.words(Sentence::one_thing_wrong,
                                                 {points_text(blank.points), points_text(blank.possible)}));
  }
  write_compiler_words(writing, indent, blank);
}

namespace {

void write_lost_blank(Writing& writing, const BlankMark& blank, Shown& shown) {
  writing.page.paragraph(blank_indent, with_line(writing, writing.words(blank.title), blank.line),
                         Style::strong, fmt::format("{:>7}  ", points_text(blank.points - blank.possible)));
  write_what_is_wrong(writing, blank_indent, blank, shown);
  if (blank.hint.empty()) return;
  writing.page.paragraph(blank_indent, writing.words(Sentence::think, {writing.words(blank.hint)}));
}

/// A file that was not taken, or is another one: a list of all the blanks that it does not hold helps nobody.
bool holds_no_blank(const CodeMark& code) {
  return std::ranges::all_of(code.blanks, [](const BlankMark& blank) {
    return blank.state == BlankState::deleted || blank.state == BlankState::not_located;
  });
}

void write_lost(Writing& writing, Shown& shown) {
  const auto lost = [](const BlankMark& blank) { return blank.points < blank.possible; };
  const CodeMark& code = writing.grade.code;
  if (code.blanks.empty() || holds_no_blank(code)) return;
  if (std::ranges::none_of(code.blanks, lost)) {
    writing.page.paragraph(2, writing.words(Sentence::all_right));
    return;
  }
  writing.page.heading(writing.words(Sentence::heading_lost));
  for (const BlankMark& blank : code.blanks) {
    if (lost(blank)) write_lost_blank(writing, blank, shown);
  }
}

}  // namespace

void write_deductions(Writing& writing, Shown& shown) {
  const CodeMark& code = writing.grade.code;
  if (code.deductions.empty()) return;
  writing.page.heading(writing.words(Sentence::heading_deductions));
  for (const Deduction& deduction : code.deductions) {
    writing.page.paragraph(blank_indent, with_line(writing, writing.words(deduction.reason), deduction.line),
                           Style::plain, fmt::format("{:>7}  ", points_text(Points{} - deduction.points)));
    for (std::size_t i = 0; i < code.diagnoses.size(); ++i) {
      if (code.diagnoses[i].id != deduction.id || !(code.diagnoses[i].message == deduction.reason)) continue;
      if (shown.insert(i).second) write_evidence(writing, blank_indent, code.diagnoses[i].evidence);
    }
  }
}

void write_other_diagnoses(Writing& writing, const Shown& shown) {
  const CodeMark& code = writing.grade.code;
  if (shown.size() == code.diagnoses.size()) return;
  writing.page.heading(writing.words(Sentence::heading_diagnoses));
  for (std::size_t i = 0; i < code.diagnoses.size(); ++i) {
    if (shown.contains(i)) continue;
    const FoundDiagnosis& diagnosis = code.diagnoses[i];
    writing.page.paragraph(4, with_line(writing, writing.words(diagnosis.message), diagnosis.line),
                           Style::plain, "- ");
    writing.page.paragraph(4, evidence_text(writing, diagnosis.evidence), Style::faint);
  }
}

namespace {

/// That it printed, never what: the text can carry hidden inputs, or pretend to be a result of ours.
void write_output(Writing& writing) {
  const CodeMark& code = writing.grade.code;
  if (code.output.empty()) return;
  writing.page.gap();
  writing.page.paragraph(0, writing.words(Sentence::output_note));
}

}  // namespace

void write_code(Writing& writing) {
  Shown shown;
  write_criteria(writing);
  write_lost(writing, shown);
  write_deductions(writing, shown);
  write_other_diagnoses(writing, shown);
  write_build(writing);
  write_output(writing);
}

}  // namespace grader::report
