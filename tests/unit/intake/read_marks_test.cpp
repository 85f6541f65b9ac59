// SPDX-License-Identifier: MIT
#include "grader/intake/read_marks.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "grader/report/review_list.hpp"
#include "grader/types/bilingual_error.hpp"

namespace grader::intake {
namespace {

using ::testing::HasSubstr;

Exercise boxes() {
  Exercise exercise;
  exercise.name = "boxes";
  exercise.questions = {{"Q1", {200}}, {"Q2", {200}}};
  exercise.hard_fails = {{"mixed_up", {}}, {"left_out", {}}};
  exercise.answers.rules.push_back({.id = "only_in_words"});
  return exercise;
}

const std::string head = "schema: ledger-grader/marks/1\nexercise: boxes\n";

std::vector<HumanMark> marks_in(const std::string& text, const std::string& name = "marks.yaml") {
  return read_marks(boxes(), text, name, "2027-02-01").marks;
}

std::string trouble_with(const std::string& text, const std::string& name = "marks.yaml") {
  try {
    marks_in(text, name);
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

TEST(ReadMarks, YamlIsReadWithItsDefaults) {
  const auto marks = marks_in(head +
                              "marker: wang\nmarks:\n- student: li\n  question: Q1\n  points: 1.5\n"
                              "  hard_fail: {mixed_up: lift}\n  comment: ok\n");
  ASSERT_EQ(marks.size(), 1u);
  EXPECT_EQ(marks[0].points, Points{150});
  EXPECT_EQ(marks[0].hard_fails.at("mixed_up"), Decision::lifted);
  EXPECT_EQ(marks[0].marker, "wang");
  EXPECT_EQ(marks[0].date, "2027-02-01");
  EXPECT_EQ(marks[0].line, 5);
}

TEST(ReadMarks, CsvIsReadWithSemicolonsAndDecimalCommas) {
  const auto marks = marks_in(
      "student;question;points;hard_fail;marker;date\nli;Q2;1,5;\"mixed_up=confirm; left_out=?\";"
      "wang;2027-01-31\n",
      "marks.csv");
  ASSERT_EQ(marks.size(), 1u);
  EXPECT_EQ(marks[0].points, Points{150});
  EXPECT_EQ(marks[0].hard_fails.size(), 1u);
  EXPECT_EQ(marks[0].date, "2027-01-31");
}

TEST(ReadMarks, LinesThatDecideNothingAreNoMarks) {
  EXPECT_TRUE(
      marks_in(head + "marks:\n- student: li\n  question: Q1\n  points:\n  hard_fail:\n    mixed_up:\n")
          .empty());
  EXPECT_TRUE(marks_in(head + "marks:\n").empty());
}

TEST(ReadMarks, ARuleThatOnlyWordsCanShowMayBeDecidedToo) {
  const auto marks = marks_in(head +
                              "marks:\n- {student: li, question: Q1, marker: w, hard_fail: "
                              "{only_in_words: confirm}}\n");
  ASSERT_EQ(marks.size(), 1U);
  EXPECT_EQ(marks[0].hard_fails.at("only_in_words"), Decision::confirmed);
}

TEST(ReadMarks, EveryProblemIsReportedAtOnceWithItsLine) {
  const std::string trouble = trouble_with(
      head +
      "marks:\n- {student: li, question: Q9, points: 1, marker: w}\n- {student: li, question: Q1, points: "
      "2.01, marker: w}\n"
      "- {student: li, question: Q2, points: 1.255, marker: w}\n- {student: zhao, question: Q1, points: 1}\n"
      "- {student: zhao, question: Q2, points: x, marker: w}\n- {student: he, question: Q1, hard_fail: "
      "{nothing: lift, mixed_up: maybe}, points: 1, marker: w}\n"
      "- {student: he, question: Q1, points: 2, marker: w}\n- {student: he, question: code, points: 2, "
      "marker: w, colour: red}\n");
  for (const char* part : {"marks.yaml:4: question: there is no 'Q9'", ":5: points: more than the 2 possible",
                           ":6: points: finer than 0.01", ":7: marker: is missing",
                           ":8: points: 'x' is no number", ":9: hard_fail: there is no rule 'nothing'",
                           ":9: hard_fail: 'maybe'", ":10: question: 'Q1' of he is marked twice",
                           ":11: points: the code is marked by running", ":11: the key 'colour' is unknown"})
    EXPECT_THAT(trouble, HasSubstr(part));
}

TEST(ReadMarks, PointsAtTheEdgeAreTaken) {
  EXPECT_EQ(marks_in(head + "marks:\n- {student: li, question: Q1, points: 2.00, marker: w}\n")[0].points,
            Points{200});
  EXPECT_EQ(marks_in(head + "marks:\n- {student: li, question: Q1, points: 0, marker: w}\n")[0].points,
            Points{0});
  EXPECT_THAT(trouble_with(head + "marks:\n- {student: li, question: Q1, points: -1, marker: w}\n"),
              HasSubstr("no number"));
}

TEST(ReadMarks, AnotherFileOrExerciseIsRefused) {
  EXPECT_THAT(trouble_with("schema: x\nexercise: boxes\nmarks: []\n"), HasSubstr("no file of marks"));
  EXPECT_THAT(trouble_with("schema: ledger-grader/marks/1\nexercise: other\n"),
              HasSubstr("not marks for boxes"));
  for (const char* marks : {"", "marks: 5\n", "marks: {student: li}\n"})
    EXPECT_THAT(trouble_with(head + marks), HasSubstr("list")) << marks;
  for (const char* table : {"", "\n", "student,points\nli,2\n", "question,points\nQ1,2\n"})
    EXPECT_THAT(trouble_with(table, "marks.csv"), HasSubstr("column")) << table;
  EXPECT_THAT(trouble_with("student,grade\nli,2\n", "marks.csv"), HasSubstr("the column 'grade' is unknown"));
}

/// Grades with everything that could break a file.
std::vector<Grade> hard_to_write() {
  Grade grade;
  grade.exercise = "boxes";
  grade.graded = true;
  grade.submission_id = "=li: \"wei\" #1\n - 李\xE2\x80\xAE";
  grade.submission_digest = "sha256:1";
  QuestionMark mark{"Q1", {0}, {200}, {200}, "unmarked", true};
  mark.answer = "  indented\n\n--- \n...\npoints: 2\n\"quoted\" 'x' # no comment\n\ttab\nend \x1b[31m \xff\n";
  HardFail found;
  found.rule = "mixed_up";
  found.where = "Q1";
  found.certainty = Certainty::suspected;
  found.quote = "a: \"b\"\nc";
  mark.hard_fails = {found};
  grade.questions = {mark};
  return {grade};
}

TEST(ReadMarks, AReviewListFedBackAsItIsChangesNothing) {
  for (const Language language : {Language::zh, Language::en}) {
    EXPECT_TRUE(
        marks_in(report::review_list("boxes", hard_to_write(), report::ListFormat::yaml, language)).empty());
    EXPECT_TRUE(
        marks_in(report::review_list("boxes", hard_to_write(), report::ListFormat::csv, language), "l.csv")
            .empty());
  }
}

TEST(ReadMarks, AFilledReviewListFindsItsStudent) {
  std::string list = report::review_list("boxes", hard_to_write(), report::ListFormat::yaml, Language::en);
  const std::string field = "    points:\n";
  list.replace(list.find(field), field.size(), "    points: 1.5\n");
  list.replace(list.find("      mixed_up:\n"), 16, "      mixed_up: lift\n");
  list.replace(list.find("marker:\n"), 8, "marker: wang\n");
  const auto marks = marks_in(list);
  ASSERT_EQ(marks.size(), 1u);
  EXPECT_EQ(marks[0].student, hard_to_write()[0].submission_id);
  EXPECT_EQ(marks[0].hard_fails.at("mixed_up"), Decision::lifted);
  EXPECT_EQ(marks[0].points, Points{150});
}

TEST(ReadMarks, AnEmptyReviewListIsNoMark) {
  for (const auto format : {report::ListFormat::yaml, report::ListFormat::csv})
    for (const char* exercise : {"boxes", ""})
      EXPECT_TRUE(marks_in(report::review_list(exercise, {}, format, Language::en),
                           format == report::ListFormat::csv ? "l.csv" : "l.yaml")
                      .empty());
  EXPECT_THAT(
      trouble_with("schema: ledger-grader/marks/1\nexercise:\nmarks:\n- {student: li, question: Q1}\n"),
      HasSubstr("not marks for boxes"));
}

TEST(ReadMarks, ADateIsADayOfTheCalendar) {
  const auto dated = [](const std::string& date) {
    return head + "marks:\n- {student: li, question: Q1, points: 1, marker: w, date: " + date + "}\n";
  };
  for (const char* date : {"2027-02-28", "2028-02-29", "2027-12-31"})
    EXPECT_EQ(marks_in(dated(date))[0].date, date);
  for (const char* date : {"2027-02-29", "2027-02-31", "2027-13-01", "2027-00-10", "2027-01-00", "2027-1-1"})
    EXPECT_THAT(trouble_with(dated(date)), HasSubstr("is no date")) << date;
}

TEST(ReadMarks, ProblemsAreToldInBothLanguages) {
  try {
    marks_in("student,question,points,marker\nli,Q1,many,wang\nli,Q9,1,wang\n", "m.csv");
    FAIL() << "no error";
  } catch (const Error& error) {
    const Text what = texts_of(error).what;
    EXPECT_THAT(what.en, HasSubstr("m.csv:2: points: 'many' is no number of points; write it as 1.5"));
    EXPECT_THAT(what.zh, HasSubstr("m.csv:2: points：'many' 不是分数；写成 1.5 这样"));
    EXPECT_THAT(what.zh, HasSubstr("m.csv:3: question：没有 'Q9' 这一题"));
  }
}

}  // namespace
}  // namespace grader::intake
