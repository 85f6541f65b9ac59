// SPDX-License-Identifier: MIT
// Having somebody else run the grader, who has no rights.
#pragma once

#include <sys/types.h>

#include <filesystem>

#include "tests/support/program.hpp"

namespace grader::tests {

inline constexpr uid_t nobody = 65534;

/// The same for `nobody`, when a superuser tests; else unchanged. Program and exercises are copied below
/// `place`, which must be open to all: a checkout may lie where only its owner gets, as below /root.
Invocation as_nobody(Invocation invocation, const std::filesystem::path& place);

}  // namespace grader::tests
