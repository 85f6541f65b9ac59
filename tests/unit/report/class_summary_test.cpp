// SPDX-License-Identifier: MIT
#include "grader/report/class_summary.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/support/format_rules.hpp"
#include "tests/support/nasty_strings.hpp"
#include "tests/support/sample_grades.hpp"

namespace grader::report {
namespace {

using nlohmann::json;

Grade with_points(int hundredths, Verdict verdict) {
  Grade grade = samples::sample_grade();
  grade.low = {hundredths};
  grade.verdict = verdict;
  return grade;
}

std::string english(const ClassSummary& summary) { return summary.text(Language::en, Colour::never); }

TEST(ClassSummary, CountsEveryKindOfOutcome) {
  ClassSummary summary;
  for (int i = 0; i < 4; ++i) summary.add(with_points(900, Verdict::pass));
  for (int i = 0; i < 3; ++i) summary.add(with_points(500, Verdict::undecided));
  for (int i = 0; i < 2; ++i) summary.add(with_points(100, Verdict::fail));
  summary.add(samples::not_graded());
  EXPECT_NE(english(summary).find("10 submissions: 4 passed, 3 undecided, 2 not passed, 1 not graded"),
            std::string::npos);
  EXPECT_NE(summary.text(Language::zh, Colour::never).find("10 份作业：4 通过，3 待定，2 未通过，1 未评分"),
            std::string::npos);
  const json parsed = json::parse(summary.json());
  EXPECT_EQ(parsed["pass"], 4);
  EXPECT_EQ(parsed["undecided"], 3);
  EXPECT_EQ(parsed["fail"], 2);
  EXPECT_EQ(parsed["not_graded"], 1);
}

TEST(ClassSummary, PointsFallIntoTheirTenth) {
  ClassSummary summary;
  for (const int points : {0, 99, 100, 899, 900, 1000}) summary.add(with_points(points, Verdict::fail));
  EXPECT_EQ(json::parse(summary.json())["spread_in_tenths"], json({2, 1, 0, 0, 0, 0, 0, 0, 1, 2}));
}

TEST(ClassSummary, AStudentCountsOnceForWhatHeDidTwice) {
  Grade grade = samples::sample_grade();
  grade.code.diagnoses.push_back(grade.code.diagnoses.front());
  grade.code.hard_fails.push_back(grade.code.hard_fails.front());
  grade.questions[0].hard_fails = {grade.code.hard_fails.front()};
  ClassSummary summary;
  summary.add(grade);
  const json parsed = json::parse(summary.json());
  EXPECT_EQ(parsed["hard_fails"], json::parse(R"([{"id":"gb_gib","students":1,"points_lost":0.0}])"));
  EXPECT_EQ(parsed["diagnoses"].size(), 3U);
  for (const json& diagnosis : parsed["diagnoses"]) EXPECT_EQ(diagnosis["students"], 1);
}

TEST(ClassSummary, BlanksAreSortedByWhatTheyCost) {
  Grade cheap = samples::sample_grade();
  cheap.code.blanks = {samples::wrong_blank()};
  Grade dear = samples::sample_grade();
  dear.code.blanks = {samples::right_blank()};
  dear.code.blanks[0].points = {};
  ClassSummary summary;
  summary.add(cheap);
  summary.add(dear);
  const std::string text = english(summary);
  EXPECT_LT(text.find("the sum of the six fields: 1 student, on average 1 point each"),
            text.find("bytes to GiB: 1 student,"));
}

TEST(ClassSummary, TheOrderOfTheGradesMeansNothing) {
  std::vector<Grade> grades = {with_points(900, Verdict::pass), with_points(100, Verdict::fail),
                               samples::not_graded()};
  grades[0].code.diagnoses.resize(1);
  ClassSummary forward;
  ClassSummary backward;
  for (const Grade& grade : grades) forward.add(grade);
  for (auto grade = grades.rbegin(); grade != grades.rend(); ++grade) backward.add(*grade);
  EXPECT_EQ(english(forward), english(backward));
  EXPECT_EQ(forward.json(), backward.json());
}

TEST(ClassSummary, AnEmptyClassAndOneWithoutAGradeAreSaid) {
  ClassSummary summary;
  EXPECT_EQ(english(summary), "0 submissions: 0 passed, 0 undecided, 0 not passed, 0 not graded\n");
  EXPECT_TRUE(json::accept(summary.json()));
  summary.add(samples::not_graded());
  EXPECT_EQ(english(summary), "1 submission: 0 passed, 0 undecided, 0 not passed, 1 not graded\n");
}

TEST(ClassSummary, ABarForAnyoneAndAtMostFortyColumns) {
  ClassSummary summary;
  for (int i = 0; i < 1000; ++i) summary.add(with_points(900, Verdict::pass));
  summary.add(with_points(0, Verdict::fail));
  const std::string text = english(summary);
  EXPECT_NE(text.find("0–1     █ 1\n"), std::string::npos) << text;
  std::string bar;
  for (int i = 0; i < 40; ++i) bar += "█";
  EXPECT_NE(text.find(" " + bar + " 1000\n"), std::string::npos) << text;
}

TEST(ClassSummary, IsHarmlessWhateverItsTextsHold) {
  for (const std::string& nasty : samples::nasty_pairs()) {
    Grade grade = samples::hostile_grade();
    for (FoundDiagnosis& found : grade.code.diagnoses) found.message = {nasty, nasty};
    for (HardFail& found : grade.code.hard_fails) found.message = {nasty, nasty};
    for (BlankMark& blank : grade.code.blanks) blank.title = {nasty, nasty};
    ClassSummary summary;
    summary.add(grade);
    const auto broken = rules::broken_ci_log(english(summary));
    EXPECT_FALSE(broken) << *broken;
    EXPECT_TRUE(json::accept(summary.json()));
  }
}

TEST(ClassSummary, NamesWhoHasNoUsableFileAndCountsNoBlankOfHis) {
  Grade grade = with_points(0, Verdict::fail);
  grade.submission_id = "mis \x1b n";
  grade.code.blanks = {samples::wrong_blank()};
  ClassSummary summary;
  summary.add(grade, {{"code_file_missing", true, {"没有找到 a.hpp。", "a.hpp is missing."}},
                      {"answers_missing", false, {"没有找到 answers.md。", "answers.md is missing."}}});
  EXPECT_NE(
      english(summary).find("No usable file\n  - mis \\x1b n: a.hpp is missing. answers.md is missing.\n"),
      std::string::npos)
      << english(summary);
  EXPECT_NE(
      summary.text(Language::zh, Colour::never).find("没有能用的文件\n  - mis \\x1b n：没有找到 a.hpp。"),
      std::string::npos);
  EXPECT_EQ(english(summary).find("Blanks that cost most"), std::string::npos);
  EXPECT_EQ(json::parse(summary.json())["no_usable_file"],
            json::parse(R"([{"student":"mis \\x1b n","files":["code_file_missing","answers_missing"]}])"));
}

TEST(ClassSummary, BlanksOfWhoHasOnlyNoAnswersCount) {
  Grade grade = with_points(0, Verdict::fail);
  grade.code.build = BuildOutcome::compiled;
  grade.code.blanks = {samples::wrong_blank()};
  ClassSummary summary;
  summary.add(grade, {{"answers_missing", false, {"没有", "is missing"}}});
  EXPECT_NE(english(summary).find("Blanks that cost most"), std::string::npos);
  grade.code.build = BuildOutcome::refused;
  ClassSummary refused;
  refused.add(grade);
  EXPECT_EQ(english(refused).find("Blanks that cost most"), std::string::npos);
}

TEST(ClassSummary, OfManyWithoutFilesThirtyAreNamed) {
  ClassSummary summary;
  for (int i = 0; i < 31; ++i) {
    Grade grade = with_points(0, Verdict::fail);
    grade.submission_id = "s" + std::to_string(i);
    summary.add(grade, {{"code_file_missing", true, {"没有", "gone"}}});
    EXPECT_EQ(english(summary).find("more") != std::string::npos, i == 30);
  }
  EXPECT_NE(english(summary).find("… and 1 student more"), std::string::npos);
}

TEST(ClassSummary, TheSumOfTheClassAndTheMeanAreToldApart) {
  Grade grade = samples::sample_grade();
  grade.code.blanks = {samples::wrong_blank()};
  ClassSummary summary;
  summary.add(grade);
  summary.add(grade);
  const std::string text = english(summary);
  EXPECT_NE(text.find("(left: the whole class together)"), std::string::npos);
  EXPECT_NE(text.find("2 students, on average "), std::string::npos) << text;
}

}  // namespace
}  // namespace grader::report
