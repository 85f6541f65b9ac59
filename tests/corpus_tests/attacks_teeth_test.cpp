// SPDX-License-Identifier: MIT
// The tests of attacks have teeth: what they look for is found where it is, and behind weak walls they fail.
#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <vector>

#include "tests/corpus_tests/expectation.hpp"
#include "tests/corpus_tests/seen.hpp"
#include "tests/corpus_tests/vocabulary.hpp"

namespace grader::tests {
namespace {

TEST(AttackCorpus, HoldsAllAttacks) {
  EXPECT_EQ(labelled_folders("attacks").size(), 51u);
  EXPECT_GE(labelled_folders("more_attacks").size(), 36u);
}

TEST(AttackCorpus, AWordThatIsNotInTheVocabularyIsRefused) {
  EXPECT_THROW(offence("the roof falls in", {}), std::runtime_error);
  EXPECT_THROW(offence("text in a bottle: help", {}), std::runtime_error);
}

TEST(AttackCorpus, EveryWordOfALabelIsInTheVocabulary) {
  const Seen seen{.attacker = formats::read_json(R"({"code":{"points":0.5,"possible":4.5}})", "a grade"),
                  .honest = formats::read_json(R"({"code":{"points":4.5,"possible":4.5}})", "a grade"),
                  .reports = {"a"},
                  .student_reports = {"a"}};
  for (const char* corpus : {"attacks", "more_attacks"})
    for (const auto& folder : labelled_folders(corpus))
      for (const std::string& must_not : read_attack(folder).must_not)
        EXPECT_NO_THROW(offence(must_not, seen)) << folder;
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

TEST(AttackCorpus, ATextInAnotherFormatIsSeenThereAndAtTheStartOfEachLine) {
  Seen seen{.reports = {"plain"}};
  seen.written.csv = "\"a\",\"b\"\r\n=cmd\r\n";
  seen.written.markdown = "<script>";
  EXPECT_NE(offence("text in CSV report: (?m)^=cmd", seen), "");
  EXPECT_EQ(offence("text in CSV report: ^=cmd", seen), "");
  EXPECT_NE(offence("text in HTML or Markdown report: <script>", seen), "");
  EXPECT_NE(offence("text in report: <script>", seen), "");
}

TEST(AttackCorpus, FiguresJustAboveALimitAreSeenAndAtItAreNot) {
  const auto with = [](std::uint64_t bytes, std::uint64_t processes) {
    return Seen{.figures = {.grader_bytes = bytes,
                            .sandbox_bytes = bytes,
                            .sandbox_processes = processes,
                            .disk_bytes = bytes}};
  };
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  const std::vector<std::string> measured = {"sandbox memory", "grader disk use"};
#else
  const std::vector<std::string> measured = {"grader memory", "sandbox memory", "grader disk use"};
#endif
  for (const std::string& what : measured) {
    EXPECT_NE(offence(what + " above MB: 5", with(5'000'001, 0)), "") << what;
    EXPECT_EQ(offence(what + " above MB: 5", with(5'000'000, 0)), "") << what;
  }
  EXPECT_NE(offence("sandbox processes above: 64", with(0, 65)), "");
  EXPECT_EQ(offence("sandbox processes above: 64", with(0, 64)), "");
}

TEST(AttackCorpus, TheMeterSeesProcessesMemoryFilesAndSanitizers) {
  const Scratch scratch;
  Meter meter(scratch.path(), scratch.path());
  run({.arguments = {"sh", "-c",
                     "sh -c 'sleep 0.6; true' -fsanitize=address & sleep 0.6 & sleep 0.6 & "
                     "head -c 3000000 /dev/zero > \"$0\"; sh -c 'x=$(head -c 30000000 /dev/zero | tr \"\\0\" "
                     "a); sleep 0.4'; wait",
                     scratch / "file"}});
  const Figures figures = meter.figures();
  EXPECT_GE(figures.sandbox_processes, 3u);
  EXPECT_GE(figures.sandbox_bytes, 30'000'000u);
  EXPECT_GE(figures.disk_bytes, 3'000'000u);
  EXPECT_NE(figures.sanitized, "");
  EXPECT_EQ(figures.looks.back().files, 1u);
}

/// Each of these walls is missed by an attack that it alone would have stopped.
TEST(AttacksBehindWeakWalls, AreReported) {
  Workplace workplace(Account::ours, Walls::weak);
  const auto seen_of = [&](const std::string& name) {
    const auto folder = std::filesystem::path(LEDGER_GRADER_SOURCE_DIR) / "tests/corpus/attacks" / name;
    return carry_out(read_attack(folder), workplace);
  };
  EXPECT_NE(offence("score above 0 for code", seen_of("36-read-shadow")), "");
  EXPECT_NE(offence("score above 0 for code", seen_of("39-read-environment")), "");
  // The bomb can starve the meter, which looks from time to time: once in a few tries it must be seen.
  Seen bomb = seen_of("24-fork-bomb");
  for (int tries = 1; tries < 4 && offence("sandbox processes above: 64", bomb).empty(); ++tries) {
    bomb = seen_of("24-fork-bomb");
  }
  EXPECT_NE(offence("sandbox processes above: 64", bomb), "");
  EXPECT_NE(offence("score above 0 for code", bomb), "");
  EXPECT_NE(offence("sandbox memory above MB: 1100", seen_of("23-memory-bomb")), "");
}

}  // namespace
}  // namespace grader::tests
