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

/// Every so many-th item of a set.
struct Part {
  const char* name = "";
  const char* corpus = "";
  std::size_t first = 0;
  std::size_t every = 1;
};

class Routes : public ::testing::TestWithParam<Part> {
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
  const auto folders = labelled_folders(GetParam().corpus);
  ASSERT_FALSE(folders.empty());
  for (std::size_t i = GetParam().first; i < folders.size(); i += GetParam().every)
    EXPECT_EQ(report(quick_, folders[i]), report(plain_, folders[i])) << folders[i];
}

INSTANTIATE_TEST_SUITE_P(Corpus, Routes,
                         ::testing::Values(Part{"code", "code"}, Part{"more_1", "more_code", 0, 3},
                                           Part{"more_2", "more_code", 1, 3},
                                           Part{"more_3", "more_code", 2, 3}),
                         [](const auto& test) { return std::string(test.param.name); });

}  // namespace
}  // namespace grader::tests
