// SPDX-License-Identifier: MIT
#include "grader/report/checklist.hpp"

#include <gtest/gtest.h>

#include "tests/support/sample_grades.hpp"

namespace grader::report {
namespace {

std::string list_of(RescaleMark::State state, Language language) {
  Grade grade = samples::sample_grade();
  grade.asks_rescale = true;
  grade.rescale = {state, {"总量不符。", "The totals do not fit."}};
  return checklist(grade, {.language = language});
}

TEST(Checklist, TheRescaleTaskHasALine) {
  using State = RescaleMark::State;
  const std::string done = list_of(State::done, Language::en);
  EXPECT_NE(done.find("  ✓ Rescale task (optional, no points): done.\n"), std::string::npos) << done;
  const std::string open = list_of(State::missing, Language::en);
  EXPECT_NE(open.find("  · Rescale task (optional, no points): not done. The totals do not fit.\n"),
            std::string::npos)
      << open;
  const std::string wrong = list_of(State::wrong, Language::zh);
  EXPECT_NE(wrong.find("  ✗ 换算（选做，不计分）：不对。总量不符。\n"), std::string::npos) << wrong;
}

TEST(Checklist, AnExerciseWithoutARescaleTaskHasNone) {
  Grade grade = samples::sample_grade();
  grade.asks_rescale = false;
  EXPECT_EQ(checklist(grade, {.language = Language::en}).find("Rescale"), std::string::npos);
}

/// Everything that the sample lost is there.
Grade full_grade() {
  Grade grade = samples::sample_grade();
  grade.low = grade.high = grade.possible;
  grade.code.deductions.clear();
  grade.code.blanks = {samples::right_blank()};
  grade.code.diagnoses.clear();
  grade.code.hard_fails.clear();
  grade.questions.clear();
  return grade;
}

TEST(Checklist, FullMarksAreSaidAtTheEndAndWhatToHandIn) {
  const std::string en = checklist(full_grade(), {.language = Language::en});
  EXPECT_TRUE(
      en.ends_with("\n\nPoints so far: 10 of 10 (pass mark 8)\n"
                   "Next: hand in your work as your course asks; the files: ledger.hpp, answers.md.\n"))
      << en;
  const std::string zh = checklist(full_grade(), {.language = Language::zh});
  EXPECT_NE(zh.find("要交的文件：ledger.hpp、answers.md。"), std::string::npos) << zh;
}

TEST(Checklist, ABlankWithSomeOfItsPointsSaysWhatEarnedThem) {
  Grade grade = samples::sample_grade();
  const std::string_view words =
      "One thing is wrong here and all the rest is right, which earns 0.25 of 0.5.";
  EXPECT_EQ(checklist(grade, {}).find(words), std::string::npos);
  grade.code.blanks[1].points = {25};
  EXPECT_NE(checklist(grade, {}).find(words), std::string::npos);
}

TEST(Checklist, WhatOnlyAPersonMayConfirmIsAQuestion) {
  Grade grade = full_grade();
  grade.questions = {{"Q3", {200}, {200}, {200}, "automatic", false, {}}};
  grade.verdict = Verdict::undecided;
  grade.questions[0].hard_fails = {
      {"too_absolute", {"说得太绝对。", "It is too absolute."}, Certainty::established, "Q3"}};
  const std::string text = checklist(grade, {});
  EXPECT_NE(
      text.find("\nFor a person to read\n  ? Q3: a person will read this passage. What may be wrong: It "
                "is too absolute.\n"),
      std::string::npos)
      << text;
  EXPECT_EQ(text.find("too_absolute"), std::string::npos) << text;
  EXPECT_EQ(text.find("whatever the points"), std::string::npos) << text;
  grade.questions[0].hard_fails[0].decision = Decision::confirmed;
  EXPECT_NE(checklist(grade, {}).find("  ✗ Q3: It is too absolute.\n"), std::string::npos);
}

std::size_t explanations(const std::vector<std::string>& calls) {
  Grade grade = samples::sample_grade();
  grade.code.blanks.clear();
  for (const std::string& call : calls) {
    BlankMark blank = samples::wrong_blank();
    blank.evidence = {call, "0 * U", "1 * U", true};
    grade.code.blanks.push_back(blank);
  }
  const std::string text = checklist(grade, {});
  const std::string_view words = "0 * U (U stands for a large number)";
  std::size_t count = 0;
  for (auto at = text.find(words); at != std::string::npos; at = text.find(words, at + 1)) ++count;
  return count;
}

TEST(Checklist, TheHiddenNumberIsExplainedOnce) {
  EXPECT_EQ(explanations({"box{0, U}.total()"}), 1u);
  EXPECT_EQ(explanations({"box{0, U}.total()", "box{U, 0}.total()"}), 1u);
  EXPECT_EQ(explanations({"CPU(1)", "U_2(1)", "U(1)"}), 0u);
}

Grade with_passage(Certainty certainty) {
  Grade grade = samples::sample_grade();
  grade.code.hard_fails.clear();
  grade.questions[0] = {"Q1", {200}, {200}, {200}, "automatic"};
  HardFail found{"mixed_up", {"混了。", "Mixed up."}, certainty, "Q1"};
  found.quote = "a is b";
  grade.questions[0].hard_fails = {found};
  return grade;
}

TEST(Checklist, APassageForAPersonStandsBelowItsAnswerWithoutAName) {
  const std::string text = checklist(with_passage(Certainty::suspected), {.language = Language::en});
  EXPECT_NE(text.find("Q1: 2 of 2 (for a person to read)\n      A person will read this passage; nothing is "
                      "decided yet: \"a is b\"\n"),
            std::string::npos)
      << text;
  EXPECT_EQ(text.find("Mixed up."), std::string::npos) << text;
  EXPECT_EQ(text.find("Hard fails"), std::string::npos) << text;
}

TEST(Checklist, WhatWordsEstablishIsSaidAndQuoted) {
  const std::string text = checklist(with_passage(Certainty::established), {.language = Language::zh});
  EXPECT_NE(text.find("  ? Q1：老师会来看这段文字。可能的问题：混了。\n      原话：“a is b”\n"),
            std::string::npos)
      << text;
}

TEST(Checklist, LittleHelpStillSaysWhatCountedAndWhatIsNotSo) {
  Grade grade = samples::sample_grade();
  QuestionMark& mark = grade.questions[0];
  mark = {"Q1", {100}, {100}, {200}, "automatic"};
  mark.counted = {"one thing"};
  mark.slips = {{"small", {"再算。", "count again."}, "too small"}};
  mark.missing = {{"other", {}, {"还有吗？", "Anything else?"}}};
  const ChecklistStyle little = {.language = Language::en, .hints = HintLevel::what_is_wrong};
  EXPECT_NE(
      checklist(grade, little).find("      Counted: \"one thing\"\n      \"too small\": count again.\n"),
      std::string::npos);
  EXPECT_EQ(checklist(grade, little).find("Anything else?"), std::string::npos);
  EXPECT_NE(checklist(grade, {.language = Language::en}).find("Think about it: Anything else?"),
            std::string::npos);
}

}  // namespace
}  // namespace grader::report
