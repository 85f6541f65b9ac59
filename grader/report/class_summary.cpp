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
const Text blanks_heading = {"失分最多的空", "Blanks that cost most"};
const Text blank_row = {"{0}：{1} 人，平均每人 −{2} 分",
                        "{0}: {1:student|students}, {2:point|points} lost on average"};

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

std::string bar(std::size_t count, std::size_t most) {
  const std::size_t columns = most == 0 ? 0 : (count * bar_columns + most - 1) / most;
  std::string text;
  for (std::size_t i = 0; i < columns; ++i) text += "█";
  return text;
}

}  // namespace

void ClassSummary::add(const Grade& grade) {
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
      if (!rules.insert(found.rule).second) continue;
      Count& count = hard_fails_[found.rule];
      ++count.students;
      count.title = found.message;
    }
  };
  add_rules(grade.code.hard_fails);
  for (const QuestionMark& question : grade.questions) add_rules(question.hard_fails);
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
  Json::Array spread;
  for (const std::size_t count : spread_) spread.push_back(whole(count));
  return formats::write_json(Json::Object{{"pass", whole(pass_)},
                                          {"undecided", whole(undecided_)},
                                          {"fail", whole(fail_)},
                                          {"not_graded", whole(not_graded_)},
                                          {"possible", possible_.hundredths / 100.0},
                                          {"spread_in_tenths", spread},
                                          {"hard_fails", list(hard_fails_)},
                                          {"diagnoses", list(misconceptions_)},
                                          {"blanks", list(blanks_)}});
}

}  // namespace grader::report
