// SPDX-License-Identifier: MIT
// Command lines that --help shows: people copy them sooner than they read options.
#pragma once

#include <string>
#include <string_view>

#include "grader/types/text.hpp"

namespace grader::cli {

/// One or two examples of a command under a heading, ending in an empty line; nothing for a command without
/// any. No command is the program itself.
std::string examples_of(std::string_view command, Language language);

}  // namespace grader::cli
