// SPDX-License-Identifier: MIT
// A grade without a sandbox says so where nobody can miss it.
#include <gtest/gtest.h>

#include "grader/report/report.hpp"
#include "tests/support/sample_grades.hpp"

namespace grader::report {
namespace {

std::string first_lines(const std::string& sandbox, Language language, Audience audience) {
  Grade grade = samples::sample_grade();
  grade.provenance.sandbox = sandbox;
  return terminal_text(grade, language, audience, Colour::never).substr(0, 400);
}

TEST(TerminalSandbox, ItsAbsenceIsSaidAtTheTopToEverybody) {
  for (const Audience audience : {Audience::instructor, Audience::student}) {
    EXPECT_NE(first_lines("none", Language::en, audience).find("graded without a sandbox"),
              std::string::npos);
    EXPECT_NE(first_lines("none", Language::zh, audience).find("没有沙箱"), std::string::npos);
  }
}

TEST(TerminalSandbox, NothingIsSaidWhenThereIsOne) {
  EXPECT_EQ(
      first_lines("bubblewrap 0.8.0, seccomp", Language::en, Audience::instructor).find("without a sandbox"),
      std::string::npos);
}

}  // namespace
}  // namespace grader::report
