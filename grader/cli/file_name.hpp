// SPDX-License-Identifier: MIT
// A student's name as the name of a file of ours.
#pragma once

#include <string>
#include <string_view>

namespace grader::cli {

/// Never a path, hidden, an option or too long; different names stay different. Letters of any script, digits
/// and a few signs stay; any other byte becomes %XX; what is too long ends with a digest.
std::string file_name_for(std::string_view student);

}  // namespace grader::cli
