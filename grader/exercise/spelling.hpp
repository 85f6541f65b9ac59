// SPDX-License-Identifier: MIT
// What somebody may have meant by a name that does not exist.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace grader::exercise {

/// Single-character insertions, deletions, replacements and exchanges of neighbours that turn one into the
/// other.
std::size_t edit_distance(std::string_view left, std::string_view right);

/// The end of a message about an unknown name: `did you mean 'points'?`, else `use one of a, b, c`.
std::string suggest(std::string_view name, const std::vector<std::string>& known);

}  // namespace grader::exercise
