// SPDX-License-Identifier: MIT
#include "grader/report/check_items.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "grader/report/for_student.hpp"
#include "tests/support/format_rules.hpp"
#include "tests/support/nasty_grades.hpp"
#include "tests/support/nasty_strings.hpp"

namespace grader::report {
namespace {

using Kind = CheckItem::Kind;
using State = CheckItem::State;

CheckSurroundings surroundings() { return {.code_file = "ledger.hpp", .answers_file = "answers.md"}; }

CheckItem find(const std::vector<CheckItem>& items, Kind kind, const std::string& id) {
  for (const CheckItem& item : items) {
    if (item.kind == kind && item.id == id) return item;
  }
  ADD_FAILURE() << "no " << id;
  return {};
}

TEST(CheckItems, HoldEveryBlankQuestionHardFailAndEditOnce) {
  const auto items = check_items(for_student(samples::sample_grade()), surroundings());
  std::vector<std::string> ids;
  for (const CheckItem& item : items) ids.push_back(item.id);
  EXPECT_THAT(ids, testing::ElementsAre("gb_gib.code", "total", "gib", "accum", "guard_changed", "Q1", "Q2",
                                        "Q3", "debug_output", "device"));
}

TEST(CheckItems, SayWhatIsWrongAndWhere) {
  const auto items = check_items(for_student(samples::sample_grade()), surroundings());
  const CheckItem gib = find(items, Kind::blank, "gib");
  EXPECT_EQ(gib.state, State::lost);
  EXPECT_EQ(gib.file, "ledger.hpp");
  EXPECT_EQ(gib.line, 41);
  EXPECT_THAT(gib.text, testing::HasSubstr("The divisor is that of a GB."));
  EXPECT_THAT(gib.text, testing::HasSubstr("How many bytes is 1 GiB?"));
  EXPECT_EQ(find(items, Kind::blank, "total").text, "");
  EXPECT_EQ(find(items, Kind::question, "Q1").state, State::open);
  EXPECT_EQ(find(items, Kind::question, "Q2").state, State::lost);
  EXPECT_EQ(find(items, Kind::question, "Q3").state, State::to_do);
  EXPECT_EQ(find(items, Kind::device, "device").state, State::not_run);
}

TEST(CheckItems, GiveNoHintWhenNoneIsWanted) {
  CheckSurroundings quiet = surroundings();
  quiet.hints = HintLevel::what_is_wrong;
  const auto items = check_items(for_student(samples::sample_grade()), quiet);
  EXPECT_THAT(find(items, Kind::blank, "gib").text, testing::Not(testing::HasSubstr("How many bytes")));
}

TEST(CheckItems, HoldNothingHidden) {
  for (const CheckItem& item : check_items(for_student(samples::sample_grade()), surroundings())) {
    for (const char* hidden : {"918273645", "0.855", "14.9", "5eed5eed"})
      EXPECT_THAT(item.text, testing::Not(testing::HasSubstr(hidden)));
  }
}

TEST(CheckItems, StandBelowTheRepositoryAndOnlyInFilesThatWereTaken) {
  CheckSurroundings below = surroundings();
  below.folder = "week 1";
  Grade grade = for_student(samples::sample_grade());
  EXPECT_EQ(find(check_items(grade, below), Kind::blank, "gib").file, "week 1/ledger.hpp");
  grade.files = {"answers.md"};
  EXPECT_EQ(find(check_items(grade, below), Kind::blank, "gib").file, "");
}

TEST(CheckItems, AFileThatWasNotTakenIsOneTroubleAndNotOneForEachBlank) {
  Grade grade = for_student(samples::sample_grade());
  grade.code.build = BuildOutcome::missing;
  grade.code.build_reason = {"没有这个文件。", "There is no such file."};
  const auto items = check_items(grade, surroundings());
  EXPECT_EQ(find(items, Kind::file, "file").text, "There is no such file.");
  EXPECT_EQ(find(items, Kind::blank, "gib").state, State::not_run);
}

TEST(CheckItems, AGradeThatIsNoneSaysOnlyWhy) {
  const auto items = check_items(samples::not_graded(), surroundings());
  ASSERT_EQ(items.size(), 1U);
  EXPECT_EQ(items.front().kind, Kind::trouble);
  EXPECT_THAT(items.front().text, testing::HasSubstr("the sandbox could not be started"));
}

TEST(CheckItems, FilesThatWereHandedOutAreWarnedOfOnlyWhenChanged) {
  CheckSurroundings with_files = surroundings();
  with_files.handed_out = {
      {"a", HandedOut::State::same}, {"b", HandedOut::State::changed}, {"c", HandedOut::State::missing}};
  const auto items = check_items(for_student(samples::sample_grade()), with_files);
  EXPECT_EQ(find(items, Kind::handed_out, "a").state, State::right);
  EXPECT_EQ(find(items, Kind::handed_out, "b").state, State::lost);
  EXPECT_EQ(find(items, Kind::handed_out, "c").state, State::not_run);
}

TEST(CheckItems, TwoThingsWithOneNameGetTwo) {
  Grade grade = for_student(samples::sample_grade());
  grade.code.deductions.push_back(grade.code.deductions.front());
  grade.code.deductions.push_back(grade.code.deductions.front());
  std::set<std::pair<Kind, std::string>> names;
  for (const CheckItem& item : check_items(grade, surroundings()))
    EXPECT_TRUE(names.insert({item.kind, item.id}).second) << item.id;
  EXPECT_TRUE(names.contains({Kind::edit, "guard_changed (3)"}));
}

TEST(CheckItems, WordsFailTheExerciseOnlyOnceConfirmed) {
  Grade grade = samples::sample_grade();
  HardFail words = grade.code.hard_fails.front();
  words.where = "Q1";
  grade.verdict = Verdict::undecided;
  grade.high = {900};
  EXPECT_FALSE(counts_now(words, grade));
  words.decision = Decision::confirmed;
  EXPECT_TRUE(counts_now(words, grade));
  words.decision = Decision::lifted;
  words.where = "code";
  EXPECT_FALSE(counts_now(words, grade));
}

TEST(CheckItems, WordsThatWaitForAPersonAreNotCalledAFail) {
  Grade grade = for_student(samples::sample_grade());
  grade.verdict = Verdict::undecided;
  HardFail words = grade.code.hard_fails.front();
  words.where = "Q1";
  words.quote = "16 GB\nis 16 GiB";
  grade.code.hard_fails.clear();
  grade.questions[0].hard_fails = {words};
  const std::vector<CheckItem> items = check_items(grade, surroundings());
  const auto found = std::ranges::find(items, Kind::hard_fail, &CheckItem::kind);
  ASSERT_NE(found, items.end());
  EXPECT_EQ(found->state, State::open);
  EXPECT_EQ(found->title, "for a person to read (Q1)");
  EXPECT_NE(found->text.find("\"16 GB is 16 GiB\""), std::string::npos) << found->text;
}

TEST(CheckItems, OfANastyGradeAreHarmlessText) {
  for (const std::string& text : samples::nasty_strings()) {
    SCOPED_TRACE(text.substr(0, 100));
    for (const Grade& grade : samples::nasty_grades(text)) {
      for (const CheckItem& item : check_items(grade, surroundings())) {
        const auto broken_title = rules::broken_plain_text(item.title, rules::LineEnds::refused);
        EXPECT_FALSE(broken_title) << *broken_title;
        const auto broken_text = rules::broken_ci_log(item.text);
        EXPECT_FALSE(broken_text) << *broken_text;
      }
    }
  }
}

}  // namespace
}  // namespace grader::report
