// SPDX-License-Identifier: MIT
#include "grader/report/compiler_words.hpp"

#include <gtest/gtest.h>

#include "grader/report/checklist.hpp"
#include "tests/support/sample_grades.hpp"

namespace grader::report {
namespace {

using Errors = std::vector<OwnError>;

bool holds(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

/// The blank accum of line 29 does not compile; the words about it are `diagnostics`.
Grade broken_grade(const std::string& diagnostics) {
  Grade grade = samples::sample_grade();
  grade.code.build = BuildOutcome::compile_error;
  grade.code.outcome = CodeOutcome::compile_error;
  grade.code.build_detail = diagnostics;
  return grade;
}

TEST(CompilerWords, OnlyErrorsOfTheOwnFileAreTaken) {
  EXPECT_EQ(own_errors("In file included from ledger.hpp:3:\n"
                       "/usr/include/new:12:1: error: declaration\n"
                       "adapter.hpp:5:2: error: no member\n"
                       "ledger.hpp:7:3: warning: unused\n"
                       "ledger.hpp:8:3: error: expected ';'\n"
                       "   8 | int x\n"
                       "ledger.hpp:9: fatal error: no such file\n",
                       "ledger.hpp"),
            (Errors{{8, "expected ';'"}, {9, "no such file"}}));
}

TEST(CompilerWords, ANameThatOnlyBeginsLikeTheFileIsAnother) {
  EXPECT_EQ(own_errors("ledger.hpp.old:8:3: error: expected ';'\n", "ledger.hpp"), Errors{});
  EXPECT_EQ(own_errors("ledger.hpp:x:3: error: expected ';'\n", "ledger.hpp"), Errors{});
  EXPECT_EQ(own_errors("ledger.hpp:8:3: error: expected ';'\n", ""), Errors{});
}

TEST(CompilerWords, ABlankGetsTheErrorOfItsLineOrOfTheNextOne) {
  const BlankMark blank = samples::uncompilable_blank();
  EXPECT_EQ(error_of_blank(broken_grade("ledger.hpp:29:3: error: here\n"), blank)->sentence, "here");
  EXPECT_EQ(error_of_blank(broken_grade("ledger.hpp:30:3: error: below\n"), blank)->line, 30);
  EXPECT_FALSE(error_of_blank(broken_grade("ledger.hpp:31:3: error: elsewhere\n"), blank));
  EXPECT_FALSE(error_of_blank(broken_grade("ledger.hpp:28:3: error: elsewhere\n"), blank));
}

TEST(CompilerWords, AnErrorOfTheNextLineThatIsAnotherBlanksIsNotTaken) {
  Grade grade = broken_grade("ledger.hpp:30:3: error: the neighbour's\n");
  BlankMark neighbour = samples::uncompilable_blank();
  neighbour.line = 30;
  grade.code.blanks.push_back(neighbour);
  EXPECT_FALSE(error_of_blank(grade, grade.code.blanks[2]));
  EXPECT_TRUE(error_of_blank(grade, neighbour));
}

TEST(CompilerWords, AFileWhoseOnlyFaultIsAnEmptyBlankIsNotSaidToBeBroken) {
  Grade grade = broken_grade("ledger.hpp:29:3: error: '______' was not declared\n");
  EXPECT_TRUE(does_not_build(grade));
  grade.code.blanks[2].state = BlankState::unfilled;
  EXPECT_FALSE(does_not_build(grade));
  grade.code.build_detail += "ledger.hpp:33:1: error: expected ';'\n";
  EXPECT_TRUE(does_not_build(grade));
  EXPECT_EQ(first_own_error(grade)->line, 33);
}

TEST(CompilerWords, TheChecklistSaysBesideThePointsThatTheFileDoesNotCompile) {
  const Grade grade = broken_grade("ledger.hpp:29:3: error: expected primary-expression\n");
  const std::string en = checklist(grade, {.language = Language::en});
  EXPECT_TRUE(holds(en,
                    "(pass mark 8)\nledger.hpp does not compile as it stands (line 29): expected "
                    "primary-expression\nBlanks that are right"))
      << en;
  EXPECT_TRUE(holds(en, "Compiler: ledger.hpp:29: expected primary-expression")) << en;
  const std::string zh = checklist(grade, {.language = Language::zh});
  EXPECT_TRUE(holds(zh, "ledger.hpp 现在这样无法编译（第 29 行）：expected primary-expression\n")) << zh;
}

TEST(CompilerWords, WithoutAnErrorOfTheOwnFileNoLineIsNamedAndNoPathOfThisComputerShown) {
  const std::string text = checklist(broken_grade("/usr/include/new:12:1: error: odd\n"), {});
  EXPECT_TRUE(holds(text, "ledger.hpp cannot be built into a program as it stands.")) << text;
  EXPECT_FALSE(holds(text, "/usr/include")) << text;
}

TEST(CompilerWords, AreEscapedAndShort) {
  const std::string text =
      checklist(broken_grade("ledger.hpp:29:3: error: \x1b[2J" + std::string(5000, 'x') + "\n"), {});
  EXPECT_FALSE(holds(text, "\x1b"));
  EXPECT_TRUE(holds(text, "\\x1b[2J")) << text;
  EXPECT_FALSE(holds(text, std::string(200, 'x')));
}

}  // namespace
}  // namespace grader::report
