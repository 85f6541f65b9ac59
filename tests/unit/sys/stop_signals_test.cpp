// SPDX-License-Identifier: MIT
#include "grader/sys/stop_signals.hpp"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <thread>

#include "tests/support/program.hpp"

namespace grader::sys {
namespace {

bool blocked(int signal) {
  sigset_t now;
  ::pthread_sigmask(SIG_SETMASK, nullptr, &now);
  return sigismember(&now, signal) == 1;
}

TEST(StopSignals, WaitToBeTakenAndEndNothing) {
  StopSignals signals;
  EXPECT_EQ(signals.take(), 0);
  ::kill(::getpid(), SIGTERM);
  EXPECT_EQ(signals.take(), SIGTERM);
  EXPECT_EQ(signals.take(), 0) << "once";
  ::kill(::getpid(), SIGINT);
  EXPECT_EQ(signals.take(), SIGINT);
}

TEST(StopSignals, AreHeldBackInThreadsThatStartLater) {
  StopSignals signals;
  bool held = false;
  std::thread([&] { held = blocked(SIGINT) && blocked(SIGTERM); }).join();
  EXPECT_TRUE(held);
}

TEST(StopSignals, AreAsBeforeAfterwards) {
  { StopSignals signals; }
  EXPECT_FALSE(blocked(SIGINT));
  EXPECT_FALSE(blocked(SIGTERM));
}

TEST(StopSignals, NoOtherSignalIsHeldBack) {
  StopSignals signals;
  EXPECT_FALSE(blocked(SIGQUIT));
  EXPECT_FALSE(blocked(SIGCHLD));
}

}  // namespace
}  // namespace grader::sys
