// SPDX-License-Identifier: MIT
// Running without a sandbox, for a computer that cannot have one and a person who trusts every submission.
//
// Promises: the limits of the kernel, the caps, the deadline, an environment without a word of the grader's,
// a folder of its own that is removed afterwards, as root a user of its own; what the program started is
// ended with it. Runners of one process take turns, and no sandboxed one may run beside them. Does not
// promise: that a program cannot read what its user may read, write where he may write, reach the network, or
// harm his other processes. Nothing tidies up after a grader that is killed.
#pragma once

#include <memory>

#include "grader/sys/runner.hpp"

namespace grader::sys {

/// Its description() is no_sandbox.
std::unique_ptr<Runner> make_unsafe_runner();

}  // namespace grader::sys
