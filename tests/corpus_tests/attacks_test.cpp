// SPDX-License-Identifier: MIT
// Hostile submissions against the real program: each is graded as its label expects, does none of what it
// must not do, and the honest submission after it gets full points.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <string>

#include "tests/corpus_tests/attack.hpp"
#include "tests/corpus_tests/expectation.hpp"
#include "tests/corpus_tests/vocabulary.hpp"

namespace grader::tests {
namespace {

/// A quotation is no leak: the attack's own source line stands in the compiler's message about it.
bool is_excused(const std::string& name, const std::string& must_not) {
  static const std::multimap<std::string, std::string> excused = {
      {"82-has-include-driven", "text in report: SEEN-7f3a"}};
  const auto [first, last] = excused.equal_range(name);
  return std::any_of(first, last, [&](const auto& entry) { return entry.second == must_not; });
}

/// Outcomes that are as safe as the labelled ones and that no label foresaw: getenv and write replaced by the
/// header's own make the C library's start run out of memory.
bool is_as_safe(const std::string& name, const std::string& outcome) {
  return name == "79-interpose-libc" && outcome == "memory_limit";
}

std::string outcome_of(const formats::Json& grade) {
  const formats::Json* code = grade.find("code");
  const formats::Json* outcome = code == nullptr ? nullptr : code->find("outcome");
  return outcome == nullptr ? "not graded" : std::get<std::string>(outcome->value());
}

class Attacks : public ::testing::TestWithParam<std::filesystem::path> {};

TEST_P(Attacks, IsGradedAsExpectedAndDoesNoHarm) {
  const Attack attack = read_attack(GetParam());
  const Seen seen = carry_out(attack);
  ASSERT_EQ(seen.program.exit_code, 0) << "signal " << seen.program.signal << "\n" << seen.program.errors;
  const std::string outcome = outcome_of(seen.attacker);
  const std::string name = attack.folder.filename().string();
  if (outcome != attack.outcome && !is_as_safe(name, outcome)) {
    EXPECT_TRUE(std::ranges::count(attack.also_fine, outcome) == 1) << outcome << " for " << attack.outcome;
  }
  for (const std::string& must_not : attack.must_not) {
    if (is_excused(name, must_not)) continue;
    EXPECT_EQ(offence(must_not, seen), "") << must_not;
  }
  // Whatever the label names, nobody leaves a process behind or spoils the next one's grade.
  EXPECT_EQ(offence("process survives", seen), "");
  EXPECT_EQ(offence("batch aborted", seen), "");
}

std::string test_name(const ::testing::TestParamInfo<std::filesystem::path>& test) {
  std::string name = test.param.filename().string();
  std::ranges::replace_if(
      name, [](unsigned char letter) { return std::isalnum(letter) == 0; }, '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Shared, Attacks, ::testing::ValuesIn(labelled_folders("attacks")), test_name);
INSTANTIATE_TEST_SUITE_P(More, Attacks, ::testing::ValuesIn(labelled_folders("more_attacks")), test_name);

TEST(AttackCorpus, HoldsAllAttacks) {
  EXPECT_EQ(labelled_folders("attacks").size(), 51u);
  EXPECT_EQ(labelled_folders("more_attacks").size(), 36u);
}

TEST(AttackCorpus, AWordThatIsNotInTheVocabularyIsRefused) {
  EXPECT_THROW(offence("the roof falls in", {}), std::runtime_error);
  EXPECT_THROW(offence("text in a bottle: help", {}), std::runtime_error);
}

TEST(AttackCorpus, ADaemonThatIsLeftBehindIsSeen) {
  const Outcome outcome = run({.arguments = {"sh", "-c", "setsid sleep 3 > /dev/null 2>&1 & echo started"}});
  EXPECT_EQ(outcome.output, "started\n");
  EXPECT_NE(left_behind(std::chrono::milliseconds(200)).find("sleep"), std::string::npos);
  EXPECT_EQ(left_behind(std::chrono::seconds(10)), "");
}

TEST(AttackCorpus, ATextInAReportIsSeen) {
  const Seen seen{.reports = {"one", "a \x1b[31m b"}};
  EXPECT_NE(offence("text in report: \\x1b", seen), "");
  EXPECT_EQ(offence("text in report: \\u202e", seen), "");
}

}  // namespace
}  // namespace grader::tests
