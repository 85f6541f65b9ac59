// SPDX-License-Identifier: MIT
// The sentences are those of the checklist, each item on a page of its own, so that both say the same.
#include "grader/report/check_items.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "grader/report/answer_feedback.hpp"
#include "grader/report/compiler_words.hpp"
#include "grader/report/points_text.hpp"
#include "grader/report/writing.hpp"

namespace grader::report {
namespace {

using Kind = CheckItem::Kind;
using State = CheckItem::State;

constexpr std::size_t title_cap_bytes = 200;
constexpr std::size_t reason_cap_bytes = 2000;
constexpr std::size_t columns = 100000;  // who shows it breaks the lines

const Text of_points = {"{0} / {1} 分", "{0} of {1}"};
const Text file_title = {"交来的文件", "the file as handed in"};
const Text edit_title = {"空以外的改动：{0}", "a change outside the blanks: {0}"};
const Text finding_title = {"还发现", "also found"};
const Text hard_fail_title = {"一票否决：{0}（{1}）", "hard fail: {0} ({1})"};
const Text hard_fail_unconfirmed = {"要由老师来看（{0}）", "for a person to read ({0})"};
const Text passage_title = {"要由老师来读的一处（{0}）", "a passage for a person to read ({0})"};
const Text device_title = {"显存实测", "device check"};
const Text trouble_title = {"未评分", "not graded"};
const Text no_answer = {"还没有回答。", "Not answered yet."};
const Text for_a_person = {"要由老师来看。", "A person has to read it."};
const Text not_filled = {"还没有填。", "Not filled in yet."};
const Text not_taken = {"文件没有被采用，所以没有评。", "The file was not taken, so this was not looked at."};
const Text file_changed = {"{0} 被改动过。请恢复成发下来的样子；它不属于作业。",
                           "{0} was changed. Put it back as it was handed out; it is no part of the work."};
const Text file_missing = {"没有 {0}。它是随模板发下来的，缺了也不影响分数。",
                           "There is no {0}. It came with the template; no points depend on it."};

std::string one_line(const std::string& text) { return escape_capped(text, Lines::one, title_cap_bytes); }

/// Makes the items of one grade; student text of all of them comes from one budget.
class Listing {
 public:
  Listing(const Grade& grade, const CheckSurroundings& surroundings)
      : surroundings_(surroundings),
        writing_{grade, surroundings.language, Audience::student, blank_page()} {}

  std::vector<CheckItem> items() {
    if (grade().graded) {
      add_file();
      for (const HardFail& found : all_hard_fails(grade())) add_hard_fail(found);
      Shown shown;
      for (const BlankMark& blank : code().blanks) add_blank(blank, shown);
      for (const Deduction& deduction : code().deductions) add_edit(deduction, shown);
      for (const QuestionMark& mark : grade().questions) add_question(mark);
      add_findings(shown);
    } else {
      add_trouble();
    }
    for (const HandedOut& file : surroundings_.handed_out) add_handed_out(file);
    if (grade().graded) add_device();
    make_unique();
    return std::move(items_);
  }

 private:
  static Page blank_page() { return Page(Colour::never, Paper::terminal, columns); }

  const Grade& grade() const { return writing_.grade; }
  const CodeMark& code() const { return writing_.grade.code; }
  Language language() const { return surroundings_.language; }
  bool nothing_was_taken() const { return !code().build_reason.empty(); }

  std::string in_words(const Text& text, std::initializer_list<std::string_view> values = {}) const {
    return fill_holes(text.in(language()), values);
  }

  /// The page's text, and a new page.
  std::string take_text() {
    writing_.hidden_number_explained = false;
    std::string text = writing_.page.text();
    writing_.page = blank_page();
    while (text.ends_with('\n')) text.pop_back();
    return text;
  }

  std::string text_of(std::string_view paragraph) {
    writing_.page.paragraph(0, paragraph);
    return take_text();
  }

  /// Only a file that was taken is there to be pointed at.
  void place(CheckItem& item, const std::string& file, int line) const {
    if (file.empty() || std::ranges::find(grade().files, file) == grade().files.end()) return;
    item.file = surroundings_.folder.empty() ? file : surroundings_.folder + "/" + file;
    item.line = line;
  }

  void add_file() {
    const std::string note = build_note(writing_);
    if (!nothing_was_taken() && note.empty()) return;
    CheckItem item{.kind = Kind::file, .state = State::lost, .id = "file", .title = in_words(file_title)};
    if (!nothing_was_taken()) {
      item.text = text_of(note);
      const auto error = first_own_error(grade());
      place(item, surroundings_.code_file, error ? error->line : 0);
      items_.push_back(std::move(item));
      return;
    }
    item.text = text_of(writing_.words(code().build_reason));
    item.possible = code().possible;
    items_.push_back(std::move(item));
  }

  void add_hard_fail(const HardFail& found) {
    const bool suspected = !counts_now(found, grade());
    CheckItem item{.kind = Kind::hard_fail, .state = suspected ? State::open : State::lost};
    if (found.decision == Decision::lifted) item.state = State::not_run;
    item.id = one_line(found.rule + "." + found.where);
    const bool passage = is_open_passage(found);
    item.title = suspected
                     ? in_words(passage ? passage_title : hard_fail_unconfirmed, {one_line(found.where)})
                     : in_words(hard_fail_title, {one_line(found.rule), one_line(found.where)});
    writing_.page.paragraph(0, passage ? writing_.words(Sentence::passage) : writing_.words(found.message));
    writing_.page.paragraph(0, evidence_text(writing_, found.evidence));
    if (!found.quote.empty()) {
      const std::string quote = writing_.quote(found.quote);
      writing_.page.paragraph(0, writing_.words(Sentence::said, {quote}));
    }
    if (suspected && !passage) writing_.page.paragraph(0, in_words(for_a_person));
    item.text = take_text();
    const auto question = std::ranges::find(grade().questions, found.where, &QuestionMark::id);
    if (question == grade().questions.end())
      place(item, surroundings_.code_file, 0);
    else
      place(item, surroundings_.answers_file, question->answer_line);
    items_.push_back(std::move(item));
  }

  void add_blank(const BlankMark& blank, Shown& shown) {
    CheckItem item{.kind = Kind::blank, .state = State::right, .id = one_line(blank.id)};
    item.title = one_line(blank.title.in(language()));
    item.low = item.high = blank.points;
    item.possible = blank.possible;
    place(item, surroundings_.code_file, blank.line);
    if (nothing_was_taken()) {
      item.state = State::not_run;
      item.text = in_words(not_taken);
    } else if (blank.state == BlankState::unfilled) {
      item.state = State::to_do;
      writing_.page.paragraph(0, in_words(not_filled));
    } else if (blank.points < blank.possible) {
      item.state = State::lost;
      write_what_is_wrong(writing_, 0, blank, shown);
    }
    if (item.state == State::lost || item.state == State::to_do) {
      writing_.page.paragraph(0, hint_text(blank, language(), surroundings_.hints));
      item.text = take_text();
    }
    items_.push_back(std::move(item));
  }

  void add_edit(const Deduction& deduction, Shown& shown) {
    CheckItem item{.kind = Kind::edit, .state = State::lost, .id = one_line(deduction.id)};
    item.title = in_words(edit_title, {points_text(Points{} - deduction.points)});
    item.text = text_of(writing_.words(deduction.reason));
    item.possible = deduction.points;
    place(item, surroundings_.code_file, deduction.line);
    for (std::size_t i = 0; i < code().diagnoses.size(); ++i) {
      if (code().diagnoses[i].message == deduction.reason) shown.insert(i);
    }
    items_.push_back(std::move(item));
  }

  void add_question(const QuestionMark& mark) {
    CheckItem item{.kind = Kind::question, .state = State::lost, .id = one_line(mark.id)};
    item.title = item.id;
    item.low = mark.low;
    item.high = mark.high;
    item.possible = mark.possible;
    place(item, surroundings_.answers_file, mark.answer_line);
    const bool decided = mark.low == mark.high && !mark.for_review;
    if (mark.basis == "missing" || mark.basis.empty()) {
      item.state = State::to_do;
      writing_.page.paragraph(0, in_words(no_answer));
    } else if (!decided) {
      item.state = State::open;
      if (reason_for_student(mark).empty()) writing_.page.paragraph(0, in_words(for_a_person));
    } else if (mark.low == mark.possible) {
      item.state = State::right;
    }
    if (mark.basis != "automatic" || !decided)
      writing_.page.paragraph(0, writing_.words(reason_for_student(mark)));
    write_answer_feedback(writing_, 0, mark, surroundings_.hints);
    item.text = take_text();
    items_.push_back(std::move(item));
  }

  void add_findings(const Shown& shown) {
    for (std::size_t i = 0; i < code().diagnoses.size(); ++i) {
      const FoundDiagnosis& found = code().diagnoses[i];
      if (shown.contains(i)) continue;
      CheckItem item{.kind = Kind::finding, .state = State::not_run, .id = one_line(found.id)};
      item.title = in_words(finding_title);
      writing_.page.paragraph(0, writing_.words(found.message));
      writing_.page.paragraph(0, evidence_text(writing_, found.evidence));
      item.text = take_text();
      place(item, surroundings_.code_file, found.line);
      items_.push_back(std::move(item));
    }
  }

  void add_trouble() {
    CheckItem item{.kind = Kind::trouble, .state = State::not_run, .id = "grading"};
    item.title = in_words(trouble_title);
    writing_.page.paragraph(0,
                            writing_.student.show(grade().not_graded_reason, Lines::many, reason_cap_bytes));
    writing_.page.paragraph(0, escape_capped(grade().not_graded_hint, Lines::many, reason_cap_bytes));
    writing_.page.paragraph(0, writing_.words(Sentence::not_graded_whose_trouble));
    item.text = take_text();
    items_.push_back(std::move(item));
  }

  void add_handed_out(const HandedOut& file) {
    CheckItem item{.kind = Kind::handed_out, .state = State::right};
    item.id = item.title = one_line(file.name);
    if (file.state == HandedOut::State::changed) {
      item.state = State::lost;
      item.text = text_of(in_words(file_changed, {item.title}));
      item.file = surroundings_.folder.empty() ? file.name : surroundings_.folder + "/" + file.name;
      item.line = 1;
    } else if (file.state == HandedOut::State::missing) {
      item.state = State::not_run;
      item.text = text_of(in_words(file_missing, {item.title}));
    }
    items_.push_back(std::move(item));
  }

  void add_device() {
    CheckItem item{.kind = Kind::device, .state = State::not_run, .id = "device"};
    item.title = in_words(device_title);
    item.text = text_of(writing_.words(Sentence::device_not_asked));
    items_.push_back(std::move(item));
  }

  /// Some readers count only the first of two with one name.
  void make_unique() {
    for (std::size_t i = 0; i < items_.size(); ++i) {
      int count = 1;
      const std::string id = items_[i].id;
      const auto taken = [&](const CheckItem& other) {
        return other.kind == items_[i].kind && other.id == items_[i].id;
      };
      const auto end = items_.begin() + static_cast<std::ptrdiff_t>(i);
      while (std::any_of(items_.begin(), end, taken)) items_[i].id = fmt::format("{} ({})", id, ++count);
    }
  }

  const CheckSurroundings& surroundings_;
  Writing writing_;
  std::vector<CheckItem> items_ = {};
};

}  // namespace

std::vector<CheckItem> check_items(const Grade& grade, const CheckSurroundings& surroundings) {
  std::vector<CheckItem> items = Listing(grade, surroundings).items();
  std::ranges::stable_sort(items, {}, &CheckItem::kind);
  return items;
}

std::string points_of(const CheckItem& item, Language language) {
  if (item.possible == Points{} || item.kind == Kind::edit) return "";
  return fill_holes(of_points.in(language), {points_text(item.low, item.high), points_text(item.possible)});
}

bool waits_for_a_person(const HardFail& hard_fail, const Grade& grade) {
  return hard_fail.decision == Decision::open && !counts_now(hard_fail, grade);
}

bool all_wait_for_a_person(const std::vector<HardFail>& hard_fails, const Grade& grade) {
  return std::ranges::all_of(
      hard_fails, [&grade](const HardFail& hard_fail) { return waits_for_a_person(hard_fail, grade); });
}

bool counts_now(const HardFail& hard_fail, const Grade& grade) {
  if (hard_fail.decision != Decision::open) return hard_fail.decision == Decision::confirmed;
  if (hard_fail.certainty != Certainty::established) return false;
  // Words count at once only where the rubric says so, and then they fail it whatever the points.
  return hard_fail.where == "code" || (grade.verdict == Verdict::fail && grade.high >= grade.pass);
}

}  // namespace grader::report
