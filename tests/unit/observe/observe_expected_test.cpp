// SPDX-License-Identifier: MIT
#include <fstream>
#include <iterator>

#include "grader/error.hpp"
#include "grader/observe/wire.hpp"
#include "tests/unit/observe/bench.hpp"

namespace grader::observe {
namespace {

class ObserveExpected : public BenchTest {
 protected:
  Expected with_misconceptions(Toolkit& toolkit) {
    return observe_expected(toolkit, bench().exercise, bench().plan, ExpectedScope::with_misconceptions);
  }
  std::string trouble(const Exercise& exercise, ExpectedScope scope) {
    try {
      observe_expected(bench().toolkit, exercise, bench().plan, scope);
    } catch (const Error& error) {
      EXPECT_EQ(error.trouble(), Trouble::installation);
      return error.what();
    }
    return "no error";
  }
};

TEST_F(ObserveExpected, TheReferenceGivesTheValuesOfTheLesson) {
  const Expected expected = bench().expected();
  EXPECT_TRUE(expected.misconceptions.empty());
  for (std::size_t i = 0; i < bench().plan.cases.size(); ++i) {
    const Case& one = bench().plan.cases[i];
    const Answer& answer = expected.reference.answers[i].answer;
    const std::string& call = bench().exercise.calls[one.call].id;
    const std::int64_t first = one.arguments[0].integer;
    if (call == "ledger" && first <= 0) {
      EXPECT_EQ(answer.ending, CallEnding::invalid_argument);
      continue;
    }
    ASSERT_EQ(answer.ending, CallEnding::returned);
    if (call == "ledger") {
      const std::int64_t bytes[] = {2, 2, 4, 4, 4, one.arguments[1].integer != 0 ? 4 : 0};
      for (std::size_t j = 0; j < 6; ++j) EXPECT_EQ(answer.values[j].integer, bytes[j] * first);
    } else if (call == "total") {
      std::int64_t sum = 0;
      for (const Number& number : one.arguments) sum += number.integer;
      EXPECT_EQ(answer.values[0].integer, sum);
    } else {
      EXPECT_EQ(answer.values[0].kind, ValueKind::real);
      EXPECT_EQ(answer.values[0].real, static_cast<double>(first) / (call == "gb" ? 1e9 : 1073741824.0));
    }
  }
  EXPECT_EQ(expected.reference.alone[bench().blank("bf16_bytes")]->values[0].integer, 2);
  EXPECT_EQ(expected.reference.alone[bench().blank("fp32_bytes")]->values[0].integer, 4);
}

TEST_F(ObserveExpected, EachMisconceptionDiffersFromTheReference) {
  const Expected expected = with_misconceptions(bench().toolkit);
  const auto& diagnoses = bench().exercise.diagnoses;
  ASSERT_EQ(expected.misconceptions.size(), diagnoses.size());
  for (std::size_t i = 0; i < diagnoses.size(); ++i) {
    ASSERT_EQ(expected.misconceptions[i].size(), diagnoses[i].fills.size());
    for (const CopyObservation& seen : expected.misconceptions[i]) {
      bool differs = false;
      for (std::size_t j = 0; j < seen.answers.size(); ++j)
        differs = differs || !same_answer(seen.answers[j].answer, expected.reference.answers[j].answer);
      for (std::size_t j = 0; j < seen.alone.size(); ++j)
        differs = differs || (seen.alone[j] && !same_answer(*seen.alone[j], *expected.reference.alone[j]));
      EXPECT_TRUE(differs) << diagnoses[i].id;
    }
  }
}

TEST_F(ObserveExpected, TheProgramIsCompiledOnceForAllProcesses) {
  with_misconceptions(bench().toolkit);
  const int compiles = bench().runner.compiles;
  Toolkit later(bench().runner, bench().cache);
  with_misconceptions(later);
  EXPECT_EQ(bench().runner.compiles, compiles);
}

TEST_F(ObserveExpected, ADamagedCacheEntryIsMadeAgain) {
  bench().expected();
  for (const auto& entry : std::filesystem::directory_iterator(bench().cache / "products")) {
    std::fstream file(entry.path(), std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(-5, std::ios::end);
    file.put('?');
  }
  const int compiles = bench().runner.compiles;
  Toolkit later(bench().runner, bench().cache);
  const Expected again =
      observe_expected(later, bench().exercise, bench().plan, ExpectedScope::reference_only);
  EXPECT_EQ(bench().runner.compiles - compiles, 2);
  EXPECT_EQ(again.reference.answers.size(), bench().plan.cases.size());
}

TEST_F(ObserveExpected, ACacheThatCannotBeWrittenCostsNoGrade) {
  const auto blocked = fresh_folder("observe-blocked-");
  std::ofstream(blocked) << "a file where a folder should be";
  Toolkit toolkit(bench().runner, blocked);
  EXPECT_NO_THROW(observe_expected(toolkit, bench().exercise, bench().plan, ExpectedScope::reference_only));
  std::filesystem::remove(blocked);
}

TEST_F(ObserveExpected, ABrokenReferenceIsOurTroubleAndNamesItsFile) {
  Exercise exercise = bench().exercise;
  exercise.reference.source += "\nnonsense;\n";
  EXPECT_NE(trouble(exercise, ExpectedScope::reference_only).find(exercise.reference.path),
            std::string::npos);
}

TEST_F(ObserveExpected, AReferenceThatCrashesIsOurTrouble) {
  Exercise exercise = bench().exercise;
  const std::string guard = "if (num_params <= 0)";
  exercise.reference.source.replace(exercise.reference.source.find(guard), guard.size(),
                                    "if (num_params == 0) __builtin_trap(); " + guard);
  EXPECT_NE(trouble(exercise, ExpectedScope::reference_only).find("does not answer"), std::string::npos);
}

TEST_F(ObserveExpected, AMisconceptionThatDoesNotCompileIsNamedWithItsLine) {
  Exercise exercise = bench().exercise;
  exercise.diagnoses[0].fills.push_back({{bench().blank("gb"), "oops"}});
  const std::string what = trouble(exercise, ExpectedScope::with_misconceptions);
  EXPECT_NE(what.find(exercise.diagnoses[0].id), std::string::npos) << what;
  EXPECT_NE(what.find(":" + std::to_string(exercise.diagnoses[0].line) + ":"), std::string::npos) << what;
  EXPECT_NE(what.find("oops"), std::string::npos) << what;
}

}  // namespace
}  // namespace grader::observe
