// SPDX-License-Identifier: MIT
// Names of students as people compare them: capitals, blanks and Unicode forms do not count.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace grader::cli {

/// The same for names that people take for the same.
std::string name_key(std::string_view name);

/// Those of `names` that others are like, together; each group and all groups in the order of `names`.
std::vector<std::vector<std::string>> alike(const std::vector<std::string>& names);

/// Those that hold `words`, as people compare them.
std::vector<std::string> holding(const std::vector<std::string>& names, std::string_view words);

/// At most three that hold something like `words`: a whole name, or a part between blanks or signs.
std::vector<std::string> close_to(const std::vector<std::string>& names, std::string_view words);

}  // namespace grader::cli
