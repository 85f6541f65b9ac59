// SPDX-License-Identifier: MIT
// A grade depends on the submission and the secret and on nothing else, and its points on the submission
// alone.
#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "grader/pipeline.hpp"
#include "grader/report/report.hpp"
#include "tests/support/scratch.hpp"

namespace grader::tests {
namespace {

namespace fs = std::filesystem;

fs::path item(const std::string& name) {
  return fs::path(LEDGER_GRADER_SOURCE_DIR) / "tests/corpus/code" / name;
}

class Determinism : public ::testing::TestWithParam<const char*> {
 protected:
  std::string secret(const std::string& text) const {
    write_file(scratch_ / text, text);
    return scratch_ / text;
  }
  Grade grade(const std::string& secret_text, const std::optional<fs::path>& cache) const {
    Grader grader(
        {.exercises_folder = LEDGER_GRADER_SOURCE_DIR, .cache = cache, .secret_file = secret(secret_text)});
    return grader.grade(item(GetParam()));
  }
  Scratch scratch_;
};

TEST_P(Determinism, TheSameSubmissionGivesTheSameBytesWithAColdAWarmAndNoCache) {
  const fs::path cache = scratch_ / "cache";
  const std::string first = report::json_text(grade("one", cache), Language::en);
  EXPECT_EQ(report::json_text(grade("one", cache), Language::en), first);
  EXPECT_EQ(report::json_text(grade("one", std::nullopt), Language::en), first);
}

TEST_P(Determinism, AnotherSecretDrawsOtherInputsAndGivesTheSamePoints) {
  const Grade one = grade("one", scratch_ / "cache");
  const Grade two = grade("two", scratch_ / "cache");
  EXPECT_NE(one.provenance.seed, two.provenance.seed);
  EXPECT_EQ(one.code.points, two.code.points);
}

INSTANTIATE_TEST_SUITE_P(Code, Determinism,
                         ::testing::Values("01-ok-plain", "41-size-bf16-is-4", "68-type-int32-fields",
                                           "76-static-accumulates", "78-table-components", "82-unfilled-all",
                                           "84-syntax-fullwidth-parens", "98-several-c"),
                         [](const auto& test) {
                           std::string name = test.param;
                           for (char& letter : name)
                             if (letter == '-') letter = '_';
                           return name;
                         });

}  // namespace
}  // namespace grader::tests
