// SPDX-License-Identifier: MIT
// Held back and asked for, not handled: a handler would need something global to write to.
#include "grader/sys/stop_signals.hpp"

#include <csignal>
#include <ctime>

namespace grader::sys {
namespace {

sigset_t stop_signals() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  return signals;
}

}  // namespace

StopSignals::StopSignals() {
  const sigset_t signals = stop_signals();
  ::pthread_sigmask(SIG_BLOCK, &signals, nullptr);
}

StopSignals::~StopSignals() {
  const sigset_t signals = stop_signals();
  ::pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
}

int StopSignals::take() {
  const sigset_t signals = stop_signals();
  const timespec at_once{};
  const int signal = ::sigtimedwait(&signals, nullptr, &at_once);
  return signal > 0 ? signal : 0;
}

}  // namespace grader::sys
