// SPDX-License-Identifier: MIT
// What the commands of LaTeX show in a text.
#pragma once

#include <optional>
#include <string_view>

namespace grader::answers {

/// The sign that a command stands for; 0 for one that only dresses what stands behind it; nothing for one
/// that is not known.
std::optional<char32_t> shown_by(std::string_view command);

}  // namespace grader::answers
