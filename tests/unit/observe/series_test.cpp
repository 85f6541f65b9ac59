// SPDX-License-Identifier: MIT
#include "grader/observe/series.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <functional>
#include <set>
#include <sstream>

namespace grader::observe {
namespace {

/// Plays a program: answers each line with its argument doubled until `misbehave` has something else in mind.
class PlayedProgram : public sys::Runner {
 public:
  /// Gets the call, the argument and how often it was asked before in this process; may change the ending.
  using Act = std::function<bool(std::size_t call, long argument, sys::Ending& ending)>;
  explicit PlayedProgram(Act act) : act_(std::move(act)) {}

  sys::Ending run(const sys::Command& command) override {
    sys::Ending ending;
    std::istringstream lines(command.input);
    std::size_t copy = 0, call = 0, values = 0, arguments = 0;
    std::string argument;
    asked.emplace_back();
    for (std::size_t index = 0; lines >> copy >> call >> values >> arguments >> argument; ++index) {
      const long number = std::stol(argument.substr(1));
      asked.back().push_back(number);
      if (!act_(call, number, ending)) return ending;
      ending.results += "R " + std::to_string(index) + " r i" + std::to_string(2 * number) + "\n";
    }
    ending.results += "END\n";
    return ending;
  }
  std::string description() const override { return "played"; }

  std::vector<std::vector<long>> asked = {};  ///< arguments, process by process

 private:
  Act act_;
};

/// Calls 0 and 1, each with `each` arguments: 0, 1, … and 100, 101, …
std::vector<SentCall> two_calls(std::int64_t each) {
  std::vector<SentCall> calls;
  for (std::int64_t i = 0; i < each; ++i) calls.push_back({0, 0, 1, {{false, i, 0.0}}});
  for (std::int64_t i = 0; i < each; ++i) calls.push_back({0, 1, 1, {{false, 100 + i, 0.0}}});
  return calls;
}

struct Played {
  std::vector<CaseAnswer> answers = {};
  RunEnding ending = RunEnding::clean;
  bool clean = false;
  std::string output = {};
};

Played play(PlayedProgram& program, const std::vector<SentCall>& calls, Allowance allowance = {}) {
  Series series("program", calls, {}, "seed");
  series.run_all(program, allowance);
  return {series.answers(), series.ending(), series.clean(), series.output()};
}

int unanswered_of(const Played& played, std::size_t from, std::size_t to) {
  int count = 0;
  for (std::size_t i = from; i < to; ++i)
    count += played.answers[i].answer.ending == CallEnding::unanswered ? 1 : 0;
  return count;
}

bool crash(sys::Ending& ending) {
  ending.how = sys::How::signalled;
  ending.code = SIGSEGV;
  return false;
}

bool hang(sys::Ending& ending) {
  ending.how = sys::How::cpu_limit;
  return false;
}

TEST(Series, EachCaseIsAskedTwiceInEachOfTwoProcessesInUnequalOrder) {
  PlayedProgram program([](auto, auto, auto&) { return true; });
  const Played played = play(program, two_calls(5));
  ASSERT_EQ(program.asked.size(), 2U);
  for (const auto& process : program.asked) {
    ASSERT_EQ(process.size(), 20U);
    EXPECT_EQ(std::set<long>(process.begin(), process.begin() + 10).size(), 10U);
    EXPECT_EQ(std::set<long>(process.begin() + 10, process.end()).size(), 10U);
    EXPECT_FALSE(std::equal(process.begin(), process.begin() + 10, process.begin() + 10));
  }
  EXPECT_NE(program.asked[0], program.asked[1]);
  EXPECT_TRUE(played.clean);
  EXPECT_EQ(unanswered_of(played, 0, 10), 0);
  EXPECT_EQ(played.answers[7].answer.values[0].integer, 204);
}

TEST(Series, TheOrderIsTheSameForASeed) {
  PlayedProgram first([](auto, auto, auto&) { return true; });
  PlayedProgram second([](auto, auto, auto&) { return true; });
  play(first, two_calls(5));
  play(second, two_calls(5));
  EXPECT_EQ(first.asked, second.asked);
}

TEST(Series, ACrashCostsTheCaseThatMadeIt) {
  PlayedProgram program(
      [](auto, long argument, sys::Ending& ending) { return argument != 3 || crash(ending); });
  const Played played = play(program, two_calls(5));
  EXPECT_EQ(unanswered_of(played, 0, 10), 1);
  EXPECT_EQ(played.answers[3].answer.ending, CallEnding::unanswered);
  EXPECT_EQ(played.ending, RunEnding::runtime_error);
  EXPECT_EQ(program.asked.size(), 3U);
  EXPECT_FALSE(played.clean);
}

TEST(Series, ACallThatAlwaysCrashesLeavesTheOtherWhole) {
  PlayedProgram program(
      [](std::size_t call, auto, sys::Ending& ending) { return call != 0 || crash(ending); });
  const Played played = play(program, two_calls(5));
  EXPECT_EQ(unanswered_of(played, 0, 5), 5);
  EXPECT_EQ(unanswered_of(played, 5, 10), 0);
}

TEST(Series, ACleanExitBeforeTheEndIsACrashToo) {
  PlayedProgram program([](auto, long argument, sys::Ending&) { return argument != 3; });
  const Played played = play(program, two_calls(5));
  EXPECT_EQ(unanswered_of(played, 0, 10), 1);
  EXPECT_EQ(played.ending, RunEnding::runtime_error);
}

TEST(Series, AProgramThatNeverEndsAfterItsLastAnswerIsNotBelieved) {
  PlayedProgram program([](auto, auto, sys::Ending& ending) {
    hang(ending);
    return true;
  });
  const Played played = play(program, two_calls(5));
  EXPECT_EQ(unanswered_of(played, 0, 10), 10);
  EXPECT_EQ(played.ending, RunEnding::time_limit);
  EXPECT_EQ(program.asked.size(), 3U);
}

TEST(Series, AProgramThatWasSlowToEndOnceIsAskedAgainAndBelieved) {
  int calls = 0;
  PlayedProgram program([&](auto, auto, sys::Ending& ending) {
    if (++calls <= 20) hang(ending);
    return true;
  });
  const Played played = play(program, two_calls(5));
  EXPECT_EQ(unanswered_of(played, 0, 10), 0);
  EXPECT_EQ(played.ending, RunEnding::clean);
  EXPECT_EQ(program.asked.size(), 3U);
}

TEST(Series, AProgramThatNeverAnswersIsTriedOnceForEachCall) {
  PlayedProgram program([](auto, auto, sys::Ending& ending) { return crash(ending); });
  const Played played = play(program, two_calls(20));
  EXPECT_EQ(unanswered_of(played, 0, 40), 40);
  EXPECT_EQ(program.asked.size(), 2U);
}

TEST(Series, ACallThatHangsTwiceIsAskedNoMoreAndTheOtherIsAnswered) {
  PlayedProgram program(
      [](std::size_t call, auto, sys::Ending& ending) { return call != 0 || hang(ending); });
  const Played played = play(program, two_calls(5));
  EXPECT_EQ(played.ending, RunEnding::time_limit);
  EXPECT_EQ(unanswered_of(played, 0, 5), 5);
  EXPECT_EQ(unanswered_of(played, 5, 10), 0);
  EXPECT_EQ(program.asked.size(), 3U);
}

TEST(Series, WhenNoLimitEndingIsLeftTheRestIsGivenUp) {
  PlayedProgram program(
      [](auto, long argument, sys::Ending& ending) { return argument % 100 == 0 || hang(ending); });
  Allowance allowance;
  allowance.limit_endings = 1;
  const Played played = play(program, two_calls(5), allowance);
  EXPECT_LE(program.asked.size(), 2U);
  EXPECT_GE(unanswered_of(played, 0, 10), 8);
}

TEST(Series, ForeignTextCostsEverythingAndIsNotRetried) {
  PlayedProgram program([](auto, long argument, sys::Ending& ending) {
    if (argument == 104) ending.results += "R 0 r i1\n";
    return true;
  });
  const Played played = play(program, two_calls(5));
  EXPECT_EQ(unanswered_of(played, 0, 10), 10);
  EXPECT_EQ(program.asked.size(), 1U);
  EXPECT_EQ(played.ending, RunEnding::runtime_error);
}

TEST(Series, ForeignTextInTheSecondProcessCostsEverythingToo) {
  int process = 0;
  PlayedProgram program([&](auto, long argument, sys::Ending& ending) {
    if (argument == 104 && ++process > 2) ending.results += "END\n";
    return true;
  });
  const Played played = play(program, two_calls(5));
  EXPECT_EQ(unanswered_of(played, 0, 10), 10);
  EXPECT_EQ(program.asked.size(), 2U);
}

TEST(Series, NothingIsRunWithoutAnAllowance) {
  PlayedProgram program([](auto, auto, auto&) { return true; });
  Allowance no_process;
  no_process.processes = 0;
  Allowance too_late;
  too_late.deadline = std::chrono::steady_clock::now();
  for (const Allowance& allowance : {no_process, too_late}) {
    const Played played = play(program, two_calls(1), allowance);
    EXPECT_EQ(unanswered_of(played, 0, 2), 2);
    EXPECT_FALSE(played.clean);
  }
  EXPECT_TRUE(program.asked.empty());
}

TEST(Series, AnAnswerGivenInOneProcessOnlyDoesNotCount) {
  PlayedProgram program([](auto, auto, auto&) { return true; });
  Allowance one_process;
  one_process.processes = 1;
  EXPECT_EQ(unanswered_of(play(program, two_calls(1), one_process), 0, 2), 2);
}

TEST(Series, AFailureAfterTheEndIsSeenButCostsNoAnswer) {
  PlayedProgram program([](auto, auto, sys::Ending& ending) {
    ending.code = 9;
    return true;
  });
  const Played played = play(program, two_calls(2));
  EXPECT_EQ(played.ending, RunEnding::runtime_error);
  EXPECT_EQ(unanswered_of(played, 0, 4), 0);
}

TEST(Series, TheWorstEndingIsKept) {
  PlayedProgram program([](auto, long argument, sys::Ending& ending) {
    if (argument == 1) return crash(ending);
    if (argument == 2) ending.how = sys::How::output_limit;
    return argument != 2;
  });
  EXPECT_EQ(play(program, two_calls(5)).ending, RunEnding::output_limit);
}

TEST(Series, OutputIsCappedOverAllProcesses) {
  PlayedProgram program([](auto, auto, sys::Ending& ending) {
    ending.output = std::string(40 << 10, 'o');
    ending.errors = "e";
    return true;
  });
  const Played played = play(program, two_calls(2));
  EXPECT_EQ(played.output.size(), std::size_t{64} << 10);
  EXPECT_EQ(played.output[40 << 10], 'e');
}

TEST(Series, NoCallsNeedNoProcess) {
  PlayedProgram program([](auto, auto, auto&) { return true; });
  EXPECT_TRUE(play(program, {}).answers.empty());
  EXPECT_TRUE(program.asked.empty());
}

}  // namespace
}  // namespace grader::observe
