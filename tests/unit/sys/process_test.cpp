// SPDX-License-Identifier: MIT
#include "grader/sys/process.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <thread>

#include "grader/error.hpp"
#include "grader/sys/sandbox.hpp"

namespace grader::sys {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

Ending shell(const std::string& line) { return run_trusted({"/bin/sh", "-c", line}, seconds(10)); }

TEST(Process, ThatIsMissingIsAnErrorWithTheNameAndAHint) {
  try {
    const Process process({.arguments = {"/nowhere/program"}});
    FAIL() << "a missing program was started";
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("/nowhere/program"), std::string::npos);
    EXPECT_EQ(error.trouble(), Trouble::installation);
    EXPECT_FALSE(error.hint().empty());
  }
  EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1) << "the failed start left a child";
}

TEST(Process, IsNotStartedWhenAPartOfThePlanFails) {
  const ProcessPlan plan{.arguments = {"/bin/true"}, .descriptors = {{.inside = 1, .ours = 9999}}};
  EXPECT_THROW(const Process process(plan), Error);
  EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1);
}

TEST(Process, HasOnlyTheEnvironmentItWasGiven) {
  ::setenv("SECRET_OF_THE_TEACHER", "x", 1);
  EXPECT_EQ(run_trusted({"/usr/bin/env"}, seconds(5)).output, "");
}

TEST(Process, HasOnlyTheDescriptorsItWasGiven) {
  const int leaked =
      ::fcntl(STDERR_FILENO, F_DUPFD, 50);  // without close-on-exec, as a careless library would
  ASSERT_EQ(leaked, 50);
  // The shell has one of its own open while it lists the folder.
  EXPECT_EQ(shell("cd /proc/self/fd && echo *").output, "0 1 2 3\n");
  ::close(leaked);
}

TEST(Process, StartsInASessionOfItsOwnAtTheRootWithDefaultSignals) {
  ASSERT_NE(::signal(SIGPIPE, SIG_IGN), SIG_ERR);
  const Ending ending = shell("pwd; kill -PIPE $$; echo survived");
  ::signal(SIGPIPE, SIG_DFL);
  EXPECT_EQ(ending.output, "/\n");
  EXPECT_EQ(ending.how, How::signalled);
  EXPECT_EQ(ending.code, SIGPIPE);
}

TEST(Process, KeepsTheLimitsOfThePlan) {
  const Pipe pipe = make_pipe();
  Process process({.arguments = {"/bin/sh", "-c", "ulimit -n; ulimit -c"},
                   .descriptors = {{.inside = 1, .ours = pipe.writing.number()}},
                   .limits = {{RLIMIT_NOFILE, 20}, {RLIMIT_CORE, 0}}});
  process.wait(std::chrono::steady_clock::now() + seconds(5));
  std::array<char, 64> text{};
  EXPECT_EQ(::read(pipe.reading.number(), text.data(), text.size()), 5);
  EXPECT_STREQ(text.data(), "20\n0\n");
}

TEST(Process, GivesUpTheRootIdentity) {
  if (::geteuid() != 0) GTEST_SKIP() << "only root can become another user";
  const Pipe pipe = make_pipe();
  Process process({.arguments = {"/usr/bin/id"},
                   .descriptors = {{.inside = 1, .ours = pipe.writing.number()}},
                   .identity = 61999});
  process.wait(std::chrono::steady_clock::now() + seconds(5));
  std::array<char, 128> text{};
  ASSERT_GT(::read(pipe.reading.number(), text.data(), text.size() - 1), 0);
  EXPECT_STREQ(text.data(), "uid=61999 gid=61999 groups=61999\n");
}

TEST(Process, ThatGoesAwayTakesItsProgramWithIt) {
  { const Process process({.arguments = {"/bin/sleep", "100"}}); }
  EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1);
}

TEST(Process, ReportsTheProcessorTimeItUsed) {
  Process process({.arguments = {"/bin/sh", "-c", "i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done"}});
  EXPECT_GT(process.wait(std::chrono::steady_clock::now() + seconds(20)).cpu, milliseconds(20));
}

TEST(RunTrusted, GivesBothStreamsAndTheCode) {
  const Ending ending = shell("echo out; echo err >&2; exit 3");
  EXPECT_EQ(ending.how, How::exited);
  EXPECT_EQ(ending.code, 3);
  EXPECT_EQ(ending.output, "out\n");
  EXPECT_EQ(ending.errors, "err\n");
}

TEST(RunTrusted, FindsAProgramByItsName) { EXPECT_EQ(run_trusted({"true"}, seconds(5)).code, 0); }

TEST(RunTrusted, IsAnErrorForAProgramThatIsNotThere) {
  EXPECT_THROW(run_trusted({"no-such-program-here"}, seconds(5)), Error);
}

TEST(RunTrusted, EndsAtTheWallLimitAlsoWhenOthersHoldTheStreams) {
  const auto begun = std::chrono::steady_clock::now();
  const Ending ending = shell("sleep 3 & exit 5");
  EXPECT_EQ(ending.code, 5);
  EXPECT_LT(std::chrono::steady_clock::now() - begun, seconds(2));
  EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1) << "a process was left";
  EXPECT_EQ(run_trusted({"/bin/sleep", "30"}, milliseconds(100)).how, How::wall_limit);
}

TEST(RunTrusted, WorksFromManyThreadsAtOnce) {
  std::array<int, 8> right{};
  std::vector<std::thread> threads;
  for (int& count : right)
    threads.emplace_back([&count] {
      for (int turn = 0; turn < 20; ++turn) {
        const Ending ending = shell("echo " + std::to_string(turn));
        count += ending.output == std::to_string(turn) + "\n" ? 1 : 0;
      }
    });
  for (std::thread& thread : threads) thread.join();
  for (const int count : right) EXPECT_EQ(count, 20);
}

}  // namespace
}  // namespace grader::sys
