// SPDX-License-Identifier: MIT
#include <algorithm>

#include "grader/observe/wire.hpp"
#include "tests/unit/observe/bench.hpp"

namespace grader::observe {
namespace {

class ObserveFile : public BenchTest {
 protected:
  int count(const std::vector<CaseAnswer>& answers, const std::string& call,
            bool (*check)(const CaseAnswer&)) {
    return count_cases(bench().exercise, bench().plan, answers, call, check);
  }
};

bool all_unanswered(const FileObservation& seen) { return std::ranges::all_of(seen.answers, unanswered); }

void expect_same(const std::vector<CaseAnswer>& left, const std::vector<CaseAnswer>& right) {
  ASSERT_EQ(left.size(), right.size());
  for (std::size_t i = 0; i < left.size(); ++i) {
    EXPECT_TRUE(same_answer(left[i].answer, right[i].answer)) << i;
    EXPECT_EQ(left[i].steady, right[i].steady) << i;
  }
}

TEST_F(ObserveFile, ARightFileAnswersLikeTheReference) {
  const FileObservation seen = bench().file(bench().file_with({}));
  EXPECT_EQ(seen.build.state, BuildState::compiled);
  EXPECT_EQ(seen.ending, RunEnding::clean);
  EXPECT_FALSE(seen.wrote_output);
  expect_same(seen.answers, bench().expected().reference.answers);
}

TEST_F(ObserveFile, AWrongFillShowsInItsValueOnly) {
  const FileObservation seen = bench().file(bench().file_with({{"master", "bf16_bytes"}}));
  const Expected expected = bench().expected();
  for (std::size_t i = 0; i < bench().plan.cases.size(); ++i) {
    const Case& one = bench().plan.cases[i];
    const bool shows = bench().exercise.calls[one.call].id == "ledger" && one.arguments[0].integer > 0;
    EXPECT_EQ(same_answer(seen.answers[i].answer, expected.reference.answers[i].answer), !shows) << i;
    if (!shows) continue;
    EXPECT_EQ(seen.answers[i].answer.values[2].integer, 2 * one.arguments[0].integer);
    EXPECT_EQ(seen.answers[i].answer.values[3].integer, 4 * one.arguments[0].integer);
  }
}

TEST_F(ObserveFile, TwoStudentsWithTheSameFillsGetTheSameObservation) {
  const std::string source = bench().file_with({{"gb", "1e6"}});
  const FileObservation first = bench().file(source);
  const FileObservation second = bench().file("// somebody else\n" + source);
  expect_same(first.answers, second.answers);
  EXPECT_EQ(first.build.diagnostics, second.build.diagnostics);
}

TEST_F(ObserveFile, AFillThatDoesNotCompileIsACompileErrorThatNamesTheStudentsLine) {
  const FileObservation seen = bench().file(bench().file_with({{"gb", "10 ** 9"}}));
  EXPECT_EQ(seen.build.state, BuildState::compile_error);
  EXPECT_TRUE(seen.answers.empty());
  EXPECT_TRUE(seen.build.diagnostics.starts_with("ledger.hpp: In function")) << seen.build.diagnostics;
  EXPECT_NE(seen.build.diagnostics.find("\nledger.hpp:33:"), std::string::npos) << seen.build.diagnostics;
}

TEST_F(ObserveFile, DiagnosticsOfTheLinkerAreTheSameEachTime) {
  const std::string source = bench().file_with({}) + "\nint main() {}\n";
  const FileObservation first = bench().file(source);
  EXPECT_EQ(first.build.state, BuildState::compile_error);
  EXPECT_NE(first.build.diagnostics.find("multiple definition of `main'"), std::string::npos);
  EXPECT_EQ(first.build.diagnostics, bench().file(source).build.diagnostics);
}

TEST_F(ObserveFile, AMissingIncludeStaysTheStudentsOwn) {
  std::string source = bench().file_with({});
  source.replace(source.find("#include <stdexcept>"), 20, "");
  EXPECT_EQ(bench().file(source).build.state, BuildState::compile_error);
}

TEST_F(ObserveFile, NothingOfOursCanBeIncluded) {
  std::string source = bench().file_with({});
  for (const char* name : {"shim.cpp", "support.hpp", "adapter.hpp", "dispatch.hpp", "main.cpp", "main.o",
                           "alone.cpp", "units/main.o", "../units/main.o", "copies.cpp", "prefix.hpp",
                           "<stdin>", "-", "/dev/stdin", "/proc/self/fd/0"})
    source += std::string("\n#if __has_include(\"") + name + "\")\n#error " + name + "\n#endif";
  // A fill evaluated alone is a unit of its own.
  std::vector<std::optional<std::string>> alone(bench().exercise.blanks.size());
  alone[bench().blank("bf16_bytes")] = "2";
  const auto seen = observe_file(bench().toolkit, bench().exercise, bench().plan, source, alone);
  EXPECT_EQ(seen.build.state, BuildState::compiled) << seen.build.diagnostics;
}

TEST_F(ObserveFile, TheNameOfTheMainUnitLeadsNowhere) {
  for (const char* line : {"#include __BASE_FILE__", "asm(\".incbin \\\"/dev/stdin\\\"\");",
                           "asm(\".include \\\"main.o\\\"\");", "asm(\".incbin \\\"-\\\"\");"}) {
    const FileObservation seen = bench().file(bench().file_with({}) + "\n" + line + "\n");
    EXPECT_EQ(seen.build.state, BuildState::compile_error) << line;
  }
}

TEST_F(ObserveFile, ACrashInOneCallLosesThatCallOnly) {
  const FileObservation seen =
      bench().file(bench().file_with({{"gib", "(__builtin_trap(), 1024.0 * 1024.0 * 1024.0)"}}));
  EXPECT_EQ(seen.ending, RunEnding::runtime_error);
  EXPECT_EQ(count(seen.answers, "gib", answered), 0);
  for (const char* call : {"ledger", "total", "gb"})
    EXPECT_EQ(count(seen.answers, call, unanswered), 0) << call;
}

TEST_F(ObserveFile, ACrashForOneInputLosesThatInputOnly) {
  const FileObservation seen =
      bench().file(bench().file_with({{"gib", "(num_bytes == 1 ? (__builtin_trap(), 1.0) : 2.0)"}}));
  EXPECT_EQ(count(seen.answers, "gib", unanswered), 1);
  EXPECT_EQ(count(seen.answers, "gb", unanswered), 0);
}

TEST_F(ObserveFile, AnEndlessCallCostsItsOwnAnswersAndLittleTime) {
  const FileObservation seen =
      bench().file(bench().file_with({{"total", "[]{ for (volatile int i = 0;;) i = 1; return 1; }()"}}));
  EXPECT_EQ(seen.ending, RunEnding::time_limit);
  EXPECT_EQ(count(seen.answers, "total", answered), 0);
  EXPECT_EQ(count(seen.answers, "ledger", unanswered), 0);
  EXPECT_EQ(count(seen.answers, "gib", unanswered), 0);
}

TEST_F(ObserveFile, ForgedRecordsBeforeMainGetNothing) {
  const FileObservation seen = bench().file(
      bench().file_with({}) +
      "\n#include <unistd.h>\nnamespace { const long forged = write(3, \"R 0 r i1\\nEND\\n\", 13); }\n");
  EXPECT_EQ(seen.build.state, BuildState::compiled);
  EXPECT_EQ(seen.ending, RunEnding::runtime_error);
  EXPECT_TRUE(all_unanswered(seen));
}

TEST_F(ObserveFile, RecordsForgedBehindTheEndSpoilAll) {
  const FileObservation seen = bench().file(
      bench().file_with({}) +
      "\n#include <unistd.h>\n#include <cstdlib>\n"
      "namespace { const int late = std::atexit([] { (void)!write(3, \"R 0 r i1\\n\", 9); }); }\n");
  EXPECT_TRUE(all_unanswered(seen));
}

TEST_F(ObserveFile, AProgramThatDiesBeforeMainIsNotAskedForever) {
  const int runs = bench().runner.runs;
  const FileObservation seen = bench().file(
      bench().file_with({}) + "\n#include <cstdlib>\nnamespace { const int dead = (std::abort(), 1); }\n");
  EXPECT_EQ(seen.ending, RunEnding::runtime_error);
  EXPECT_TRUE(all_unanswered(seen));
  EXPECT_LE(bench().runner.runs - runs, 5);
}

TEST_F(ObserveFile, AlternatingAnswersAreUnsteady) {
  const FileObservation seen =
      bench().file(bench().file_with({{"gb", "([]{ static int k = 0; return ++k % 2; }() ? 1e9 : 1e8)"}}));
  EXPECT_GT(count(seen.answers, "gb", [](const CaseAnswer& one) { return !one.steady; }), 0);
  EXPECT_EQ(count(seen.answers, "gib", [](const CaseAnswer& one) { return !one.steady; }), 0);
}

TEST_F(ObserveFile, AnswersThatDifferFromProcessToProcessAreUnsteady) {
  // The address of a variable on the stack is drawn anew for each process.
  const FileObservation seen = bench().file(
      bench().file_with({{"gb",
                          "static_cast<double>([]{ static const long k = [] { int here = 0; return "
                          "reinterpret_cast<long>(&here); }(); return k; }())"}}));
  EXPECT_EQ(count(seen.answers, "gb", [](const CaseAnswer& one) { return one.steady; }), 0);
}

TEST_F(ObserveFile, OutputIsNotedAndCostsNoAnswer) {
  const FileObservation seen =
      bench().file("#include <cstdio>\n" + bench().file_with({{"gb", "(std::puts(\"debug\"), 1e9)"}}));
  EXPECT_TRUE(seen.wrote_output);
  EXPECT_TRUE(seen.output.starts_with("debug\n"));
  EXPECT_EQ(seen.ending, RunEnding::clean);
  expect_same(seen.answers, bench().expected().reference.answers);
}

TEST_F(ObserveFile, ExceptionsAreAClosedSet) {
  const std::pair<const char*, CallEnding> endings[] = {
      {"std::invalid_argument(\"x\")", CallEnding::invalid_argument},
      {"std::out_of_range(\"x\")", CallEnding::out_of_range},
      {"std::length_error(\"x\")", CallEnding::logic_error},
      {"std::overflow_error(\"x\")", CallEnding::runtime_error},
      {"std::bad_alloc()", CallEnding::bad_alloc},
      {"7", CallEnding::other_exception}};
  for (const auto& [thrown, ending] : endings) {
    const FileObservation seen = bench().file(
        "#include <new>\n" + bench().file_with({{"gb", std::string("(throw ") + thrown + ", 1.0)"}}));
    ASSERT_EQ(seen.build.state, BuildState::compiled) << seen.build.diagnostics;
    const int alike = count_cases(bench().exercise, bench().plan, seen.answers, "gb",
                                  [&](const CaseAnswer& one) { return one.answer.ending == ending; });
    EXPECT_EQ(alike, 5) << thrown;
    EXPECT_EQ(seen.ending, ending == CallEnding::bad_alloc ? RunEnding::memory_limit : RunEnding::clean);
  }
}

TEST_F(ObserveFile, AFillIsEvaluatedAloneWhereThatCompiles) {
  std::vector<std::optional<std::string>> alone(bench().exercise.blanks.size());
  alone[bench().blank("bf16_bytes")] = "16 / 8";
  alone[bench().blank("fp32_bytes")] = "2 * bf16_bytes";
  const FileObservation seen =
      observe_file(bench().toolkit, bench().exercise, bench().plan, bench().file_with({}), alone);
  ASSERT_EQ(seen.build.state, BuildState::compiled) << seen.build.diagnostics;
  const auto& answer = seen.alone[bench().blank("bf16_bytes")];
  ASSERT_TRUE(answer.has_value());
  ASSERT_EQ(answer->values.size(), 1U);
  EXPECT_EQ(answer->values[0].integer, 2);
  EXPECT_FALSE(seen.alone[bench().blank("fp32_bytes")].has_value());
  EXPECT_EQ(seen.answers.size(), bench().plan.cases.size());
}

TEST_F(ObserveFile, AFileThatDoesNotCompileIsNotTriedAgainForItsLonelyFills) {
  std::vector<std::optional<std::string>> alone(bench().exercise.blanks.size());
  alone[bench().blank("bf16_bytes")] = "nonsense";
  bench().file(bench().file_with({}));
  const int compiles = bench().runner.compiles;
  const FileObservation seen = observe_file(bench().toolkit, bench().exercise, bench().plan,
                                            bench().file_with({{"gb", "nonsense"}}), alone);
  EXPECT_EQ(seen.build.state, BuildState::compile_error);
  EXPECT_EQ(bench().runner.compiles - compiles, 2) << "once the quick way, once the plain";
}

TEST_F(ObserveFile, AMissingMemberIsAMissingValue) {
  std::string source = bench().file_with({{"total", "1"}});
  for (std::size_t at; (at = source.find("adam_v_fp32")) != std::string::npos;)
    source.replace(at, 11, "second");
  const FileObservation seen = bench().file(source);
  ASSERT_EQ(seen.build.state, BuildState::compiled) << seen.build.diagnostics;
  EXPECT_EQ(count(seen.answers, "ledger",
                  [](const CaseAnswer& one) {
                    return one.answer.ending == CallEnding::returned &&
                           one.answer.values[4].kind == ValueKind::missing &&
                           one.answer.values[3].kind == ValueKind::integer;
                  }),
            12);
}

TEST_F(ObserveFile, MacrosOfAFileHurtNobodyElse) {
  const FileObservation seen =
      bench().file(bench().file_with({}) +
                   "\n#define std nothing\n#define switch if\n#define bad_alloc\n#define catch\n"
                   "#define grader_call something\n#define return\n");
  EXPECT_EQ(seen.build.state, BuildState::compiled) << seen.build.diagnostics;
  expect_same(seen.answers, bench().expected().reference.answers);
}

TEST_F(ObserveFile, AnOpenEndDoesNotSwallowTheHarness) {
  EXPECT_EQ(bench().file(bench().file_with({}) + "\nstruct open { int x; \\").build.state,
            BuildState::compile_error);
  EXPECT_EQ(bench().file(bench().file_with({}) + "\n#if 0\n").build.state, BuildState::compile_error);
  EXPECT_EQ(bench().file(bench().file_with({}) + "\n/* ").build.state, BuildState::compile_error);
}

}  // namespace
}  // namespace grader::observe
