// SPDX-License-Identifier: MIT
// The lines of the student's file at which the compiler found an error.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace grader::judge {

/// From diagnostics of the form `<file>:<line>:<column>: error: …`; sorted, each once. A submission may forge
/// such lines with #error or #line: they decide which of his own blanks are set aside, nothing else.
std::vector<int> error_lines(std::string_view diagnostics, const std::string& file);

}  // namespace grader::judge
