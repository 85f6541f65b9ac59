// SPDX-License-Identifier: MIT
// The door to CLI11: every command with its options, and what --help says of them.
#pragma once

#include <CLI/CLI.hpp>

#include "grader/cli/typed_line.hpp"

namespace grader::cli {

/// The parser with the places where it puts things. Neither may move while the other lives.
struct Parser : TypedLine {
  CLI::App app;
};

/// Once, and before it parses; `language` must be set. Words that are left over are none of its business.
void set_up(Parser& parser);

}  // namespace grader::cli
