// SPDX-License-Identifier: MIT
// Golden cases: the whole report of a submission, byte for byte. With LEDGER_GRADER_UPDATE_CASES set, what is
// expected is written anew instead (scripts/update_cases).
#include <gtest/gtest.h>

#include <cstdlib>
#include <ostream>

#include "tests/end_to_end/case.hpp"
#include "tests/support/scratch.hpp"

namespace grader::tests {
void PrintTo(const Case& golden, std::ostream* out) { *out << golden.folder.string(); }

namespace {

bool is_update() { return std::getenv("LEDGER_GRADER_UPDATE_CASES") != nullptr; }

class Cases : public ::testing::TestWithParam<Case> {
 protected:
  static void expect_same(const std::filesystem::path& file, const std::string& report) {
    if (is_update()) return write_file(file, report);
    ASSERT_TRUE(std::filesystem::exists(file)) << "run scripts/update_cases and read git diff";
    EXPECT_EQ(report, read_file(file)) << "if this is meant, run scripts/update_cases and read git diff";
  }
};

TEST_P(Cases, AreGradedAsTheyWereBefore) {
  const CaseReports reports = grade_case(GetParam());
  expect_same(GetParam().folder / "expected.json", reports.json);
  if (!reports.text.empty()) expect_same(GetParam().folder / "expected.txt", reports.text);
}

INSTANTIATE_TEST_SUITE_P(Golden, Cases, ::testing::ValuesIn(all_cases()),
                         [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace grader::tests
