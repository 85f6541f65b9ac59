// SPDX-License-Identifier: MIT
#include "grader/report/ci_summary.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "grader/report/for_student.hpp"
#include "tests/support/format_rules.hpp"
#include "tests/support/nasty_grades.hpp"
#include "tests/support/nasty_strings.hpp"

namespace grader::report {
namespace {

std::string summary_of(const Grade& grade,
                       const CheckSurroundings& surroundings = {.code_file = "ledger.hpp"}) {
  return ci_summary(grade, check_items(grade, surroundings), Language::en);
}

TEST(CiSummary, BeginsWithTheVerdictAndTheNextStep) {
  const auto lines = rules::lines_of(summary_of(for_student(samples::sample_grade())));
  EXPECT_EQ(rules::read_markdown_text(lines.at(0)),
            "Lesson 1: the memory ledger: not passed, 2.5–6.5 of 10 points (pass mark 8)");
  EXPECT_EQ(rules::read_markdown_text(lines.at(2)), "Next: look again at bytes to GiB (ledger.hpp:41).");
}

TEST(CiSummary, HasARowForEachItem) {
  EXPECT_THAT(summary_of(for_student(samples::sample_grade())),
              testing::HasSubstr("| ✗ | bytes to GiB | 0 of 0.5 | ledger.hpp:41 |\n"));
}

TEST(CiSummary, SaysThatNobodyWasGraded) {
  const std::string text = summary_of(samples::not_graded());
  EXPECT_TRUE(text.starts_with("## Not graded (this is not a zero)\n"));
}

TEST(CiSummary, IsCutBeforeItIsTooLong) {
  const CheckItem item{.id = "x", .title = "x", .text = std::string(300'000, 'x')};
  const auto summary = [&](std::size_t count) {
    return ci_summary(samples::sample_grade(), std::vector<CheckItem>(count, item), Language::en);
  };
  EXPECT_THAT(summary(3), testing::Not(testing::HasSubstr("Too long")));
  EXPECT_THAT(summary(4), testing::HasSubstr("Too long"));
  EXPECT_LE(summary(4).size(), most_summary_bytes);
}

/// What is left of a line without the signs of ours.
std::vector<std::string> parts_of(std::string line) {
  for (const std::string sign : {"## ", "### "})
    if (line.starts_with(sign)) return {line.substr(sign.size())};
  if (line.starts_with("**") && line.ends_with("**") && line.size() > 4)
    return {line.substr(2, line.size() - 4)};
  if (!line.starts_with("| ")) return {line};
  std::vector<std::string> cells;
  for (std::size_t at = 2; at < line.size();) {
    std::size_t end = line.find(" |", at);
    // A bar of a student has a backslash before it, and so no space.
    cells.push_back(line.substr(at, end - at));
    at = end + 3;
  }
  return cells;
}

TEST(CiSummary, OfANastyGradeIsPlainText) {
  for (const std::string& text : samples::nasty_strings()) {
    SCOPED_TRACE(text.substr(0, 100));
    for (const Grade& grade : samples::nasty_grades(text)) {
      const std::string summary =
          summary_of(grade, {.folder = text.substr(0, 1000), .code_file = text.substr(0, 4000)});
      EXPECT_LT(summary.size(), most_summary_bytes);
      for (const std::string& line : rules::lines_of(summary)) {
        if (line == "|---|---|---|---|" || line == "| | item | points | place |") continue;
        for (const std::string& part : parts_of(line)) {
          const auto broken = rules::broken_markdown_line(part);
          EXPECT_FALSE(broken) << *broken << ": " << line.substr(0, 300);
        }
      }
    }
  }
}

}  // namespace
}  // namespace grader::report
