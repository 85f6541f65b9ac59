// SPDX-License-Identifier: MIT
// A class of five hundred attackers and twenty honest students, graded by one process: the honest get their
// points, and nothing grows with the count.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

#include "tests/corpus_tests/expectation.hpp"
#include "tests/corpus_tests/seen.hpp"

namespace grader::tests {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t attackers = 500;
constexpr std::size_t one_honest_after = 25;
constexpr std::uint64_t most_grader_bytes = 200'000'000;

bool can_only_be_waited_for(const Attack& attack) {
  std::vector<std::string> outcomes = attack.also_fine;
  outcomes.push_back(attack.outcome);
  return std::ranges::any_of(
      outcomes, [](const std::string& word) { return word == "time_limit" || word == "memory_limit"; });
}

/// In turn from both corpora; those that can only be waited for come once each, or it would take an hour.
std::vector<fs::path> hand_in_all(const fs::path& place) {
  std::vector<Attack> attacks;
  for (const char* corpus : {"attacks", "more_attacks"})
    for (const fs::path& folder : labelled_folders(corpus)) attacks.push_back(read_attack(folder));
  std::erase_if(attacks, [](const Attack& attack) { return attack.name() == "01-control-good"; });

  std::vector<fs::path> folders;
  const fs::path good = fs::path(LEDGER_GRADER_SOURCE_DIR) / "tests/corpus/attacks/01-control-good";
  for (std::size_t i = 0, turn = 0; i < attackers; ++turn) {
    const Attack& attack = attacks[turn % attacks.size()];
    if (turn >= attacks.size() && can_only_be_waited_for(attack)) continue;
    folders.push_back(hand_in(attack, place / std::to_string(i)));
    if (++i % one_honest_after != 0) continue;
    folders.push_back(place / ("honest " + std::to_string(i)));
    fs::copy(good, folders.back());
  }
  return folders;
}

template <class Member>
auto most_of(const std::vector<Look>& looks, std::size_t from, std::size_t to, Member member) {
  auto most = looks.at(from).*member;
  for (std::size_t i = from; i < to; ++i) most = std::max(most, looks.at(i).*member);
  return most;
}

std::string words_of(const formats::Json& grade, const char* key) {
  const formats::Json* code = grade.find("code");
  return code == nullptr || code->find(key) == nullptr
             ? "none"
             : std::to_string(std::get<double>(code->find(key)->value()));
}

TEST(HostileClass, OfFiveHundredHarmsNoneOfTwentyHonestAndNothingGrows) {
  Workplace workplace(Account::ours, Walls::whole);
  const std::vector<fs::path> folders = hand_in_all(workplace.new_class());
  ASSERT_EQ(folders.size(), 520u);
  Meter meter(workplace.path(), workplace.temporary());
  Invocation invocation = workplace.grading({"--format", "json", "--lang", "en"}, folders);
  invocation.deadline = std::chrono::hours(1);
  const Outcome outcome = run(invocation);
  const Figures figures = meter.figures();
  ASSERT_EQ(outcome.exit_code, 0) << outcome.errors;
  EXPECT_EQ(left_behind(), "");
  EXPECT_EQ(workplace.strange_files(), "");

  const formats::Json document = formats::read_json(outcome.output, "the report");
  const auto& grades = std::get<formats::Json::Array>(document.value());
  ASSERT_EQ(grades.size(), folders.size());
  for (std::size_t i = 0; i < folders.size(); ++i) {
    if (!folders[i].filename().string().starts_with("honest ")) continue;
    EXPECT_EQ(words_of(grades[i], "points"), words_of(grades[i], "possible")) << folders[i];
  }

  const auto& looks = figures.looks;
  ASSERT_GE(looks.size(), 100u);
  const std::size_t quarter = looks.size() / 4;
  EXPECT_LT(figures.grader_bytes, most_grader_bytes);
  for (auto member : {&Look::descriptors, &Look::children, &Look::zombies, &Look::files}) {
    const std::size_t early = most_of(looks, 0, quarter, member);
    const std::size_t late = most_of(looks, looks.size() - quarter, looks.size(), member);
    EXPECT_LE(late, early + 4);  // a look may catch one run more in its middle, and not the other
  }
  std::cout << "seconds " << outcome.wall.count() << ", grader " << figures.grader_bytes / 1'000'000
            << " MB, sandboxes " << figures.sandbox_bytes / 1'000'000 << " MB, descriptors at most "
            << most_of(looks, 0, looks.size(), &Look::descriptors) << ", zombies at most "
            << most_of(looks, 0, looks.size(), &Look::zombies) << ", temporary files at most "
            << most_of(looks, 0, looks.size(), &Look::files) << "\n";
}

}  // namespace
}  // namespace grader::tests
