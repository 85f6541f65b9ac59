// SPDX-License-Identifier: MIT
// Hostile submissions against the real program, as root and as an ordinary user: each is graded as its label
// expects, does none of what it must not do, and the honest submission after it gets full points. With the
// system-call filter or the limits left out the other walls hold; with most of them left out these very tests
// would fail.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <memory>
#include <string>

#include "tests/corpus_tests/expectation.hpp"
#include "tests/corpus_tests/seen.hpp"
#include "tests/corpus_tests/vocabulary.hpp"

namespace grader::tests {
namespace {

std::string outcome_of(const formats::Json& grade) {
  const formats::Json* code = grade.find("code");
  const formats::Json* outcome = code == nullptr ? nullptr : code->find("outcome");
  return outcome == nullptr ? "not graded" : std::get<std::string>(outcome->value());
}

std::vector<std::filesystem::path> all_attacks() {
  auto all = labelled_folders("attacks");
  std::ranges::copy(labelled_folders("more_attacks"), std::back_inserter(all));
  return all;
}

std::string test_name(const ::testing::TestParamInfo<std::filesystem::path>& test) {
  std::string name = test.param.filename().string();
  std::ranges::replace_if(
      name, [](unsigned char letter) { return std::isalnum(letter) == 0; }, '_');
  return name;
}

/// All attacks of one process share a workplace and its cache: one that spoils it spoils the next ones.
template <Account account, Walls walls>
class AttacksIn : public ::testing::TestWithParam<std::filesystem::path> {
 protected:
  static void SetUpTestSuite() { workplace_ = std::make_unique<Workplace>(account, walls); }
  static void TearDownTestSuite() { workplace_.reset(); }

  void SetUp() override {
    if (account == Account::ordinary && !can_be_ordinary()) GTEST_SKIP() << "only root can be somebody else";
    attack_ = read_attack(GetParam());
    seen_ = carry_out(attack_, *workplace_);
    ASSERT_EQ(seen_.program.exit_code, 0) << "signal " << seen_.program.signal << "\n"
                                          << seen_.program.errors;
  }

  void expect_the_expected_outcome() const {
    const std::string outcome = outcome_of(seen_.attacker);
    if (outcome != attack_.outcome) {
      EXPECT_TRUE(std::ranges::count(attack_.also_fine, outcome) == 1)
          << outcome << " for " << attack_.outcome;
    }
  }

  enum class Resources { counted, not_counted };
  void expect_no_offence(Resources resources) const {
    std::vector<std::string> words = attack_.must_not;
    std::ranges::copy(forbidden_to_all(), std::back_inserter(words));
    for (const std::string& must_not : words) {
      if (resources == Resources::not_counted && is_about_resources(must_not)) continue;
      EXPECT_EQ(offence(must_not, seen_), "") << must_not;
    }
  }

  Attack attack_ = {};
  Seen seen_ = {};

 private:
  static inline std::unique_ptr<Workplace> workplace_ = {};
};

using AttacksAsTheseTests = AttacksIn<Account::ours, Walls::whole>;
using AttacksAsAnOrdinaryUser = AttacksIn<Account::ordinary, Walls::whole>;
using AttacksWithoutFilter = AttacksIn<Account::ours, Walls::without_filter>;
using AttacksWithoutLimits = AttacksIn<Account::ours, Walls::without_limits>;

TEST_P(AttacksAsTheseTests, AreGradedAsExpectedAndDoNoHarm) {
  expect_the_expected_outcome();
  expect_no_offence(Resources::counted);
}

TEST_P(AttacksAsAnOrdinaryUser, AreGradedAsExpectedAndDoNoHarm) {
  expect_the_expected_outcome();
  expect_no_offence(Resources::counted);
}

TEST_P(AttacksWithoutFilter, DoNoHarmAllTheSame) { expect_no_offence(Resources::not_counted); }

TEST_P(AttacksWithoutLimits, DoNoHarmAllTheSame) { expect_no_offence(Resources::not_counted); }

INSTANTIATE_TEST_SUITE_P(All, AttacksAsTheseTests, ::testing::ValuesIn(all_attacks()), test_name);
INSTANTIATE_TEST_SUITE_P(All, AttacksAsAnOrdinaryUser, ::testing::ValuesIn(all_attacks()), test_name);
INSTANTIATE_TEST_SUITE_P(All, AttacksWithoutFilter, ::testing::ValuesIn(all_attacks()), test_name);
INSTANTIATE_TEST_SUITE_P(All, AttacksWithoutLimits, ::testing::ValuesIn(all_attacks()), test_name);

}  // namespace
}  // namespace grader::tests
