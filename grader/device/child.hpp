// SPDX-License-Identifier: MIT
// The probe as a child: a deadline, a cap on what it may say, and nothing of it left afterwards.
#pragma once

#include <chrono>
#include <string>
#include <vector>

namespace grader::device {

struct ChildEnd {
  enum class How { exited, signalled, too_long, too_much_output, not_started };
  How how = How::not_started;
  int code = 0;  ///< exit code, or signal
  std::string output = {};
  std::string errors = {};  ///< what it said on stderr, or why it was not started
};

/// The program's path first. It gets our environment: where the driver is, and which device is ours, is told
/// there. Never throws for what the program does.
ChildEnd run_child(const std::vector<std::string>& arguments, std::chrono::milliseconds wall);

}  // namespace grader::device
