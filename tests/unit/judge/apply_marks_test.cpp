// SPDX-License-Identifier: MIT
#include "grader/judge/apply_marks.hpp"

#include <gtest/gtest.h>

namespace grader::judge {
namespace {

class ApplyMarks : public ::testing::Test {
 protected:
  ApplyMarks() {
    exercise_.pass = {800};
    exercise_.hard_fails = {{"mixed_up", {"混", "Mixed up."}}};
    grade_.graded = true;
    grade_.submission_id = "li";
    grade_.submission_digest = "sha256:1";
    grade_.code.points = {600};
    grade_.questions = {{"Q1", {0}, {200}, {200}, "unmarked", true}};
    mark_ = {.student = "li",
             .question = "Q1",
             .points = Points{200},
             .comment = "fine",
             .marker = "wang",
             .date = "2027-01-31"};
  }
  std::vector<Text> apply() { return apply_marks(exercise_, {"marks.yaml", {mark_}}, grade_); }
  void add_hard_fail(Certainty certainty) {
    HardFail found;
    found.rule = "mixed_up";
    found.where = "Q1";
    found.certainty = certainty;
    grade_.questions[0].hard_fails = {found};
  }
  Exercise exercise_;
  Grade grade_;
  HumanMark mark_;
};

TEST_F(ApplyMarks, PointsOverrideAndAreRecordedWithWhoAndWhen) {
  EXPECT_TRUE(apply().empty());
  const QuestionMark& question = grade_.questions[0];
  EXPECT_EQ(question.low, Points{200});
  EXPECT_EQ(question.basis, "manual");
  EXPECT_FALSE(question.for_review);
  EXPECT_EQ(question.marker, "wang");
  EXPECT_EQ(question.marked_at, "2027-01-31");
  EXPECT_EQ(question.comment, "fine");
  EXPECT_EQ(grade_.verdict, Verdict::pass);
}

TEST_F(ApplyMarks, WhatWasSaidOfOtherPointsIsNotSaidOfThese) {
  QuestionMark full = {
      "Q1", {200}, {200}, {200}, "automatic", false, {"要点齐全。", "Every point is there."}};
  full.concepts = {{"grad", {}, "gradients", FoundConcept::Bearing::earns}};
  full.missing = {{"sum", {"和", "the sum"}, {"想一想", "think"}}};
  grade_.questions = {full};
  mark_.points = Points{50};
  apply();
  EXPECT_EQ(grade_.questions[0].reason.en, "A person decided otherwise than the program had read it.");
  EXPECT_EQ(grade_.questions[0].concepts[0].bearing, FoundConcept::Bearing::neither);
  EXPECT_EQ(grade_.questions[0].missing.size(), 1U);

  grade_.questions = {full};
  mark_.points = Points{200};
  apply();
  EXPECT_EQ(grade_.questions[0].reason.en, "A person agrees with what the program had read.");
  EXPECT_EQ(grade_.questions[0].concepts[0].bearing, FoundConcept::Bearing::earns);
  EXPECT_TRUE(grade_.questions[0].missing.empty()) << "full points need no hint";

  full.low = {0};
  grade_.questions = {full};
  mark_.points = Points{100};
  apply();
  EXPECT_EQ(grade_.questions[0].reason.en, "A person has read what the program was unsure of.");
}

TEST_F(ApplyMarks, WhatWasMissingIsForgottenWhenAPersonFoundSomeOfIt) {
  QuestionMark open = {"Q1", {50}, {150}, {200}, "automatic", true};
  open.missing = {{"sum", {"和", "the sum"}, {"想一想", "think"}}};
  grade_.questions = {open};
  mark_.points = Points{50};
  apply();
  EXPECT_EQ(grade_.questions[0].missing.size(), 1U);
  grade_.questions = {open};
  mark_.points = Points{75};
  apply();
  EXPECT_TRUE(grade_.questions[0].missing.empty());
}

TEST_F(ApplyMarks, AMarkThatDecidesNothingChangesNothing) {
  mark_ = {.student = "li", .question = "Q1", .marker = "wang"};
  apply();
  EXPECT_TRUE(grade_.questions[0].for_review);
  EXPECT_EQ(grade_.questions[0].marker, "");
}

TEST_F(ApplyMarks, AMarkForAnotherVersionIsLeftOutAndToldOf) {
  mark_.digest = "sha256:2";
  EXPECT_EQ(apply().size(), 1u);
  EXPECT_EQ(grade_.questions[0].basis, "unmarked");
  mark_.digest = "sha256:1";
  EXPECT_TRUE(apply().empty());
  EXPECT_EQ(grade_.questions[0].basis, "manual");
}

TEST_F(ApplyMarks, AHardFailIsConfirmedOrLifted) {
  add_hard_fail(Certainty::suspected);
  mark_.hard_fails = {{"mixed_up", Decision::lifted}};
  apply();
  EXPECT_EQ(grade_.verdict, Verdict::pass);
  mark_.hard_fails = {{"mixed_up", Decision::confirmed}};
  apply();
  EXPECT_EQ(grade_.verdict, Verdict::fail);
  EXPECT_EQ(grade_.questions[0].hard_fails[0].marker, "wang");
}

TEST_F(ApplyMarks, ARuleThatOnlyThePersonSawIsAdded) {
  mark_.hard_fails = {{"mixed_up", Decision::confirmed}};
  apply();
  ASSERT_EQ(grade_.questions[0].hard_fails.size(), 1u);
  EXPECT_EQ(grade_.questions[0].hard_fails[0].message.en, "Mixed up.");
  EXPECT_EQ(grade_.verdict, Verdict::fail);
}

TEST_F(ApplyMarks, OthersStudentsAndGradesThatAreNoneStay) {
  mark_.student = "zhao";
  apply();
  EXPECT_EQ(grade_.questions[0].basis, "unmarked");
  mark_.student = "li";
  grade_.graded = false;
  apply();
  EXPECT_EQ(grade_.questions[0].basis, "unmarked");
}

TEST_F(ApplyMarks, StudentsWhoWereNotGradedAreNamedOnce) {
  EXPECT_EQ(unknown_students({"m", {mark_, mark_}}, {"zhao"}), std::vector<std::string>{"li"});
  EXPECT_TRUE(unknown_students({"m", {mark_}}, {"li"}).empty());
}

TEST_F(ApplyMarks, ALeftOutMarkSaysWhereItCameFrom) {
  mark_.digest = "sha256:2";
  mark_.line = 7;
  EXPECT_EQ(apply().at(0).en.find("marks.yaml:7: the submission of li was changed"), 0u) << apply().at(0).en;
  mark_.line = 0;
  EXPECT_NE(apply().at(0).en.find("for Q1 of li in the gradebook, given on 2027-01-31 by wang"),
            std::string::npos);
  EXPECT_NE(apply().at(0).zh.find("成绩册里 wang 在 2027-01-31 给 li 的 Q1"), std::string::npos);
  EXPECT_EQ(apply().at(0).en.find(":0:"), std::string::npos);
}

TEST_F(ApplyMarks, ALaterMarkLeavesStandingWhatItDoesNotDecide) {
  HumanMark earlier = mark_;
  earlier.digest = "sha256:1";
  earlier.points.reset();
  earlier.hard_fails = {{"mixed_up", Decision::confirmed}};
  HumanMark later = mark_;
  later.digest = "sha256:1";
  later.comment.clear();
  later.marker = "li";
  const HumanMark both = merged(earlier, later);
  EXPECT_EQ(both.points, Points{200});
  EXPECT_EQ(both.hard_fails, earlier.hard_fails);
  EXPECT_EQ(both.comment, "fine");
  EXPECT_EQ(both.marker, "li");
  later.hard_fails = {{"mixed_up", Decision::lifted}};
  EXPECT_EQ(merged(earlier, later).hard_fails, later.hard_fails);
}

TEST_F(ApplyMarks, OfAChangedSubmissionNoEarlierMarkStands) {
  HumanMark earlier = mark_;
  earlier.digest = "sha256:0";
  HumanMark later = mark_;
  later.digest = "sha256:1";
  later.points.reset();
  EXPECT_FALSE(merged(earlier, later).points);
}

}  // namespace
}  // namespace grader::judge
