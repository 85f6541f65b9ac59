// SPDX-License-Identifier: MIT
#include "grader/report/class_summary.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "grader/formats/json.hpp"
#include "grader/report/escape.hpp"
#include "grader/report/messages.hpp"
#include "grader/report/page.hpp"
#include "grader/report/points_text.hpp"

namespace grader::report {
namespace {

constexpr std::size_t most_rows = 5;
constexpr std::size_t bar_columns = 40;

const Text counts = {"{0} 份作业：{1} 通过，{2} 待定，{3} 未通过，{4} 未评分",
                     "{0:submission|submissions}: {1} passed, {2} undecided, {3} not passed, {4} not graded"};
const Text spread_heading = {"分数分布（待定的按下限）", "Points (undecided ones at their lower end)"};
const Text misconceptions_heading = {"最常见的误解", "Most frequent misconceptions"};
const Text hard_fails_heading = {"一票否决", "Hard fails"};
const Text files_heading = {"没有能用的文件", "No usable file"};
const Text files_more = {"……还有 {0} 人", "… and {0:student|students} more"};
const Text blanks_heading = {"失分最多的空（左边是全班合计）",
                             "Blanks that cost most (left: the whole class together)"};
const Text blank_row = {"{0}：{1} 人，平均每人 {2} 分",
                        "{0}: {1:student|students}, on average {2:point|points} each"};

std::string filled(const Text& text, Language language, std::initializer_list<std::string_view> values) {
  return fill_holes(text.in(language), values);
}

std::string number(std::size_t value) { return fmt::format("{}", value); }

/// Sorted by weight, then by name, so that the order never depends on chance.
template <class Count, class Weight>
std::vector<std::pair<std::string, Count>> heaviest(const std::map<std::string, Count>& counted,
                                                    Weight weight) {
  std::vector<std::pair<std::string, Count>> rows(counted.begin(), counted.end());
  std::ranges::stable_sort(
      rows, [&](const auto& left, const auto& right) { return weight(left.second) > weight(right.second); });
  if (rows.size() > most_rows) rows.resize(most_rows);
  return rows;
}

bool nothing_was_taken(const Grade& grade, const std::vector<FileTrouble>& files) {
  return grade.code.build == BuildOutcome::missing || grade.code.build == BuildOutcome::refused ||
         std::ranges::any_of(files, &FileTrouble::of_code);
}

std::string name_of(const std::string& student) {
  constexpr std::size_t cap_bytes = 100;
  return escape_capped(student, Lines::one, cap_bytes);
}

void write_files(Page& page, const std::map<std::string, std::vector<FileTrouble>>& without,
                 Language language) {
  constexpr std::size_t most_students = 30;
  constexpr std::size_t cap_bytes = 400;
  if (without.empty()) return;
  page.heading(files_heading.in(language));
  std::size_t rows = 0;
  for (const auto& [student, files] : without) {
    if (++rows > most_students) break;
    std::string reasons;
    for (const FileTrouble& file : files)
      reasons += (reasons.empty() || language == Language::zh ? "" : " ") + file.reason.in(language);
    page.paragraph(4,
                   name_of(student) + (language == Language::zh ? "：" : ": ") +
                       escape_capped(reasons, Lines::one, cap_bytes),
                   Style::plain, "  - ");
  }
  if (rows > most_students)
    page.paragraph(4, filled(files_more, language, {number(without.size() - most_students)}));
}

std::string bar(std::size_t count, std::size_t most) {
  const std::size_t columns = most == 0 ? 0 : (count * bar_columns + most - 1) / most;
  std::string text;
  for (std::size_t i = 0; i < columns; ++i) text += "█";
  return text;
}

}  // namespace

void ClassSummary::add(const Grade& grade, const std::vector<FileTrouble>& files) {
  if (!grade.graded) {
    ++not_graded_;
    return;
  }
  ++(grade.verdict == Verdict::pass ? pass_ : grade.verdict == Verdict::fail ? fail_ : undecided_);
  possible_ = grade.possible;
  if (possible_.hundredths > 0) {
    const auto tenth = static_cast<std::size_t>(grade.low.hundredths) * bars /
                       static_cast<std::size_t>(possible_.hundredths);
    ++spread_.at(std::min(tenth, bars - 1));
  }
  std::set<std::string> seen;
  for (const FoundDiagnosis& found : grade.code.diagnoses) {
    if (!seen.insert(found.id).second) continue;
    Count& count = misconceptions_[found.id];
    ++count.students;
    count.title = found.message;
  }
  std::set<std::string> rules;
  const auto add_rules = [&](const std::vector<HardFail>& hard_fails) {
    for (const HardFail& found : hard_fails) {
      if (found.decision == Decision::lifted) continue;
      if (!rules.insert(found.rule).second) continue;
      Count& count = hard_fails_[found.rule];
      ++count.students;
      count.title = found.message;
    }
  };
  add_rules(grade.code.hard_fails);
  for (const QuestionMark& question : grade.questions) add_rules(question.hard_fails);
  if (!files.empty()) without_files_[grade.submission_id] = files;
  if (nothing_was_taken(grade, files)) return;  // no blank of it was misunderstood
  for (const BlankMark& blank : grade.code.blanks) {
    if (blank.points == blank.possible) continue;
    Count& count = blanks_[blank.id];
    ++count.students;
    count.lost += blank.possible - blank.points;
    count.title = blank.title;
  }
}

std::string ClassSummary::text(Language language, Colour colour) const {
  Page page(colour);
  const std::size_t all = pass_ + undecided_ + fail_ + not_graded_;
  page.paragraph(0,
                 filled(counts, language,
                        {number(all), number(pass_), number(undecided_), number(fail_), number(not_graded_)}),
                 Style::strong);
  if (pass_ + undecided_ + fail_ == 0) return page.text();

  page.heading(spread_heading.in(language));
  const std::size_t most = *std::ranges::max_element(spread_);
  for (std::size_t i = 0; i < bars; ++i) {
    const Points from{possible_.hundredths * static_cast<int>(i) / static_cast<int>(bars)};
    const Points to{possible_.hundredths * static_cast<int>(i + 1) / static_cast<int>(bars)};
    page.verbatim(2, fmt::format("{:>5}–{:<5} {} {}", points_text(from), points_text(to),
                                 bar(spread_[i], most), spread_[i] == 0 ? "" : number(spread_[i])));
  }
  const auto by_students = [](const Count& count) { return count.students; };
  const auto list = [&](const Text& heading, const std::map<std::string, Count>& counted) {
    if (counted.empty()) return;
    page.heading(heading.in(language));
    for (const auto& [id, count] : heaviest(counted, by_students)) {
      constexpr std::size_t cap_bytes = 400;
      page.paragraph(8, id + ": " + escape_capped(count.title.in(language), Lines::one, cap_bytes),
                     Style::plain, fmt::format("{:>6}  ", number(count.students)));
    }
  };
  write_files(page, without_files_, language);
  list(hard_fails_heading, hard_fails_);
  list(misconceptions_heading, misconceptions_);
  if (blanks_.empty()) return page.text();
  page.heading(blanks_heading.in(language));
  for (const auto& [id, count] : heaviest(blanks_, [](const Count& one) { return one.lost; })) {
    const Points average{count.lost.hundredths / static_cast<int>(count.students)};
    page.paragraph(
        8,
        filled(blank_row, language,
               {escape(count.title.in(language), Lines::one), number(count.students), points_text(average)}),
        Style::plain, fmt::format("{:>6}  ", points_text(Points{} - count.lost)));
  }
  return page.text();
}

std::string ClassSummary::json() const {
  using formats::Json;
  const auto whole = [](std::size_t value) { return Json(static_cast<std::int64_t>(value)); };
  const auto list = [&](const std::map<std::string, Count>& counted) {
    Json::Array rows;
    for (const auto& [id, count] : counted) {
      rows.push_back(Json::Object{
          {"id", id}, {"students", whole(count.students)}, {"points_lost", count.lost.hundredths / 100.0}});
    }
    return rows;
  };
  Json::Array without_files;
  for (const auto& [student, files] : without_files_) {
    Json::Array ids;
    for (const FileTrouble& file : files) ids.push_back(file.id);
    without_files.push_back(Json::Object{{"student", escape(student, Lines::one)}, {"files", ids}});
  }
  Json::Array spread;
  for (const std::size_t count : spread_) spread.push_back(whole(count));
  return formats::write_json(Json::Object{{"pass", whole(pass_)},
                                          {"undecided", whole(undecided_)},
                                          {"fail", whole(fail_)},
                                          {"not_graded", whole(not_graded_)},
                                          {"possible", possible_.hundredths / 100.0},
                                          {"spread_in_tenths", spread},
                                          {"no_usable_file", without_files},
                                          {"hard_fails", list(hard_fails_)},
                                          {"diagnoses", list(misconceptions_)},
                                          {"blanks", list(blanks_)}});
}

}  // namespace grader::report
