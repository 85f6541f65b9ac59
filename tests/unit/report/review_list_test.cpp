// SPDX-License-Identifier: MIT
// Reading lists back is tested where marks are read (tests/unit/intake/read_marks_test.cpp).
#include "grader/report/review_list.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/sample_grades.hpp"

namespace grader::report {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

Grade graded(const std::string& id, Verdict verdict) {
  Grade grade;
  grade.graded = true;
  grade.submission_id = id;
  grade.verdict = verdict;
  grade.questions = {{"Q1", {0}, {200}, {200}, "unmarked", true},
                     {"Q2", {200}, {200}, {200}, "automatic", false}};
  return grade;
}

TEST(ReviewList, NamesItsExerciseAlsoWhenNobodyWaits) {
  EXPECT_THAT(review_list("boxes", {}, ListFormat::yaml, Language::en), HasSubstr("\nexercise: boxes\n"));
}

TEST(ReviewList, UndecidedStudentsComeFirst) {
  const std::string list =
      review_list("lesson01", {graded("anna", Verdict::pass), graded("ben", Verdict::undecided)},
                  ListFormat::yaml, Language::en);
  EXPECT_LT(list.find("\"ben\""), list.find("\"anna\""));
}

TEST(ReviewList, OnlyWhatIsOpenIsListed) {
  Grade grade = graded("anna", Verdict::undecided);
  EXPECT_THAT(review_list("lesson01", {grade}, ListFormat::yaml, Language::en),
              Not(HasSubstr("question: Q2")));
  HardFail found;
  found.rule = "mixed_up";
  found.where = "Q2";
  found.quote = "14 of them";
  grade.questions[1].hard_fails = {found};
  const std::string list = review_list("lesson01", {grade}, ListFormat::yaml, Language::en);
  EXPECT_THAT(list, HasSubstr("question: Q2"));
  EXPECT_THAT(list, HasSubstr("mixed_up: \"established: 14 of them\""));
  grade.questions[1].hard_fails[0].decision = Decision::lifted;
  EXPECT_THAT(review_list("lesson01", {grade}, ListFormat::yaml, Language::en),
              Not(HasSubstr("question: Q2")));
}

TEST(ReviewList, PointsThatAreOpenAreListedWhateverElseIsSaidOfThem) {
  Grade grade = graded("anna", Verdict::pass);
  grade.questions[1].low = {150};
  EXPECT_THAT(review_list("lesson01", {grade}, ListFormat::yaml, Language::en), HasSubstr("question: Q2"));
}

TEST(ReviewList, WhatCodeEstablishedNeedsNobody) {
  Grade grade = graded("anna", Verdict::fail);
  grade.code.hard_fails = samples::sample_code().hard_fails;
  EXPECT_THAT(review_list("lesson01", {grade}, ListFormat::yaml, Language::en),
              Not(HasSubstr("question: code")));
  grade.code.hard_fails[0].certainty = Certainty::suspected;
  EXPECT_THAT(review_list("lesson01", {grade}, ListFormat::yaml, Language::en), HasSubstr("question: code"));
}

TEST(ReviewList, GradesThatAreNoneAreLeftOut) {
  EXPECT_THAT(review_list("lesson01", {samples::not_graded()}, ListFormat::yaml, Language::en),
              Not(HasSubstr("student:")));
}

TEST(ReviewList, TheFormatGoesByTheName) {
  EXPECT_EQ(list_format_of("a.csv"), ListFormat::csv);
  EXPECT_EQ(list_format_of("a.yaml"), ListFormat::yaml);
}

}  // namespace
}  // namespace grader::report
