// SPDX-License-Identifier: MIT
#include "grader/store/gradebook.hpp"

#include <gtest/gtest.h>

#include "grader/error.hpp"
#include "tests/support/sample_grades.hpp"
#include "tests/support/scratch.hpp"
#include "tests/support/whole_records.hpp"

namespace grader::store {
namespace {

constexpr const char* noon = "2026-03-01T12:00:00Z";
const RunHeader first_run = {"lesson01", "r1", "grader 1", "i1", noon};

class GradebookTest : public ::testing::Test {
 protected:
  static Entry entry_of(const std::string& student, const std::string& digest = "d1") {
    Entry entry;
    entry.submission.id = student;
    entry.submission.digest = digest;
    entry.submission.code = {"ledger.hpp", FileState::taken, "int x;", {}};
    entry.made = {digest, "r1", "i1"};
    entry.observation = {"key of " + digest, "parts 1"};
    entry.grade = samples::sample_grade();
    entry.grade.submission_id = student;
    entry.automatic = entry.grade;
    entry.automatic.high = {700};
    return entry;
  }

  static ObservedSubmission observed(const std::string& seed, Repeatable repeatable = Repeatable::yes) {
    ObservedSubmission observed;
    observed.seed = seed;
    observed.repeatable = repeatable;
    return observed;
  }

  std::int64_t count(const std::string& what) const {
    Database database(file_, Database::Access::read_only);
    return integer_of(database.rows("SELECT count(*) FROM " + what).at(0).at(0));
  }

  tests::Scratch scratch_;
  std::filesystem::path file_ = scratch_ / "gradebook.sqlite";
  Gradebook book_{file_, Gradebook::Access::write};
};

TEST_F(GradebookTest, KeepsEverythingAboutAStudent) {
  book_.begin_run(first_run);
  Entry entry = entry_of("张三, \"Ann\"");
  book_.keep(entry, observed("5eed"), noon);
  auto found = book_.find("张三, \"Ann\"");
  ASSERT_TRUE(found);
  EXPECT_TRUE(tests::same(found->submission, entry.submission));
  EXPECT_TRUE(tests::same(found->grade, entry.grade));
  EXPECT_TRUE(tests::same(found->automatic, entry.automatic));
  EXPECT_EQ(found->made, entry.made);
  EXPECT_EQ(found->observation.key, entry.observation.key);
  EXPECT_EQ(found->observation.observed_digest, "parts 1");
  EXPECT_EQ(found->trouble, "");
  EXPECT_EQ(book_.find_observation("key of d1").value().seed, "5eed");
}

TEST_F(GradebookTest, FindsNobodyElse) {
  book_.begin_run(first_run);
  book_.keep(entry_of("anna"), observed("s"), noon);
  EXPECT_FALSE(book_.find("ann"));
  EXPECT_FALSE(book_.find("anna "));
  EXPECT_FALSE(book_.find_observation("key of d2"));
}

TEST_F(GradebookTest, HoldsAGradeOnlyForExactlyWhatItWasMadeFrom) {
  book_.begin_run(first_run);
  book_.keep(entry_of("anna"), observed("s"), noon);
  EXPECT_TRUE(book_.holds("anna", {"d1", "r1", "i1"}));
  EXPECT_FALSE(book_.holds("anna", {"d2", "r1", "i1"}));
  EXPECT_FALSE(book_.holds("anna", {"d1", "r2", "i1"}));
  EXPECT_FALSE(book_.holds("anna", {"d1", "r1", "i2"}));
  EXPECT_FALSE(book_.holds("bob", {"d1", "r1", "i1"}));
}

TEST_F(GradebookTest, AFailedTryKeepsTheGoodGradeAndIsSaid) {
  book_.begin_run(first_run);
  const Entry good = entry_of("anna");
  book_.keep(good, observed("s"), noon);
  book_.keep_trouble(entry_of("anna", "d2").submission, "the disk is full", "make room", noon);
  const auto found = book_.find("anna");
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->grade.graded);
  EXPECT_EQ(found->grade.high, good.grade.high);
  EXPECT_EQ(found->submission.digest, "d1");
  EXPECT_EQ(found->trouble, "the disk is full");
  EXPECT_EQ(found->trouble_hint, "make room");
  EXPECT_FALSE(book_.holds("anna", good.made)) << "it has to be tried again";
}

TEST_F(GradebookTest, AGoodGradeEndsTheTrouble) {
  book_.begin_run(first_run);
  book_.keep_trouble(entry_of("anna").submission, "the disk is full", "make room", noon);
  EXPECT_FALSE(book_.find("anna")->grade.graded);
  EXPECT_EQ(book_.find("anna")->grade.not_graded_reason, "the disk is full");
  book_.keep(entry_of("anna"), observed("s"), noon);
  EXPECT_TRUE(book_.find("anna")->grade.graded);
  EXPECT_EQ(book_.find("anna")->trouble, "");
  EXPECT_EQ(count("troubles"), 0);
}

TEST_F(GradebookTest, NoGradeWithoutGrading) {
  book_.begin_run(first_run);
  Entry entry = entry_of("bob");
  entry.grade = samples::not_graded();
  EXPECT_THROW(book_.keep(entry, observed("s"), noon), Error);
  EXPECT_FALSE(book_.find("bob")) << "and nothing of it stays";
  EXPECT_EQ(count("submissions"), 0);
  EXPECT_EQ(count("observations"), 0);
}

TEST_F(GradebookTest, IsReadInTheOrderOfTheNamesByteByByte) {
  book_.begin_run(first_run);
  const std::vector<std::string> sorted = {"=cmd", "Zoe", "a", "a\nb", "ab", "é", "张三", "👩\u200d👧", "\xff"};
  for (const std::size_t i : {5U, 0U, 8U, 2U, 7U, 1U, 4U, 6U})
    book_.keep(entry_of(sorted[i]), observed("s"), noon);
  book_.keep_trouble(entry_of(sorted[3]).submission, "gone", "hand it in", noon);
  std::vector<std::string> seen;
  book_.each_entry([&](const Entry& entry) { seen.push_back(entry.grade.submission_id); });
  EXPECT_EQ(seen, sorted);
  EXPECT_EQ(book_.students(), sorted);
}

TEST_F(GradebookTest, WhatALimitEndedIsJudgedAgainButNotTakenForAnother) {
  book_.begin_run(first_run);
  book_.keep(entry_of("anna"), observed("s", Repeatable::no), noon);
  EXPECT_FALSE(book_.find_repeatable({"key of d1", {}}));
  EXPECT_TRUE(book_.find_observation("key of d1"));
  book_.keep(entry_of("bob", "d2"), observed("s"), noon);
  EXPECT_TRUE(book_.find_repeatable({"key of d2", {}}));
}

TEST_F(GradebookTest, WhoIsRecognisedSharesTheObservationAndLosesHisTrouble) {
  book_.begin_run(first_run);
  book_.keep(entry_of("anna"), observed("first"), noon);
  book_.keep_trouble(entry_of("bob").submission, "gone", "hand it in", noon);
  book_.keep_recognised(entry_of("bob"), noon);
  book_.end_run(noon);
  EXPECT_TRUE(book_.holds("bob", {"d1", "r1", "i1"}));
  EXPECT_EQ(book_.find("bob")->observation.observed_digest, "parts 1");
  EXPECT_EQ(count("observations"), 1);
  EXPECT_EQ(book_.find_observation("key of d1").value().seed, "first");
}

TEST_F(GradebookTest, ADamagedMemoryIsNone) {
  book_.begin_run(first_run);
  book_.keep(entry_of("anna"), observed("s"), noon);
  Database(file_, Database::Access::read_write)
      .run_script("UPDATE observations SET bytes = substr(bytes, 1, length(bytes) - 1)");
  EXPECT_FALSE(book_.find_observation("key of d1"));
  EXPECT_TRUE(book_.find("anna")->grade.graded);
}

TEST_F(GradebookTest, AnotherRubricJudgesWhatWasObservedBefore) {
  book_.begin_run(first_run);
  book_.keep(entry_of("anna"), observed("s"), noon);
  book_.end_run(noon);
  book_.begin_run({"lesson01", "r2", "grader 1", "regrade", noon});
  Entry changed = *book_.find("anna");
  changed.made.rubric = "r2";
  changed.grade.low = {100};
  book_.keep_judgement(changed, noon);
  book_.end_run(noon);
  EXPECT_TRUE(book_.holds("anna", {"d1", "r2", "i1"}));
  EXPECT_EQ(book_.find("anna")->grade.low, Points{100});
  EXPECT_TRUE(book_.find_observation("key of d1"));
  EXPECT_EQ(count("grades WHERE run = 2"), 1);
}

// ---- findings ------------------------------------------------------------------------------------------

TEST_F(GradebookTest, FindingsAreThoseOfTheLastGrade) {
  book_.begin_run(first_run);
  book_.keep(entry_of("anna"), observed("s"), noon);
  EXPECT_EQ(count("findings WHERE kind = 'hard_fail'"), 1);
  EXPECT_EQ(count("findings WHERE kind = 'diagnosis'"), 3);
  EXPECT_EQ(count("findings WHERE kind = 'deduction' AND points = 50 AND line = 24"), 1);
  EXPECT_EQ(count("findings WHERE kind = 'blank' AND id = 'gib' AND points = 50 AND detail = 'wrong'"), 1);
  EXPECT_EQ(count("findings WHERE kind = 'question'"), 3);
  Entry mended = entry_of("anna", "d2");
  mended.grade.code.hard_fails.clear();
  mended.grade.code.diagnoses.clear();
  book_.keep(mended, observed("s"), noon);
  EXPECT_EQ(count("findings WHERE kind IN ('hard_fail', 'diagnosis')"), 0);
  EXPECT_EQ(count("grades"), 1);
}

// ---- runs ----------------------------------------------------------------------------------------------

TEST_F(GradebookTest, ARunThatWasCutOffIsContinued) {
  book_.begin_run(first_run);
  {
    Gradebook again(file_, Gradebook::Access::write);
    again.begin_run(first_run);
    again.end_run(noon);
  }
  EXPECT_EQ(count("runs"), 1);
  EXPECT_EQ(count("runs WHERE state = 'done'"), 1);
}

TEST_F(GradebookTest, ARunUnderAnotherRubricOrGraderIsAnother) {
  book_.begin_run(first_run);
  book_.begin_run({"lesson01", "r2", "grader 1", "i1", noon});
  book_.begin_run({"lesson01", "r1", "grader 1", "i2", noon});
  EXPECT_EQ(count("runs"), 3);
  EXPECT_EQ(book_.exercise(), "lesson01");
}

TEST_F(GradebookTest, ARunThatEndedIsNotContinued) {
  book_.begin_run(first_run);
  book_.end_run(noon);
  book_.begin_run(first_run);
  EXPECT_EQ(count("runs"), 2);
}

TEST_F(GradebookTest, TheEndOfARunForgetsWhatNoGradeRestsOn) {
  book_.begin_run(first_run);
  book_.keep(entry_of("anna", "d1"), observed("s"), noon);
  book_.keep(entry_of("anna", "d2"), observed("s"), noon);
  EXPECT_EQ(count("observations"), 2);
  book_.end_run(noon);
  EXPECT_FALSE(book_.find_observation("key of d1"));
  EXPECT_TRUE(book_.find_observation("key of d2"));
}

TEST_F(GradebookTest, AGradeWhoseObservationIsDamagedOrGoneIsNotHeld) {
  for (const char* harm : {"UPDATE observations SET bytes = substr(bytes, 1, length(bytes) - 1)",
                           "UPDATE observations SET bytes = ''", "DELETE FROM observations"}) {
    book_.begin_run(first_run);
    const Entry entry = entry_of("anna");
    book_.keep(entry, observed("s"), noon);
    EXPECT_TRUE(book_.holds("anna", entry.made));
    Database(file_, Database::Access::read_write).run_script(harm);
    EXPECT_FALSE(book_.holds("anna", entry.made)) << harm;
  }
}

TEST_F(GradebookTest, AnEmptyOneIsOfNoExercise) { EXPECT_EQ(book_.exercise(), ""); }

// ---- other programs ------------------------------------------------------------------------------------

TEST_F(GradebookTest, ReadingWaitsForNoWriterAndWritesNothing) {
  book_.begin_run(first_run);
  book_.keep(entry_of("anna"), observed("s"), noon);
  Gradebook reader(file_, Gradebook::Access::read);
  EXPECT_TRUE(reader.find("anna"));
  EXPECT_THROW(reader.keep_trouble(entry_of("bob").submission, "r", "h", noon), Error);
}

TEST_F(GradebookTest, OneThatAnotherProgramWritesToIsSaidToBeBusy) {
  Database other(file_, Database::Access::read_write);
  Database impatient(file_, Database::Access::read_write, std::chrono::milliseconds(50));
  other.in_transaction([&] {
    try {
      impatient.run("DELETE FROM grades");
      ADD_FAILURE() << "written although locked";
    } catch (const Error& error) {
      EXPECT_NE(std::string(error.what()).find("another program is writing to it"), std::string::npos);
      EXPECT_EQ(error.trouble(), Trouble::this_grading);
    }
  });
  EXPECT_NO_THROW(impatient.run("DELETE FROM grades"));
}

TEST_F(GradebookTest, ReadingChangesNoByte) {
  const std::filesystem::path file = scratch_ / "a%20b?#.sqlite";
  {
    Gradebook book(file, Gradebook::Access::write);
    book.begin_run(first_run);
    book.keep(entry_of("anna"), observed("s"), noon);
  }
  const std::string before = tests::read_file(file);
  { EXPECT_TRUE(Gradebook(file, Gradebook::Access::read).find("anna")); }
  EXPECT_EQ(tests::read_file(file), before);
}

TEST_F(GradebookTest, KnowsWhetherAnUnchangedSubmissionWasGradedUnderAnotherRubric) {
  book_.begin_run(first_run);
  book_.keep(entry_of("anna"), observed("s"), noon);
  EXPECT_FALSE(book_.holds_of_another_rubric("anna", {"d1", "r1", "i2"}));
  EXPECT_TRUE(book_.holds_of_another_rubric("anna", {"d1", "r2", "i1"}));
  EXPECT_FALSE(book_.holds_of_another_rubric("anna", {"d2", "r2", "i1"})) << "it is another submission";
  EXPECT_FALSE(book_.holds_of_another_rubric("ben", {"d1", "r2", "i1"}));
}

}  // namespace
}  // namespace grader::store
