// SPDX-License-Identifier: MIT
// SIGINT and SIGTERM as something to ask for, while work is to be ended in order.
#pragma once

namespace grader::sys {

/// While one of these lives, the two signals end nothing in this thread and in those it starts; they wait to
/// be taken. Make it before the threads. Programs that are started get the usual behaviour back.
class StopSignals {
 public:
  StopSignals();
  ~StopSignals();
  StopSignals(const StopSignals&) = delete;
  StopSignals& operator=(const StopSignals&) = delete;

  /// The number of a signal that has come and was not taken yet; 0 when there is none. Never waits.
  int take();
};

}  // namespace grader::sys
