// SPDX-License-Identifier: MIT
#include "grader/cli/class_notices.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/format_rules.hpp"
#include "tests/support/nasty_strings.hpp"

namespace grader::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string after(const intake::ClassFolder& folder, const std::vector<std::string>& gradebook,
                  Language language = Language::en) {
  return notices_after(folder, gradebook, language);
}

TEST(ClassNotices, NothingToSayIsNothingSaid) {
  const intake::ClassFolder folder{.students = {"class/ana", "class/bo"}};
  EXPECT_EQ(notices_before(folder, Language::en), "");
  EXPECT_EQ(after(folder, {"ana", "bo"}), "");
}

TEST(ClassNotices, WhatIsPassedOverIsNamedBeforeAndWhatMayBeWorkOnceMoreAfter) {
  const intake::ClassFolder folder{
      .students = {"ana"}, .passed_over = {"a.zip", "list.csv"}, .unread = {"a.zip"}, .results = {"old"}};
  EXPECT_EQ(notices_before(folder, Language::en),
            "passed over (no folders): a.zip, list.csv\npassed over (results of a run): old\n");
  EXPECT_THAT(after(folder, {"ana"}), HasSubstr("without a grade: a.zip."));
  EXPECT_THAT(after(folder, {"ana"}), Not(HasSubstr("list.csv")));
  EXPECT_THAT(after(folder, {"ana"}, Language::zh), HasSubstr("没有成绩：a.zip。"));
}

TEST(ClassNotices, WhoHasAGradeAndNoFolderIsCountedAndNamed) {
  const intake::ClassFolder folder{.students = {"class/ana"}};
  EXPECT_THAT(after(folder, {"ana", "bo"}), HasSubstr("(gone or renamed): 1 student: bo."));
  EXPECT_THAT(after(folder, {"ana", "bo"}, Language::zh), HasSubstr("1 名学生"));
  std::vector<std::string> many;
  for (int i = 0; i < 1000; ++i) many.push_back("student " + std::to_string(i));
  EXPECT_THAT(after(folder, many), HasSubstr("1000 students: student 0, "));
  EXPECT_LT(after(folder, many).size(), 1000U);
}

TEST(ClassNotices, NamesThatMayBeOneStudentStandInQuotationMarks) {
  const intake::ClassFolder folder{.students = {"Ana Lee", "Ana Lee ", "bo"}};
  EXPECT_THAT(after(folder, {"Ana Lee", "Ana Lee ", "bo"}),
              HasSubstr("student: \"Ana Lee\", \"Ana Lee \"\n"));
}

TEST(ClassNotices, AnotherRubricIsCountedWithItsPlace) {
  EXPECT_THAT(other_rubric_notice(2, "/course/ex", Language::en),
              HasSubstr("(now from /course/ex): 2 grades."));
  EXPECT_THAT(other_rubric_notice(2, "/course/ex", Language::zh), HasSubstr("/course/ex"));
}

TEST(ClassNotices, AreHarmlessWhateverTheNamesHold) {
  for (const std::string& nasty : samples::nasty_pairs()) {
    const intake::ClassFolder folder{
        .students = {"ana"}, .passed_over = {nasty}, .unread = {nasty}, .results = {nasty}};
    for (const std::string& text : {notices_before(folder, Language::en), after(folder, {nasty, nasty + " "}),
                                    other_rubric_notice(1, nasty, Language::en)}) {
      const auto broken = rules::broken_ci_log(text);
      EXPECT_FALSE(broken) << *broken;
    }
  }
}

}  // namespace
}  // namespace grader::cli
