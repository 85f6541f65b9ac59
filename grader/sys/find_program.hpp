// SPDX-License-Identifier: MIT
// Where a program of ours is.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace grader::sys {

/// Its absolute path, looked up in PATH (the usual folders when there is none). A name with a slash is taken
/// as it is.
std::optional<std::string> find_program(std::string_view name);

}  // namespace grader::sys
