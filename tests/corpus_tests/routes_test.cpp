// SPDX-License-Identifier: MIT
// The quick way of building must not change a grade: every labelled submission is graded both ways, and the
// reports are the same to the letter.
#include <gtest/gtest.h>

#include <string>

#include "grader/intake/read_submission.hpp"
#include "grader/observe/observe.hpp"
#include "grader/pipeline.hpp"
#include "grader/report/report.hpp"
#include "tests/corpus_tests/expectation.hpp"
#include "tests/support/scratch.hpp"

namespace grader::tests {
namespace {

class Routes : public ::testing::TestWithParam<const char*> {
 protected:
  std::string report(observe::Toolkit& toolkit, const std::filesystem::path& folder) const {
    Grade grade =
        grade_submission(exercise_, toolkit, intake::read_submission(exercise_, folder), "the two ways");
    grade.provenance.compiler = "";  // the one thing that tells them apart
    return report::json_text(grade, Language::en);
  }

  const Scratch scratch_;
  const Exercise exercise_ = load_whole_exercise(LEDGER_GRADER_SOURCE_DIR, "lesson01");
  const std::unique_ptr<sys::Runner> runner_ = sys::make_sandboxed_runner();
  observe::Toolkit quick_{*runner_, scratch_ / "cache", observe::Route::quick_first};
  observe::Toolkit plain_{*runner_, scratch_ / "cache", observe::Route::plain_only};
};

TEST_P(Routes, GiveTheSameReports) {
  for (const auto& folder : labelled_folders(GetParam()))
    EXPECT_EQ(report(quick_, folder), report(plain_, folder)) << folder;
}

TEST_P(Routes, AreTwo) { EXPECT_NE(quick_.compiler(), plain_.compiler()); }

INSTANTIATE_TEST_SUITE_P(Corpus, Routes, ::testing::Values("code", "more_code"),
                         [](const auto& test) { return std::string(test.param); });

}  // namespace
}  // namespace grader::tests
