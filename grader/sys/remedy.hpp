// SPDX-License-Identifier: MIT
// When bubblewrap cannot put up the walls: what it said, made safe to print, and how to mend it.
#pragma once

#include <string>
#include <string_view>

#include "grader/error.hpp"

namespace grader::sys {

/// `message` is bubblewrap's own text; no foreign program has run.
Error walls_did_not_go_up(std::string_view message);

/// Printable ASCII as it is, the rest as \xNN; at most `most_characters`, then "…".
std::string printable(std::string_view text, std::size_t most_characters);

}  // namespace grader::sys
