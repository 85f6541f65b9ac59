// SPDX-License-Identifier: MIT
// Starting a program as planned; the door to Boost.Process. Private to process.cpp, which does all waiting.
#pragma once

#include <sys/types.h>

#include "grader/sys/process.hpp"

namespace grader::sys {

/// The number of the started process, which leads a session and a group of that number and must be waited
/// for. Throws Error when any part of the plan fails; then no process is left.
pid_t start_process(const ProcessPlan& plan);

}  // namespace grader::sys
