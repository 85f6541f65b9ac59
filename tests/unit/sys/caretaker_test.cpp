// SPDX-License-Identifier: MIT
#include "grader/sys/caretaker.hpp"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <memory>

#include "grader/sys/process.hpp"

namespace grader::sys {
namespace {

/// Runs `work` as a grader that is killed in the end. What it leaves becomes our child.
template <typename Work>
void killed_grader(Work work) {
  adopt_orphans();
  const pid_t grader = ::fork();
  if (grader == 0) {
    work();
    ::kill(::getpid(), SIGKILL);
  }
  int status = 0;
  ::waitpid(grader, &status, 0);
  ASSERT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}

/// A child that nothing ties to us, with the word on its command line.
void start_untied(const std::string& word) {
  int ready[2];
  if (::pipe(ready) != 0) return;
  if (::fork() == 0) {
    ::dup2(ready[1], STDOUT_FILENO);
    ::execl("/bin/sh", "/bin/sh", "-c", "echo; while :; do :; done", word.c_str(), nullptr);
  }
  char line = 0;
  if (::read(ready[0], &line, 1) != 1) return;
}

/// How long until all children have ended; they are waited for.
std::chrono::milliseconds time_until_all_have_ended() {
  const auto begun = std::chrono::steady_clock::now();
  while (::waitpid(-1, nullptr, 0) > 0) continue;
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begun);
}

TEST(Caretaker, EndsWhatAKilledGraderLeft) {
  killed_grader([] {
    // The destructor must not run: the grader ends as if by the kernel.
    const auto* caretaker = new Caretaker(Descriptor());
    start_untied(caretaker->word());
  });
  EXPECT_LT(time_until_all_have_ended(), std::chrono::seconds(5));
}

TEST(Caretaker, LeavesOthersAlone) {
  const pid_t other = ::fork();
  if (other == 0) {
    ::execl("/bin/sleep", "/bin/sleep", "30", nullptr);
  }
  killed_grader([] { new Caretaker(Descriptor()); });
  ::usleep(300'000);
  EXPECT_EQ(::waitpid(other, nullptr, WNOHANG), 0) << "it was killed";
  ::kill(other, SIGKILL);
  time_until_all_have_ended();
}

TEST(Caretaker, IsNoChildToWaitForAndEndsWithItsGrader) {
  const auto caretaker = std::make_unique<Caretaker>(Descriptor());
  EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1);
  EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG | __WALL), 0);
}

TEST(Caretaker, HasADifferentWordEachTime) {
  EXPECT_NE(Caretaker(Descriptor()).word(), Caretaker(Descriptor()).word());
}

}  // namespace
}  // namespace grader::sys
