// SPDX-License-Identifier: MIT
#include <algorithm>
#include <set>

#include "grader/observe/wire.hpp"
#include "tests/unit/observe/bench.hpp"

namespace grader::observe {
namespace {

class ObserveCopies : public BenchTest {
 protected:
  std::vector<CopyObservation> observe(const std::vector<Copy>& copies) {
    return observe_copies(bench().toolkit, bench().exercise, bench().plan, copies);
  }
  bool like_reference(const CopyObservation& seen) {
    if (!expected_) expected_ = bench().expected();
    return std::ranges::equal(seen.answers, expected_->reference.answers,
                              [](const CaseAnswer& left, const CaseAnswer& right) {
                                return left.steady && same_answer(left.answer, right.answer);
                              });
  }
  std::int64_t alone(const CopyObservation& seen, const std::string& blank) {
    const auto& answer = seen.alone.at(bench().blank(blank));
    return answer && answer->values.size() == 1 ? answer->values[0].integer : -1;
  }

 private:
  std::optional<Expected> expected_ = {};
};

TEST_F(ObserveCopies, EachFillIsJudgedInItsOwnCopy) {
  bench().expected();
  const auto seen =
      observe({bench().copy({{"master", "4"}}), bench().copy({{"gb", "1e6"}}), bench().copy({})});
  ASSERT_EQ(seen.size(), 3U);
  EXPECT_TRUE(like_reference(seen[0]));
  EXPECT_FALSE(like_reference(seen[1]));
  EXPECT_TRUE(like_reference(seen[2]));
}

TEST_F(ObserveCopies, AFillStandsAsItIsWithoutParentheses) {
  const auto seen = observe({bench().copy({{"gib", "1024.0 / 1024.0 / 1024.0"}}),
                             bench().copy({{"gib", "1024.0 * 1024.0 * 1024.0"}})});
  EXPECT_TRUE(like_reference(seen[0]));
  EXPECT_FALSE(like_reference(seen[1]));
}

TEST_F(ObserveCopies, TheTrialIsOneCompilationAndTwoRunsWhenAllIsWell) {
  observe({bench().copy({})});
  const int compiles = bench().runner.compiles;
  const int runs = bench().runner.runs;
  observe({bench().copy({{"master", "4"}}), bench().copy({{"gb", "1e6"}}), bench().copy({{"gib", "1e9"}})});
  EXPECT_EQ(bench().runner.compiles - compiles, 1);
  EXPECT_EQ(bench().runner.runs - runs, 2);
}

TEST_F(ObserveCopies, AFillThatDoesNotCompileLeavesTheOthersAlone) {
  const auto seen = observe({bench().copy({{"master", "x4"}}), bench().copy({{"gb", "10 *"}}),
                             bench().copy({{"gib", "1024.0 / 1024.0 / 1024.0"}})});
  EXPECT_FALSE(seen[0].compiled);
  EXPECT_EQ(seen[0].diagnostics, "'x4' was not declared in this scope");
  EXPECT_FALSE(seen[1].compiled);
  EXPECT_FALSE(seen[1].diagnostics.empty());
  EXPECT_TRUE(seen[2].compiled);
  EXPECT_TRUE(like_reference(seen[2]));
}

TEST_F(ObserveCopies, DiagnosticsNeitherVaryNorShowTheReferenceNorTheNamespace) {
  const std::vector<Copy> copies = {bench().copy({{"total", "MemoryBreakdown::nothing"}}),
                                    bench().copy({{"gb", "undeclared()"}})};
  const auto first = observe(copies);
  const auto second = observe(copies);
  EXPECT_EQ(first[0].diagnostics, "'nothing' is not a member of 'MemoryBreakdown'");
  for (std::size_t i = 0; i < 2; ++i) EXPECT_EQ(first[i].diagnostics, second[i].diagnostics);
}

TEST_F(ObserveCopies, AnErrorOfTheLinkerIsFoundByTryingOneByOne) {
  const auto seen = observe({bench().copy({{"gb", "[]{ extern double nowhere(); return nowhere(); }()"}}),
                             bench().copy({{"gib", "1e9"}})});
  EXPECT_FALSE(seen[0].compiled);
  EXPECT_TRUE(seen[1].compiled);
}

TEST_F(ObserveCopies, ACrashOfOneFillDoesNotTakeTheOthers) {
  const auto seen =
      observe({bench().copy({{"gb", "(__builtin_trap(), 1.0)"}}), bench().copy({{"master", "4"}})});
  EXPECT_EQ(seen[0].ending, RunEnding::runtime_error);
  EXPECT_EQ(count_cases(bench().exercise, bench().plan, seen[0].answers, "gb", answered), 0);
  EXPECT_EQ(count_cases(bench().exercise, bench().plan, seen[0].answers, "gib", unanswered), 0);
  EXPECT_EQ(seen[1].ending, RunEnding::clean);
  EXPECT_TRUE(like_reference(seen[1]));
}

TEST_F(ObserveCopies, RecordsForgedByOneFillAreBelievedForNone) {
  // The fill writes to the results descriptor by the kernel's own call number, as no header is at hand.
  const char* const forging =
      "[]{ long done; const char text[] = \"R 0 r i1\\n\"; __asm__ volatile(\"syscall\" : \"=a\"(done) : "
      "\"a\"(1L), "
      "\"D\"(3L), \"S\"(text), \"d\"(9L) : \"rcx\", \"r11\", \"memory\"); return 1e9; }()";
  const auto seen = observe({bench().copy({{"gb", forging}}), bench().copy({{"master", "4"}})});
  EXPECT_TRUE(std::ranges::all_of(seen[0].answers, unanswered));
  EXPECT_TRUE(like_reference(seen[1]));
}

TEST_F(ObserveCopies, ACopyByItselfGetsAProgramOfItsOwn) {
  observe({bench().copy({})});
  const int compiles = bench().runner.compiles;
  const auto seen = observe({bench().copy({{"master", "4"}}, true), bench().copy({{"gb", "1e9"}})});
  EXPECT_EQ(bench().runner.compiles - compiles, 2);
  EXPECT_TRUE(like_reference(seen[0]));
  EXPECT_TRUE(like_reference(seen[1]));
}

TEST_F(ObserveCopies, ABlankJudgedAloneIsEvaluatedInEachCopy) {
  const auto seen = observe({bench().copy({{"bf16_bytes", "16"}}), bench().copy({{"master", "4"}}),
                             bench().copy({{"fp32_bytes", "2 * bf16_bytes"}})});
  EXPECT_EQ(alone(seen[0], "bf16_bytes"), 16);
  EXPECT_EQ(alone(seen[0], "fp32_bytes"), 4);
  EXPECT_EQ(alone(seen[1], "bf16_bytes"), 2);
  EXPECT_TRUE(seen[2].compiled);
  EXPECT_TRUE(like_reference(seen[2]));
  EXPECT_FALSE(seen[2].alone.at(bench().blank("fp32_bytes")).has_value());
}

TEST_F(ObserveCopies, AFillCannotReachAnotherCopy) {
  const auto seen = observe({bench().copy({{"total", "::MemoryBreakdown{}.total()"}}),
                             bench().copy({{"gb", "::bytes_to_gib(1)"}}), bench().copy({})});
  EXPECT_FALSE(seen[0].compiled);
  EXPECT_FALSE(seen[1].compiled);
  EXPECT_TRUE(like_reference(seen[2]));
}

TEST_F(ObserveCopies, NothingToObserveCostsNothing) {
  const int compiles = bench().runner.compiles;
  EXPECT_TRUE(observe({}).empty());
  EXPECT_EQ(bench().runner.compiles, compiles);
}

TEST_F(ObserveCopies, WithoutACacheTheAnswersAreTheSame) {
  Toolkit uncached(bench().runner, std::nullopt);
  const auto seen = observe_copies(uncached, bench().exercise, bench().plan,
                                   {bench().copy({{"master", "4"}}), bench().copy({{"gb", "1e6"}})});
  EXPECT_TRUE(like_reference(seen[0]));
  EXPECT_FALSE(like_reference(seen[1]));
}

}  // namespace
}  // namespace grader::observe
