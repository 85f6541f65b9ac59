// SPDX-License-Identifier: MIT
// Is a text a regular expression? It is only read, not made ready for use: thousands take no time. A door to
// RE2.
#pragma once

#include <string>
#include <string_view>

namespace grader::formats {

/// What is wrong with it, in words; empty when it is one.
std::string trouble_in_expression(std::string_view expression);

}  // namespace grader::formats
