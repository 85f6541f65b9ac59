// SPDX-License-Identifier: MIT
// "Did you mean …?" for a name that does not exist.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace grader::cli {

/// The candidate that needs the fewest typing slips (insert, delete, replace, exchange two neighbours), when
/// they are few for the length of the word; of several the first.
std::optional<std::string> nearest(std::string_view word, const std::vector<std::string>& candidates);

}  // namespace grader::cli
