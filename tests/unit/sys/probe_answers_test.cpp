// SPDX-License-Identifier: MIT
#include "grader/sys/probe_answers.hpp"

#include <gtest/gtest.h>

namespace grader::sys {
namespace {

ProbeAnswers answers(const std::string& results, std::size_t tasks) {
  return read_answers(Profile::run, std::vector<std::string>(tasks), {.results = results});
}

TEST(ProbeAnswers, AreSortedByTask) {
  const auto said = answers("1 user 65534\n1 group 1\n2 error 13\n", 3);
  EXPECT_EQ(values_of(said.answers[0], "user"), "65534");
  EXPECT_EQ(values_of(said.answers[1], "error"), "13");
  EXPECT_TRUE(said.answers[2].empty());
}

TEST(ProbeAnswers, OfOneKindAreListedInOrder) {
  const auto said = answers("1 variable PWD=/\n1 variable A=1 2\n1 descriptor 0\n1 no new rights 1\n", 1);
  EXPECT_EQ(values_of(said.answers[0], "variable"), "A=1 2 PWD=/");
  EXPECT_EQ(values_of(said.answers[0], "no new rights"), "1");
}

TEST(ProbeAnswers, ThatMakeNoSenseAreSkipped) {
  const auto said = answers("0 error 1\n3 error 1\nx\n\n2 nonsense 1\n2 error 5", 2);
  EXPECT_TRUE(said.answers[0].empty());
  EXPECT_EQ(values_of(said.answers[1], "error"), "5");
}

}  // namespace
}  // namespace grader::sys
