// SPDX-License-Identifier: MIT
// Two graders at once, on one machine and as one user, do not disturb each other.
#include <gtest/gtest.h>

#include <string>
#include <thread>
#include <vector>

#include "tests/support/program.hpp"
#include "tests/support/scratch.hpp"

namespace grader::tests {
namespace {

TEST(TwoGraders, GradeAtOnceAsEachWouldAlone) {
  const Scratch scratch;
  const auto grading = [&](const std::string& submission) {
    return Invocation{.arguments = {grader_program(), "grade",
                                    std::string(LEDGER_GRADER_SOURCE_DIR "/tests/corpus/") + submission,
                                    "--exercises", LEDGER_GRADER_SOURCE_DIR, "--format", "json"},
                      .environment = {{"HOME", scratch.path()}, {"XDG_CACHE_HOME", scratch / "cache"}}};
  };
  const std::vector<std::string> submissions = {"code/01-ok-plain", "attacks/24-fork-bomb",
                                                "attacks/34-kill-everything", "code/82-unfilled-all"};
  std::vector<std::string> alone;
  for (const std::string& submission : submissions) alone.push_back(run(grading(submission)).output);

  std::vector<std::string> together(submissions.size());
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < submissions.size(); ++i)
    threads.emplace_back([&, i] { together[i] = run(grading(submissions[i])).output; });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(together, alone);
  EXPECT_EQ(left_behind(), "");
}

}  // namespace
}  // namespace grader::tests
