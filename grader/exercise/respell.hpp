// SPDX-License-Identifier: MIT
// The same code in other words, for the self-test of a rubric.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace grader::exercise {

/// The text with whole tokens replaced: `4` → `(2 + 2)` leaves `1024` and `"4"` alone.
std::string respell(std::string_view text, const std::map<std::string, std::string>& tokens);

}  // namespace grader::exercise
