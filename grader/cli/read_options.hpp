// SPDX-License-Identifier: MIT
// From words to values: what an option may be, what a command cannot do without, what does not go together.
#pragma once

#include <string>

#include "grader/cli/environment.hpp"
#include "grader/cli/options.hpp"
#include "grader/cli/typed_line.hpp"

namespace grader::cli {

/// Throws Error (Trouble::installation) in the language of the line.
Options read_options(const std::string& command, const TypedLine& line, const Environment& environment,
                     Screen screen);

}  // namespace grader::cli
