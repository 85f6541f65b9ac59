// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "grader/report/checklist.hpp"
#include "grader/report/report.hpp"
#include "tests/support/sample_grades.hpp"

namespace grader::report {
namespace {

std::string plain_text(const Grade& grade, Language language, Audience audience) {
  return terminal_text(grade, language, audience, Colour::never);
}

bool holds(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

// ---- the whole page, as people see it ---------------------------------------------------------------

constexpr std::string_view student_zh = R"text(alice：未通过，2.5–6.5 分（满分 10 分，8 分及格）
  第 1 课：显存账本

一票否决
  出现其中任何一项，无论得多少分，本课都不算通过。
  ✗ 代码：混淆了 GB 与 GiB。

代码：2.5 分（满分 4 分）
  运行结果：有的数值不对
  ✓    1 / 1     总和
  ~ 1.25 / 1.5   各项大小
  ✗    0 / 1     单位换算

失分的空
   -0.5  GiB 换算（ledger.hpp:41）
         用的是 GB 的除数。
         bytes_to_gib(16000000000) → 16
         想一想：1 GiB 是多少字节？
   -0.5  累积缓冲（ledger.hpp:29）
         这个空无法编译。
         编译器：error: 'self' was not declared
         想一想：开启时多大，关闭时又是多少？

扣分
   -0.5  检查被改动。（ledger.hpp:24）

还发现
  - 留有输出语句。

程序运行时有输出。输出既不加分，也不扣分。

书面回答
  Q1：0–2 分（满分 2 分）。等待人工阅读。
  Q2：1.5 分（满分 2 分），老师评阅
  Q3：0 分（满分 2 分），没有找到回答

显存实测：这次没有做，不影响分数，也不用你做什么。这里只是静态审查，没有与真实的 GPU 分配比
对。
)text";

constexpr std::string_view student_en = R"text(alice: not passed, 2.5–6.5 of 10 points (pass mark 8)
  Lesson 1: the memory ledger

Hard fails
  Any one of these fails the exercise, whatever the points.
  ✗ in the code: GB and GiB are confused.

Code: 2.5 of 4 points
  Outcome: some values are wrong
  ✓    1 / 1     Total
  ~ 1.25 / 1.5   Component sizes
  ✗    0 / 1     Units

Where points were lost
   -0.5  bytes to GiB (ledger.hpp:41)
         The divisor is that of a GB.
         bytes_to_gib(16000000000) → 16
         Think about it: How many bytes is 1 GiB?
   -0.5  the accumulation buffer (ledger.hpp:29)
         This blank does not compile.
         Compiler: error: 'self' was not declared
         Think about it: How large is it when on, and what remains when off?

Deductions
   -0.5  The check was changed. (ledger.hpp:24)

Also found
  - The code still prints something.

The program prints something when it runs. Output neither earns nor costs points.

Written answers
  Q1: 0–2 of 2 points. A person has to read it.
  Q2: 1.5 of 2 points, marked by a person
  Q3: 0 of 2 points, no answer was found

Device check: no part of this run; it changes no points, and there is nothing for you to do.
This is a static review; nothing was compared with real GPU allocations.
)text";

constexpr std::string_view instructor_en = R"text(alice: not passed, 2.5–6.5 of 10 points (pass mark 8)
  Lesson 1: the memory ledger

Hard fails
  Any one of these fails the exercise, whatever the points.
  ✗ gb_gib (code): GB and GiB are confused.
      bytes_to_gib(918273645) → 0.918 (expected 0.855), hidden input

Code: 2.5 of 4 points
  Outcome: some values are wrong
  ✓    1 / 1     Total
  ~ 1.25 / 1.5   Component sizes
  ✗    0 / 1     Units

Where points were lost
   -0.5  bytes to GiB (ledger.hpp:41)
         The divisor is that of a GB.
         bytes_to_gib(16000000000) → 16 (expected 14.9)
         Think about it: How many bytes is 1 GiB?
   -0.5  the accumulation buffer (ledger.hpp:29)
         This blank does not compile.
         Compiler: error: 'self' was not declared
         Think about it: How large is it when on, and what remains when off?

Deductions
   -0.5  The check was changed. (ledger.hpp:24)

Also found
  - The code still prints something.

The program prints something when it runs. Output neither earns nor costs points.

Written answers
  Q1: 0–2 of 2 points. A person has to read it.
  Q2: 1.5 of 2 points, marked by a person
  Q3: 0 of 2 points, no answer was found

Device check: no part of this run; it changes no points, and there is nothing for you to do.
This is a static review; nothing was compared with real GPU allocations.
Grader ledger-grader 0.1.0 · compiler g++ 12.2.0 · sandbox bubblewrap 0.8.0 · rubric
sha256:bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
)text";

TEST(TerminalReport, GivesAStudentThePageInChinese) {
  EXPECT_EQ(plain_text(samples::sample_grade(), Language::zh, Audience::student), student_zh);
}

TEST(TerminalReport, GivesAStudentThePageInEnglish) {
  EXPECT_EQ(plain_text(samples::sample_grade(), Language::en, Audience::student), student_en);
}

TEST(TerminalReport, GivesAnInstructorWhatAStudentMayNotSee) {
  EXPECT_EQ(plain_text(samples::sample_grade(), Language::en, Audience::instructor), instructor_en);
}

// ---- what must never be there -----------------------------------------------------------------------

TEST(TerminalReport, AStudentSeesNothingHidden) {
  for (const Language language : {Language::zh, Language::en}) {
    const std::string text = plain_text(samples::sample_grade(), language, Audience::student);
    for (const char* hidden : {"918273645", "0.918", "0.855", "14.9", "5eed5eed", "debug n=", "copy_9f"}) {
      EXPECT_FALSE(holds(text, hidden)) << hidden;
    }
  }
}

TEST(TerminalReport, WhatTheProgramPrintedIsInNobodysReport) {
  for (const Audience audience : {Audience::student, Audience::instructor}) {
    const std::string text = plain_text(samples::sample_grade(), Language::en, audience);
    EXPECT_TRUE(holds(text, "The program prints something when it runs."));
    EXPECT_FALSE(holds(text, "debug n="));
  }
}

TEST(TerminalReport, TheSeedIsNotEvenOnTheInstructorsTerminal) {
  EXPECT_FALSE(holds(plain_text(samples::sample_grade(), Language::en, Audience::instructor), "5eed5eed"));
}

TEST(TerminalReport, HostileTextLosesItsTeethForBothReaders) {
  for (const Audience audience : {Audience::student, Audience::instructor}) {
    const std::string text = plain_text(samples::hostile_grade(), Language::en, audience);
    for (const char* bad : {"\x1b", "\a", "\r", "\b", "\xe2\x80\xae", "\xc2\x9b", "\xff", "\x7f"}) {
      EXPECT_FALSE(holds(text, bad));
    }
    EXPECT_FALSE(holds(text, std::string_view("\0", 1)));
    EXPECT_TRUE(holds(text, R"(\x1b[31mred)"));
    EXPECT_LT(text.size(), 16000U);
  }
}

TEST(TerminalReport, AHostileNameStaysOnTheFirstLine) {
  Grade grade = samples::sample_grade();
  grade.submission_id = "a\nmallory: passed, 10 of 10";
  const std::string text = plain_text(grade, Language::en, Audience::instructor);
  EXPECT_TRUE(text.starts_with(R"(a\x0amallory: passed, 10 of 10: not passed)"));
}

// ---- single rules -----------------------------------------------------------------------------------

TEST(TerminalReport, NotGradedIsRedAndSaysThatItIsNoZero) {
  const std::string text =
      terminal_text(samples::not_graded(), Language::en, Audience::student, Colour::always);
  EXPECT_TRUE(text.starts_with("\x1b[1;31mbob: not graded (this is not a zero)\x1b[0m\n"));
  EXPECT_TRUE(holds(text, "What to do: run ledger-grader doctor"));
  EXPECT_FALSE(holds(text, "points"));
}

TEST(TerminalReport, ColoursAppearOnlyWhenAskedFor) {
  EXPECT_TRUE(holds(terminal_text(samples::sample_grade(), Language::en, Audience::student, Colour::always),
                    "\x1b["));
  EXPECT_FALSE(holds(plain_text(samples::sample_grade(), Language::en, Audience::student), "\x1b["));
}

TEST(TerminalReport, AnUndecidedGradeSaysWhyItIsOpen) {
  Grade grade = samples::sample_grade();
  grade.verdict = Verdict::undecided;
  grade.code.hard_fails.clear();
  EXPECT_TRUE(holds(plain_text(grade, Language::en, Audience::student),
                    "The written answers are still open: the total may end up on either side"));
}

TEST(TerminalReport, AnUndecidedGradeWithEnoughPointsSaysThatOnlyTheHardFailDecides) {
  Grade grade = samples::sample_grade();
  grade.verdict = Verdict::undecided;
  grade.code.hard_fails[0].certainty = Certainty::suspected;
  const std::string_view either_side = "either side of the pass mark";
  const std::string_view enough = "the points suffice however they turn out";
  grade.high = {880};
  grade.low = grade.pass;
  for (const Audience audience : {Audience::student, Audience::instructor}) {
    const std::string text = plain_text(grade, Language::en, audience);
    EXPECT_TRUE(holds(text, enough)) << text;
    EXPECT_FALSE(holds(text, either_side)) << text;
    EXPECT_TRUE(holds(plain_text(grade, Language::zh, audience), "分数都够及格"));
  }
  grade.low = {799};
  const std::string below = plain_text(grade, Language::en, Audience::student);
  EXPECT_TRUE(holds(below, either_side)) << below;
  EXPECT_FALSE(holds(below, enough)) << below;
  grade.low = grade.high;
  const std::string decided = plain_text(grade, Language::en, Audience::student);
  EXPECT_FALSE(holds(decided, "The written answers are still open")) << decided;
}

TEST(TerminalReport, ASuspectedHardFailIsNotCalledEstablished) {
  Grade grade = samples::sample_grade();
  grade.verdict = Verdict::undecided;
  grade.code.hard_fails[0].certainty = Certainty::suspected;
  const std::string text = plain_text(grade, Language::en, Audience::instructor);
  EXPECT_TRUE(holds(text, "waits for a person to confirm it"));
  EXPECT_TRUE(holds(text, "? gb_gib (code): GB and GiB are confused. [suspected, to be confirmed]"));
  EXPECT_TRUE(holds(plain_text(grade, Language::en, Audience::student),
                    "  ? the code: a person will look at this place. What may be wrong: GB and GiB are"));
}

/// All points, and words of which only a person may say that they fail the exercise.
Grade grade_with_a_passage(Certainty certainty) {
  Grade grade = samples::sample_grade();
  grade.verdict = Verdict::undecided;
  grade.low = grade.high = grade.possible;
  grade.code.hard_fails.clear();
  HardFail found{"too_absolute", {"说得太绝对。", "It is said without a premise."}, certainty, "Q3"};
  found.quote = "it can\nnever be";
  grade.questions[2].hard_fails = {found};
  return grade;
}

TEST(TerminalReport, WhatOnlyAPersonMayConfirmDoesNotLookLikeAFailToTheStudent) {
  const Grade grade = grade_with_a_passage(Certainty::established);
  for (const std::string& text : {plain_text(grade, Language::en, Audience::student),
                                  markdown_report(grade, Language::en, Audience::student)}) {
    EXPECT_TRUE(holds(text, "A person has to look at one place before it is known")) << text;
    EXPECT_TRUE(holds(text, "? Q3: a person will read this passage. What may be wrong: It is said")) << text;
    EXPECT_TRUE(holds(text, "\"it can never be\"")) << text;
    for (const char* verdict : {"too_absolute", "✗ Q3", "established", "suspected", "ard fail"})
      EXPECT_FALSE(holds(text, verdict)) << verdict << "\n" << text;
  }
  EXPECT_TRUE(holds(plain_text(grade, Language::zh, Audience::student),
                    "? Q3：老师会来看这段文字。可能的问题：说得太绝对。"));
}

TEST(TerminalReport, WhatWordsOnlySuggestStandsBelowTheAnswerAndNowhereElse) {
  const Grade grade = grade_with_a_passage(Certainty::suspected);
  for (const std::string& text : {plain_text(grade, Language::en, Audience::student),
                                  markdown_report(grade, Language::en, Audience::student)}) {
    EXPECT_TRUE(holds(text, "A passage of the written answers is read by a person")) << text;
    EXPECT_TRUE(holds(text, "nothing is decided yet: \"it can never be\"")) << text;
    for (const char* said :
         {"too_absolute", "It is said without", "For a person to read", "suspected", "ard fail"})
      EXPECT_FALSE(holds(text, said)) << said << "\n" << text;
  }
}

TEST(TerminalReport, TheInstructorIsToldWhatWaitsByItsName) {
  for (const Certainty certainty : {Certainty::established, Certainty::suspected}) {
    const std::string text = plain_text(grade_with_a_passage(certainty), Language::en, Audience::instructor);
    EXPECT_TRUE(holds(text, "? too_absolute (Q3): It is said without a premise. [")) << text;
    EXPECT_TRUE(holds(text, "A hard fail waits for a person to confirm it.")) << text;
  }
}

TEST(TerminalReport, WhatAPersonConfirmedFailsTheStudent) {
  Grade grade = grade_with_a_passage(Certainty::established);
  grade.verdict = Verdict::fail;
  grade.questions[2].hard_fails[0].decision = Decision::confirmed;
  grade.questions[2].hard_fails[0].marker = "wang";
  const std::string text = plain_text(grade, Language::en, Audience::student);
  EXPECT_TRUE(holds(text, "  ✗ Q3: It is said without a premise. [confirmed by wang]")) << text;
  EXPECT_TRUE(holds(text, "Hard fails")) << text;
}

TEST(TerminalReport, FullPointsAreSaidInOneSentence) {
  Grade grade = samples::sample_grade();
  grade.code.blanks = {samples::right_blank()};
  const std::string text = plain_text(grade, Language::en, Audience::student);
  EXPECT_TRUE(holds(text, "Every blank is right."));
  EXPECT_FALSE(holds(text, "Where points were lost"));
}

Grade with_build_error() {
  Grade grade = samples::sample_grade();
  grade.code.build = BuildOutcome::compile_error;
  grade.code.build_detail =
      "In file included from shim.cpp:3:\nledger.hpp:9:2: error: expected ';'\n    9 | x\n";
  return grade;
}

TEST(TerminalReport, AStudentSeesTheErrorsOfHisOwnFileOnly) {
  Grade grade = with_build_error();
  const std::string one = plain_text(grade, Language::en, Audience::student);
  EXPECT_TRUE(holds(one, "  ledger.hpp does not compile as it stands (line 9): expected ';'\n"));
  EXPECT_FALSE(holds(one, "What the compiler says"));
  grade.code.build_detail += "/usr/include/new:1:1: error: odd\nledger.hpp:12:4: error: expected '}'\n";
  const std::string two = plain_text(grade, Language::en, Audience::student);
  EXPECT_TRUE(holds(two, "  ledger.hpp:9:2: error: expected ';'\n  ledger.hpp:12:4: error: expected '}'\n"));
  for (const std::string& text : {one, two}) {
    EXPECT_FALSE(holds(text, "shim.cpp"));
    EXPECT_FALSE(holds(text, "/usr/include"));
  }
}

TEST(TerminalReport, AnInstructorSeesTwentyLinesOfTheCompiler) {
  Grade grade = with_build_error();
  for (int i = 0; i < 18; ++i) grade.code.build_detail += "note\n";
  EXPECT_TRUE(holds(plain_text(grade, Language::en, Audience::instructor), "(1 more line)"));
}

TEST(TerminalReport, ARefusedFileIsExplainedOnceAndInTheReadersLanguage) {
  Grade grade = samples::sample_grade();
  grade.code.build = BuildOutcome::refused;
  grade.code.build_reason = {"文件太大。", "The file is too large."};
  grade.code.build_detail = "The file is too large.";
  const std::string text = plain_text(grade, Language::zh, Audience::instructor);
  EXPECT_TRUE(holds(text, "文件太大。"));
  EXPECT_FALSE(holds(text, "The file is too large."));
}

// ---- written answers ----------------------------------------------------------------------------------

Grade grade_with_findings() {
  Grade grade = samples::sample_grade();
  QuestionMark& mark = grade.questions[0];
  mark = {"Q1", {100}, {150}, {200}, "automatic", true};
  mark.concepts = {{"idea", {"想法", "the idea"}, "its \x1b[31mwords", FoundConcept::Bearing::earns},
                   {"slip", {"说错", "a slip"}, "too small", FoundConcept::Bearing::costs},
                   {"aside", {"题外", "an aside"}, "by the way"}};
  mark.missing = {{"other", {"另一个", "the other one"}, {"还有吗？", "Anything else?"}}};
  HardFail found{"mixed_up", {"混了。", "Mixed up."}, Certainty::established, "Q1"};
  found.quote = "a is b";
  mark.hard_fails = {found};
  mark.comment = "look again";
  mark.marker = "wang";
  mark.marked_at = "2027-01-31";
  return grade;
}

TEST(TerminalAnswers, TheInstructorSeesWhatWasFoundAndWhatIsMissing) {
  const std::string text = plain_text(grade_with_findings(), Language::en, Audience::instructor);
  for (const char* part :
       {"+ the idea: \"its \\x1b[31mwords\"", "- missing: the other one",
        "? mixed_up (Q1): Mixed up. [plainly said, to be confirmed]", "in the student's words: \"a is b\"",
        "comment: look again", "marked by wang, 2027-01-31"})
    EXPECT_TRUE(holds(text, part)) << part << "\n" << text;
}

TEST(TerminalAnswers, OnlyWhatEarnsPointsLooksLikeAThingDoneWell) {
  const std::string text = plain_text(grade_with_findings(), Language::en, Audience::instructor);
  EXPECT_TRUE(holds(text, "+ the idea")) << text;
  EXPECT_TRUE(holds(text, "✗ a slip: \"too small\"")) << text;
  EXPECT_TRUE(holds(text, "· an aside: \"by the way\"")) << text;
  const std::string feedback = markdown_report(grade_with_findings(), Language::en, Audience::instructor);
  EXPECT_TRUE(holds(feedback, "- ✗ a slip")) << feedback;
  EXPECT_TRUE(holds(feedback, "- ✓ the idea")) << feedback;
}

TEST(TerminalAnswers, TheStudentGetsAHintAndNotTheAnswer) {
  const std::string text = plain_text(grade_with_findings(), Language::zh, Audience::student);
  EXPECT_TRUE(holds(text, "如果还没写到，想一想：还有吗？"));
  EXPECT_FALSE(holds(text, "想法")) << "the name of an idea may hold the answer";
  EXPECT_FALSE(holds(text, "另一个"));
  EXPECT_FALSE(holds(text, "wang"));
  EXPECT_TRUE(holds(text, "评语：look again"));
}

TEST(TerminalAnswers, TheStudentIsToldWhatCountedAndWhatIsNotSo) {
  Grade grade = grade_with_findings();
  grade.questions[0].counted = {"its \x1b[31mwords", "more"};
  grade.questions[0].slips = {{"small", {"再算。", "count again."}, "too small"}};
  const std::string text = plain_text(grade, Language::en, Audience::student);
  EXPECT_TRUE(holds(text, "Counted: \"its \\x1b[31mwords\" \"more\"")) << text;
  EXPECT_TRUE(holds(text, "\"too small\": count again.")) << text;
}

TEST(TerminalAnswers, FullPointsNeedNoHint) {
  Grade grade = grade_with_findings();
  grade.questions[0].counted = {"its words"};
  const auto pages = [&grade] {
    return std::vector<std::string>{plain_text(grade, Language::en, Audience::student), checklist(grade, {})};
  };
  grade.questions[0].high = grade.questions[0].possible;
  for (const std::string& text : pages()) EXPECT_TRUE(holds(text, "Anything else?")) << text;
  grade.questions[0].low = grade.questions[0].possible;
  for (const std::string& text : pages()) {
    EXPECT_FALSE(holds(text, "Counted")) << text;
    EXPECT_FALSE(holds(text, "Anything else?")) << text;
  }
}

TEST(TerminalAnswers, TheStudentReadsWhyAPersonLooksButNotWhatLacks) {
  Grade grade = grade_with_findings();
  grade.questions[0].reason = {"缺少：另一个。", "Missing: the other one."};
  EXPECT_TRUE(holds(plain_text(grade, Language::en, Audience::student), "Missing: the other one."))
      << "an open mark has no such reason; what it has is shown";
  grade.questions[0].high = grade.questions[0].low;
  grade.questions[0].for_review = false;
  EXPECT_FALSE(holds(plain_text(grade, Language::en, Audience::student), "the other one"));
  EXPECT_TRUE(holds(plain_text(grade, Language::en, Audience::instructor), "Missing: the other one."));
}

TEST(TerminalAnswers, WhatWordsOnlySuggestHasNoNameForTheStudent) {
  Grade grade = grade_with_findings();
  grade.questions[0].hard_fails[0].certainty = Certainty::suspected;
  const std::string text = plain_text(grade, Language::en, Audience::student);
  EXPECT_TRUE(holds(text, "A person will read this passage; nothing is decided yet: \"a is b\"")) << text;
  EXPECT_FALSE(holds(text, "Mixed up.")) << text;
  EXPECT_TRUE(holds(plain_text(grade, Language::en, Audience::instructor), "mixed_up (Q1): Mixed up."));
}

TEST(TerminalAnswers, WhatAPersonDecidedIsSaid) {
  Grade grade = grade_with_findings();
  grade.questions[0].hard_fails[0].decision = Decision::lifted;
  grade.questions[0].hard_fails[0].marker = "wang";
  EXPECT_TRUE(holds(plain_text(grade, Language::en, Audience::instructor), "lifted by wang"));
}

TEST(TerminalAnswers, TheRescaleTaskIsToldOnlyWhereThereIsOne) {
  Grade grade = samples::sample_grade();
  EXPECT_FALSE(holds(plain_text(grade, Language::en, Audience::student), "Rescale"));
  grade.asks_rescale = true;
  grade.rescale = {RescaleMark::State::wrong, {"原因", "The reason."}};
  EXPECT_TRUE(holds(plain_text(grade, Language::en, Audience::student),
                    "Rescale task (optional, no points): not right. The reason."));
}

}  // namespace
}  // namespace grader::report
