// SPDX-License-Identifier: MIT
// Both formats become rows of named cells first; what a row means is decided once.
#include "grader/intake/read_marks.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <map>
#include <set>
#include <system_error>
#include <utility>

#include "grader/formats/charset.hpp"
#include "grader/intake/mark_rows.hpp"
#include "grader/sys/files.hpp"
#include "grader/types/bilingual_error.hpp"
#include "grader/types/rule_names.hpp"

namespace grader::intake {
namespace {

std::string trimmed(const std::string& text) {
  const auto first = text.find_first_not_of(" \t\r\n");
  if (first == std::string::npos) return "";
  return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

/// Of text in the form 2027-01-31: whether the calendar has it.
bool is_day(const std::string& text) {
  const std::chrono::year_month_day day{
      std::chrono::year{std::stoi(text.substr(0, 4))},
      std::chrono::month{static_cast<unsigned>(std::stoi(text.substr(5, 2)))},
      std::chrono::day{static_cast<unsigned>(std::stoi(text.substr(8, 2)))}};
  return day.ok();
}

/// Turns rows into marks and collects what is wrong.
class Reading {
 public:
  Reading(const Exercise& exercise, MarkRows& rows, std::string date)
      : exercise_(exercise), rows_(rows), date_(std::move(date)) {}

  std::vector<HumanMark> marks() {
    std::vector<HumanMark> marks;
    for (const MarkRow& row : rows_.rows) {
      HumanMark mark = mark_of(row);
      if (mark.decides_nothing()) continue;
      if (mark.marker.empty())
        add(row, "marker", {"没有写", "is missing"}, {"写上是谁评的", "say who marked"});
      if (!seen_.emplace(mark.student, mark.question).second)
        add(row, "question",
            {mark.student + " 的 '" + mark.question + "' 评了两次",
             fmt::format("'{}' of {} is marked twice", mark.question, mark.student)},
            {"只留一条", "keep one of the marks"});
      marks.push_back(std::move(mark));
    }
    return marks;
  }

 private:
  void add(const MarkRow& row, const std::string& key, const Text& what, const Text& mend) {
    const auto line = row.lines.find(key);
    rows_.problems.push_back({line == row.lines.end() ? row.line : line->second,
                              {key + "：" + what.zh, key + ": " + what.en},
                              mend});
  }

  static std::string cell(const MarkRow& row, const std::string& key) {
    const auto found = row.cells.find(key);
    return found == row.cells.end() ? "" : trimmed(found->second);
  }

  HumanMark mark_of(const MarkRow& row) {
    HumanMark mark;
    mark.line = row.line;
    const auto student = row.cells.find("student");  // may start or end with a space
    mark.student = student == row.cells.end() ? "" : student->second;
    mark.digest = cell(row, "digest");
    mark.question = cell(row, "question");
    mark.comment = cell(row, "comment");
    mark.marker = cell(row, "marker");
    read_points(row, mark);
    read_decisions(row, mark);
    read_date(row, mark);
    if (mark.decides_nothing()) return mark;
    if (mark.student.empty())
      add(row, "student", {"没有写", "is missing"},
          {"写作业文件夹的名字", "write the name of the submission's folder"});
    check_question(row, mark);
    return mark;
  }

  void check_question(const MarkRow& row, const HumanMark& mark) {
    const auto known = std::ranges::find(exercise_.questions, mark.question, &Question::id);
    if (known != exercise_.questions.end()) {
      if (mark.points && *mark.points > known->points)
        add(row, "points",
            {fmt::format("超过满分 {}", known->points.hundredths / 100.0),
             fmt::format("more than the {} possible", known->points.hundredths / 100.0)},
            {"不要超过满分", "write at most that"});
      return;
    }
    if (mark.question != "code") {
      add(row, "question",
          mark.question.empty() ? Text{"没有写", "is missing"}
                                : Text{fmt::format("没有 '{}' 这一题", mark.question),
                                       fmt::format("there is no '{}'", mark.question)},
          {"写 " + question_names() + "code（代码的一票否决）",
           "write " + question_names() + "or code for its hard fails"});
    } else if (mark.points) {
      add(row, "points", {"代码靠运行来评分", "the code is marked by running it"},
          {"points 留空", "leave the points empty"});
    }
  }

  std::string question_names() const {
    std::string names;
    for (const Question& question : exercise_.questions) names += question.id + ", ";
    return names;
  }

  void read_points(const MarkRow& row, HumanMark& mark) {
    std::string text = cell(row, "points");
    if (text.empty()) return;
    std::ranges::replace(text, ',', '.');
    const auto dot = std::min(text.find('.'), text.size());
    std::string decimals = dot < text.size() ? text.substr(dot + 1) : "";
    const std::string digits = text.substr(0, dot) + decimals;
    const bool number =
        !digits.empty() && digits.size() <= 9 && digits.find_first_not_of("0123456789") == std::string::npos;
    if (!number)
      return add(row, "points",
                 {fmt::format("'{}' 不是分数", text), fmt::format("'{}' is no number of points", text)},
                 {"写成 1.5 这样", "write it as 1.5"});
    while (decimals.size() > 2 && decimals.back() == '0') decimals.pop_back();
    if (decimals.size() > 2)
      return add(row, "points", {"比 0.01 还细", "finer than 0.01"},
                 {"最多两位小数", "write at most two decimals"});
    decimals.resize(2, '0');
    mark.points = Points{std::stoi(text.substr(0, dot) + decimals)};
  }

  void read_decisions(const MarkRow& row, HumanMark& mark) {
    for (const auto& [rule, word] : row.decisions) {
      const std::string decision = trimmed(word);
      if (decision.empty() || decision == "?") continue;
      if (!message_of_rule(exercise_, rule))
        add(row, "hard_fail",
            {fmt::format("没有 '{}' 这条规则", rule), fmt::format("there is no rule '{}'", rule)},
            {"规则名见评分标准", "take the names from the rubric"});
      else if (decision == "confirm")
        mark.hard_fails[rule] = Decision::confirmed;
      else if (decision == "lift")
        mark.hard_fails[rule] = Decision::lifted;
      else
        add(row, "hard_fail",
            {fmt::format("{} 写的是 '{}'", rule, decision), fmt::format("'{}' for {}", decision, rule)},
            {"写 confirm 或 lift", "write confirm or lift"});
    }
  }

  void read_date(const MarkRow& row, HumanMark& mark) {
    mark.date = cell(row, "date");
    if (mark.date.empty()) {
      mark.date = date_;
      return;
    }
    const auto digit = [](char letter) { return letter >= '0' && letter <= '9'; };
    std::string shape = mark.date.substr(0, 10);
    std::ranges::replace_if(shape, digit, '0');
    if (shape != "0000-00-00" || mark.date.size() > 40 || !is_day(mark.date))
      add(row, "date", {fmt::format("'{}' 不是日期", mark.date), fmt::format("'{}' is no date", mark.date)},
          {"写成 2027-01-31 这样", "write it as 2027-01-31"});
  }

  const Exercise& exercise_;
  MarkRows& rows_;
  std::string date_;
  std::set<std::pair<std::string, std::string>> seen_ = {};
};

void throw_if_any(std::vector<MarkProblem> problems, const std::string& name) {
  if (problems.empty()) return;
  std::ranges::stable_sort(problems, {}, &MarkProblem::line);
  Text text = {name + " 里的评分不能用：", fmt::format("the marks in {} cannot be used:", name)};
  for (const MarkProblem& problem : problems) {
    const std::string place = fmt::format("\n  {}:{}: ", name, problem.line);
    text.zh += place + problem.what.zh + "；" + problem.mend.zh;
    text.en += place + problem.what.en + "; " + problem.mend.en;
  }
  throw BilingualError(text, {"改好这些行；什么都没有评", "mend these lines; nothing was graded"});
}

}  // namespace

HumanMarks read_marks(const Exercise& exercise, std::string_view bytes, const std::string& name,
                      const std::string& date) {
  const formats::DecodedText decoded = formats::decode_text(bytes);
  if (decoded.decoding != formats::Decoding::understood)
    throw BilingualError(
        {name + " 里的评分不是 UTF-8 文本", "the marks in " + name + " are no text in UTF-8"},
        {"把文件存为 UTF-8", "save the file as UTF-8"});
  MarkRows rows = name.ends_with(".csv") ? csv_rows(decoded.text) : yaml_rows(exercise, decoded.text);
  HumanMarks marks{name, Reading(exercise, rows, date).marks()};
  throw_if_any(std::move(rows.problems), name);
  return marks;
}

HumanMarks read_marks_file(const Exercise& exercise, const std::filesystem::path& file) {
  constexpr std::size_t cap_bytes = std::size_t{64} << 20;
  const auto bytes = sys::read_own(file, cap_bytes);
  if (!bytes)
    throw BilingualError({"没有文件 " + file.string(), "there is no file " + file.string()},
                         {"检查 --marks 后面的路径", "look at the path of the marks"});
  std::error_code failed;
  const auto changed = std::filesystem::last_write_time(file, failed);
  const auto when = std::chrono::time_point_cast<std::chrono::seconds>(
      std::chrono::file_clock::to_sys(failed ? std::filesystem::file_time_type::clock::now() : changed));
  const std::time_t seconds = std::chrono::system_clock::to_time_t(when);
  return read_marks(exercise, *bytes, file.string(), fmt::format("{:%Y-%m-%d}", fmt::gmtime(seconds)));
}

}  // namespace grader::intake
