// SPDX-License-Identifier: MIT
// The system calls a foreign program may make, as a filter that bubblewrap loads just before the program
// starts.
//
// In the room `run` only what a computing program needs is allowed and the rest kills it (SIGSYS), which a
// report can explain. In the room `compile` everything a compiler needs is allowed, and what reaches the
// kernel's risky corners is refused with EPERM. The tables are in seccomp.cpp.
#pragma once

#include <string>

#include "grader/sys/runner.hpp"

namespace grader::sys {

/// The filter as the kernel wants it, for `bwrap --seccomp`. Throws Error when libseccomp does not know a
/// call. For any thread.
const std::string& system_call_filter(Profile profile);

}  // namespace grader::sys
