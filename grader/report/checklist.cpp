// SPDX-License-Identifier: MIT
// In the order of the file, so that a student goes through it once from top to bottom.
#include "grader/report/checklist.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "grader/report/answer_feedback.hpp"
#include "grader/report/device.hpp"
#include "grader/report/points_text.hpp"
#include "grader/report/writing.hpp"

namespace grader::report {
namespace {

constexpr std::size_t item_indent = 4;
constexpr std::size_t detail_indent = 6;

const Text points_so_far = {"目前 {0} 分（满分 {1} 分，{2} 分及格）",
                            "Points so far: {0} of {1} (pass mark {2})"};
const Text item = {"{0}：{1} / {2}", "{0}: {1} of {2}"};
const Text not_filled = {"{0}：还没有填", "{0}: not filled in yet"};
const Text not_answered = {"{0}：还没有回答", "{0}: not answered yet"};
const Text by_a_person = {"{0}（要由老师来看）", "{0} (for a person to read)"};
const Text way = {"可以这样试：{0}", "A way to find out: {0}"};
const Text hard_fails = {"一票否决：分数再高也不算通过",
                         "Hard fails: these fail the exercise whatever the points"};
const Text hand_in = {"下一步：按课程的要求交作业，要交的文件：{0}。",
                      "Next: hand in your work as your course asks; the files: {0}."};
const Text hand_in_open = {
    "下一步：按课程的要求交作业，要交的文件：{0}；书面回答里没有把握的，由老师来看。",
    "Next: hand in your work as your course asks (the files: {0}); a person reads what is open in the "
    "written answers."};
const Text next_file = {"下一步：{0}", "Next: {0}"};
const Text next_fill = {"下一步：填写“{0}”。", "Next: fill in {0}."};
const Text next_mend = {"下一步：再看一看“{0}”。", "Next: look again at {0}."};
const Text next_edit = {"下一步：恢复空以外改动过的地方（{0}）。",
                        "Next: put back what was changed outside the blanks ({0})."};
const Text next_compile = {"下一步：先让文件通过编译。", "Next: make the file compile."};
const Text next_answer = {"下一步：回答 {0}。", "Next: answer {0}."};
const Text next_question = {"下一步：再看看 {0} 的回答。", "Next: look again at your answer to {0}."};

std::string filled(const Text& text, Language language, std::initializer_list<std::string_view> values) {
  return fill_holes(text.in(language), values);
}

std::string title_of(const Text& title, Language language) {
  constexpr std::size_t cap_bytes = 200;
  return escape_capped(title.in(language), Lines::one, cap_bytes);
}

bool is_full(const BlankMark& blank) { return blank.points == blank.possible; }

void write_hints(Writing& writing, const BlankMark& blank, HintLevel hints) {
  writing.page.paragraph(detail_indent, hint_text(blank, writing.language, hints));
}

void write_blank(Writing& writing, const BlankMark& blank, HintLevel hints, Shown& shown) {
  const Language language = writing.language;
  const std::string title = with_line(writing, title_of(blank.title, language), blank.line);
  if (is_full(blank)) {
    writing.page.paragraph(
        item_indent, filled(item, language, {title, points_text(blank.points), points_text(blank.possible)}),
        Style::plain, "  ✓ ");
    return;
  }
  if (blank.state == BlankState::unfilled) {
    writing.page.paragraph(item_indent, filled(not_filled, language, {title}), Style::strong, "  · ");
    if (hints >= HintLevel::question) write_hints(writing, blank, hints);
    return;
  }
  const bool partly = blank.points > Points{};
  writing.page.paragraph(
      item_indent, filled(item, language, {title, points_text(blank.points), points_text(blank.possible)}),
      Style::strong, partly ? "  ~ " : "  ✗ ");
  write_what_is_wrong(writing, detail_indent, blank, shown);
  write_hints(writing, blank, hints);
}

bool is_open_or_broken(const BlankMark& blank) {
  return blank.state == BlankState::unfilled || blank.state == BlankState::does_not_compile;
}

/// A diagnosis on the line of a blank that is still open says that it is open.
void hide_what_is_said(const CodeMark& code, Shown& shown) {
  for (std::size_t i = 0; i < code.diagnoses.size(); ++i) {
    const int line = code.diagnoses[i].line;
    const bool said = std::ranges::any_of(code.blanks, [line](const BlankMark& blank) {
      return line != 0 && blank.line == line && blank.state == BlankState::unfilled;
    });
    if (said) shown.insert(i);
  }
}

bool nothing_was_taken(const CodeMark& code) { return !code.build_reason.empty(); }

void write_code_items(Writing& writing, HintLevel hints) {
  const CodeMark& code = writing.grade.code;
  writing.page.heading(
      writing.words(Sentence::heading_code, {points_text(code.points), points_text(code.possible)}));
  if (nothing_was_taken(code)) {
    writing.page.paragraph(2, writing.words(code.build_reason), Style::strong);
    return;
  }
  Shown shown;
  for (const BlankMark& blank : code.blanks) write_blank(writing, blank, hints, shown);
  hide_what_is_said(code, shown);
  write_deductions(writing, shown);
  write_other_diagnoses(writing, shown);
  // What the compiler says of holes and of broken blanks is told at the blanks.
  if (std::ranges::none_of(code.blanks, is_open_or_broken)) write_build(writing);
}

void write_question_item(Writing& writing, const QuestionMark& mark, HintLevel hints) {
  const Language language = writing.language;
  const std::string id = escape(mark.id, Lines::one);
  if (mark.basis == "missing") {
    writing.page.paragraph(item_indent, filled(not_answered, language, {id}), Style::strong, "  · ");
    writing.page.paragraph(detail_indent, writing.words(mark.reason), Style::faint);
    return;
  }
  const bool full = mark.low == mark.possible;
  const std::string sign = full ? "  ✓ " : mark.high == Points{} ? "  ✗ " : "  ~ ";
  std::string text =
      filled(item, language, {id, points_text(mark.low, mark.high), points_text(mark.possible)});
  if (mark.for_review || std::ranges::any_of(mark.hard_fails, is_open_passage))
    text = filled(by_a_person, language, {text});
  writing.page.paragraph(item_indent, text, full ? Style::plain : Style::strong, sign);
  if (mark.for_review)
    writing.page.paragraph(detail_indent, writing.words(reason_for_student(mark)), Style::faint);
  write_passages(writing, detail_indent, mark);
  write_answer_feedback(writing, detail_indent, mark, hints);
}

void write_rescale_item(Writing& writing) {
  constexpr std::array<std::string_view, 3> signs = {"  ✓ ", "  · ", "  ✗ "};
  const RescaleMark::State state = writing.grade.rescale.state;
  writing.page.paragraph(item_indent, rescale_text(writing), Style::plain,
                         signs.at(static_cast<std::size_t>(state)));
}

void write_hard_fail(Writing& writing, const HardFail& hard_fail) {
  const bool waits = waits_for_a_person(hard_fail, writing.grade);
  writing.page.paragraph(item_indent, hard_fail_text(writing, hard_fail), waits ? Style::warning : Style::bad,
                         waits ? "  ? " : "  ✗ ");
  if (hard_fail.quote.empty()) return;
  const std::string quote = writing.quote(hard_fail.quote);
  writing.page.paragraph(detail_indent, writing.words(Sentence::said, {quote}), Style::faint);
}

void write_hard_fail_items(Writing& writing) {
  std::vector<HardFail> all = all_hard_fails(writing.grade);
  std::erase_if(all, is_open_passage);
  if (all.empty()) return;
  if (all_wait_for_a_person(all, writing.grade))
    writing.page.heading(writing.words(Sentence::heading_to_be_read), Style::warning);
  else
    writing.page.heading(hard_fails.in(writing.language), Style::bad);
  for (const HardFail& hard_fail : all) write_hard_fail(writing, hard_fail);
}

/// A file that does not compile can have more points than it takes to pass; so it is said beside them.
void write_points(Writing& writing) {
  const Grade& grade = writing.grade;
  writing.page.paragraph(
      0, filled(points_so_far, writing.language,
                {points_text(grade.low, grade.high), points_text(grade.possible), points_text(grade.pass)}));
  writing.page.paragraph(0, build_note(writing), Style::warning);
}

std::string next_in_code(const Writing& writing) {
  const CodeMark& code = writing.grade.code;
  const Language language = writing.language;
  if (nothing_was_taken(code)) return filled(next_file, language, {writing.words(code.build_reason)});
  const auto named = [&](const BlankMark& blank) {
    return with_line(writing, title_of(blank.title, language), blank.line);
  };
  const auto open = std::ranges::find(code.blanks, BlankState::unfilled, &BlankMark::state);
  if (open != code.blanks.end()) return filled(next_fill, language, {named(*open)});
  const auto wrong = std::ranges::find_if_not(code.blanks, is_full);
  if (wrong != code.blanks.end()) return filled(next_mend, language, {named(*wrong)});
  if (!code.deductions.empty()) {
    return filled(
        next_edit, language,
        {with_line(writing, writing.words(code.deductions.front().reason), code.deductions.front().line)});
  }
  return code.build == BuildOutcome::compile_error ? next_compile.in(language) : std::string();
}

std::string files_of(const Writing& writing) {
  constexpr std::size_t cap_bytes = 200;
  const std::string separator = writing.language == Language::zh ? "、" : ", ";
  std::string files;
  for (const std::string& file : writing.grade.files)
    files += (files.empty() ? "" : separator) + escape_capped(file, Lines::one, cap_bytes);
  return files;
}

std::string next_of(const Writing& writing) {
  const Language language = writing.language;
  if (std::string step = next_in_code(writing); !step.empty()) return step;
  for (const QuestionMark& mark : writing.grade.questions) {
    const std::string id = escape(mark.id, Lines::one);
    if (mark.basis == "missing") return filled(next_answer, language, {id});
    if (mark.high < mark.possible || !mark.hard_fails.empty()) return filled(next_question, language, {id});
  }
  const Text& last = writing.grade.low < writing.grade.high ? hand_in_open : hand_in;
  return filled(last, language, {files_of(writing)});
}

}  // namespace

std::string hint_text(const BlankMark& blank, Language language, HintLevel hints) {
  constexpr std::size_t cap_bytes = 2000;
  std::string text;
  if (hints >= HintLevel::question && !blank.hint.empty()) {
    text = say(Sentence::think, language, {escape_capped(blank.hint.in(language), Lines::many, cap_bytes)});
  }
  if (hints >= HintLevel::way && !blank.hint_more.empty()) {
    if (!text.empty()) text += '\n';
    text += filled(way, language, {escape_capped(blank.hint_more.in(language), Lines::many, cap_bytes)});
  }
  return text;
}

std::string next_step(const Grade& grade, Language language) {
  return next_of(Writing{grade, language, Audience::student, Page(Colour::never)});
}

std::string checklist(const Grade& grade, const ChecklistStyle& style) {
  constexpr std::size_t least_columns = 40;
  Writing writing{grade, style.language, Audience::student,
                  Page(style.colour, Paper::terminal, std::max(least_columns, style.columns))};
  if (!grade.graded) return terminal_text(grade, style.language, Audience::student, style.colour);
  writing.page.paragraph(0, writing.words(grade.title), Style::strong);
  write_points(writing);
  if (grade.provenance.sandbox == "none")
    writing.page.paragraph(0, writing.words(Sentence::no_sandbox), Style::bad);
  write_code_items(writing, style.hints);
  if (!grade.questions.empty()) writing.page.heading(writing.words(Sentence::heading_questions));
  for (const QuestionMark& mark : grade.questions) write_question_item(writing, mark, style.hints);
  if (grade.asks_rescale) write_rescale_item(writing);
  write_hard_fail_items(writing);
  write_device(writing.page, grade.device, style.language);
  writing.page.gap();
  write_points(writing);
  writing.page.paragraph(0, next_of(writing), Style::strong);
  return writing.page.text();
}

}  // namespace grader::report
