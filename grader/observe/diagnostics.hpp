// SPDX-License-Identifier: MIT
// What the compiler said: which limit it hit, and which text it blames. All of it is hostile text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "grader/sys/runner.hpp"
#include "grader/types/observation.hpp"

namespace grader::observe {

/// Throws Error (this_grading) when a part of the compiler could not be started: that is no fault of the
/// text. `errors` begins with it then, for nothing was compiled.
void require_compiler_started(std::string_view errors);

/// How a build that gave no product failed. g++ hides why its parts died; its words tell.
BuildState failed_state(const sys::Ending& ending);

/// Names of temporary objects, which differ from run to run, become `/tmp/object`; the line that says that
/// our shim includes the file is dropped, and so is the linker's name for a text that came on stdin.
std::string tidy_diagnostics(std::string_view text);

struct CompilerError {
  std::string file = {};  ///< as the compiler names it, so as `#line` says; empty for the linker's complaints
  int line = 0;           ///< in that text; 0 when none is named
  std::string message = {};
};

/// The errors in order. A linker's complaint counts as one without a file.
std::vector<CompilerError> read_errors(std::string_view diagnostics);

}  // namespace grader::observe
