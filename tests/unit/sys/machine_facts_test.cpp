// SPDX-License-Identifier: MIT
#include "grader/sys/machine_facts.hpp"

#include <gtest/gtest.h>

#include "grader/sys/find_program.hpp"

namespace grader::sys {
namespace {

TEST(MachineFacts, AreAllUsableWhereTheSandboxTestsPass) {
  const MachineFacts facts = look_at_machine();
  for (const Fact& fact : {facts.bubblewrap, facts.user_namespaces, facts.compiler, facts.identity}) {
    EXPECT_TRUE(fact.usable) << fact.text;
    EXPECT_FALSE(fact.text.empty());
    EXPECT_TRUE(fact.hint.empty());
  }
}

TEST(FindProgram, LooksInTheUsualFoldersAndTakesPathsAsTheyAre) {
  EXPECT_TRUE(find_program("sh").value_or("").ends_with("/sh"));
  EXPECT_EQ(find_program("no-such-program-here"), std::nullopt);
  EXPECT_EQ(find_program("/any/path"), "/any/path");
}

}  // namespace
}  // namespace grader::sys
