// SPDX-License-Identifier: MIT
// Points stand at the criteria and questions; blanks, edits and the rest are checks without points, so that
// no point is shown twice. The score on top overrides their sum: deductions and hard fails have no row of
// their own there.
#include "grader/report/gradescope.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "grader/formats/json.hpp"
#include "grader/report/escape.hpp"
#include "grader/report/messages.hpp"
#include "grader/report/points_text.hpp"
#include "grader/types/verdict_words.hpp"

namespace grader::report {
namespace {

using formats::Json;
using Kind = CheckItem::Kind;
using State = CheckItem::State;

constexpr std::size_t text_cap_bytes = 2000;

const Text total = {"目前 {0} 分（满分 {1} 分，{2} 分及格）。",
                    "{0} of {1:point|points} so far (pass mark {2})."};
const Text zero = {"一票否决，所以总分为 0：{0}", "A hard fail makes the score 0: {0}"};
const Text suspected = {"还没有结论；老师如果确认这里属于一票否决，总分就是 0：{0}",
                        "Not decided yet; if a person confirms a hard fail here, the score becomes 0: {0}"};
const Text open = {"{0} 还要由老师来看，这里按 {1} 分计，最后会在 {2} 分之间。",
                   "{0} is for a person to read: it counts {1} here and will be within {2}."};
const Text lost_by_edits = {"空以外的改动扣了 {0} 分。", "Lost by changes outside the blanks: {0}."};
const Text not_graded = {"未评分（不是零分）。{0}", "Not graded (this is not a zero). {0}"};

Json number(Points points) { return points.hundredths / 100.0; }

std::string in_words(const Text& text, Language language, std::initializer_list<std::string_view> values) {
  return fill_holes(text.in(language), values);
}

/// In this order: number, name, and what only some have.
Json::Object test(const std::string& number_of_test, const std::string& name, const std::string& output) {
  return {{"number", number_of_test}, {"name", name},           {"name_format", "text"}, {"output", output},
          {"output_format", "text"},  {"visibility", "visible"}};
}

Json criterion_test(const std::string& number_of_test, const CriterionMark& mark, Language language) {
  Json::Object object =
      test(number_of_test, escape_capped(mark.title.in(language), Lines::one, text_cap_bytes),
           escape_capped(mark.reason.in(language), Lines::many, text_cap_bytes));
  object.push_back({"score", number(mark.points)});
  object.push_back({"max_score", number(mark.possible)});
  object.push_back({"status", mark.points == mark.possible ? "passed" : "failed"});
  return object;
}

/// An open question has no points yet, and neither passed nor failed.
Json question_test(const std::string& number_of_test, const CheckItem& item, Language language) {
  std::string output = item.text;
  if (item.state == State::open) output = points_of(item, language) + "\n" + output;
  Json::Object object = test(number_of_test, item.title, output);
  if (item.state == State::open) return object;
  object.push_back({"score", number(item.low)});
  object.push_back({"max_score", number(item.possible)});
  object.push_back({"status", item.state == State::right ? "passed" : "failed"});
  return object;
}

/// Says something and has no points.
Json note_test(const std::string& number_of_test, const CheckItem& item, Language language) {
  const std::string points = points_of(item, language);
  const std::string place =
      item.line > 0 ? fmt::format("{}:{}", escape(item.file, Lines::one), item.line) : std::string();
  std::string name = item.title;
  if (!points.empty()) name += ": " + points;
  if (!place.empty()) name += " (" + place + ")";
  Json::Object object = test(number_of_test, name, item.text);
  const bool wrong = item.kind == Kind::trouble || item.state == State::lost || item.state == State::to_do;
  if (item.state == State::right || wrong) object.push_back({"status", wrong ? "failed" : "passed"});
  return object;
}

Json::Array tests_of(const Grade& grade, const std::vector<CheckItem>& items, Language language) {
  Json::Array tests;
  int of_code = 0;
  int of_answers = 0;
  int of_rest = 0;
  if (grade.graded) {
    for (const CriterionMark& mark : grade.code.criteria)
      tests.push_back(criterion_test(fmt::format("1.{}", ++of_code), mark, language));
  }
  for (const CheckItem& item : items) {
    if (item.kind == Kind::question)
      tests.push_back(question_test(fmt::format("2.{}", ++of_answers), item, language));
  }
  for (const CheckItem& item : items) {
    // A file that is as it was handed out, or absent, is no news to a student.
    const bool no_news = item.kind == Kind::handed_out && item.state != State::lost;
    if (item.kind == Kind::question || no_news) continue;
    tests.push_back(note_test(fmt::format("3.{}", ++of_rest), item, language));
  }
  return tests;
}

bool is_failed_by_a_rule(const Grade& grade) {
  const auto rules = all_hard_fails(grade);
  return std::ranges::any_of(rules, [&](const HardFail& found) { return counts_now(found, grade); });
}

std::string output_of(const Grade& grade, const std::vector<CheckItem>& items, Language language) {
  std::string text =
      in_words(total, language,
               {points_text(grade.low, grade.high), points_text(grade.possible), points_text(grade.pass)});
  Points lost;
  for (const CheckItem& item : items) {
    if (item.kind == Kind::edit) lost += item.possible;
    if (item.kind == Kind::hard_fail && item.state != State::not_run)
      text += "\n" + in_words(item.state == State::lost ? zero : suspected, language, {item.text});
    if (item.kind == Kind::question && item.state == State::open)
      text += "\n" +
              in_words(open, language, {item.title, points_text(item.low), points_text(item.low, item.high)});
  }
  if (lost > Points{}) text += "\n" + in_words(lost_by_edits, language, {points_text(lost)});
  if (grade.provenance.sandbox == "none") text += "\n" + say(Sentence::no_sandbox, language);
  return text + "\n" + say(Sentence::device_not_asked, language);
}

Json extra_data(const Grade& grade) {
  const auto plain = [](const std::string& text) { return escape_capped(text, Lines::one, text_cap_bytes); };
  Json::Object object = {{"exercise", plain(grade.exercise)},
                         {"status", grade.graded ? "graded" : "not_graded"},
                         {"submission_digest", plain(grade.submission_digest)},
                         {"grader", plain(grade.provenance.grader)},
                         {"rubric", plain(grade.provenance.rubric)},
                         {"sandbox", plain(grade.provenance.sandbox)}};
  if (!grade.graded) return object;
  object.push_back({"verdict", word_of(grade.verdict)});
  object.push_back({"points_low", number(grade.low)});
  object.push_back({"points_high", number(grade.high)});
  return object;
}

}  // namespace

std::string gradescope_results(const Grade& grade, const std::vector<CheckItem>& items, Language language) {
  Json::Object results;
  if (grade.graded) {
    results.push_back({"score", number(is_failed_by_a_rule(grade) ? Points{} : grade.low)});
    results.push_back({"output", output_of(grade, items, language)});
  } else {
    const auto trouble = std::ranges::find(items, Kind::trouble, &CheckItem::kind);
    results.push_back(
        {"output", in_words(not_graded, language, {trouble == items.end() ? "" : trouble->text})});
  }
  results.push_back({"output_format", "text"});
  results.push_back({"test_output_format", "text"});
  results.push_back({"test_name_format", "text"});
  results.push_back({"visibility", "visible"});
  results.push_back({"stdout_visibility", "hidden"});
  results.push_back({"tests", tests_of(grade, items, language)});
  results.push_back({"extra_data", extra_data(grade)});
  return formats::write_json(results);
}

}  // namespace grader::report
