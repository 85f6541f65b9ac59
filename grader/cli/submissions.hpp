// SPDX-License-Identifier: MIT
// From the paths of a command line to the folders to be graded.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "grader/types/text.hpp"

namespace grader::cli {

/// The usual slip: no `file` in it, but in a folder of it.
bool holds_submissions(const std::filesystem::path& folder, const std::string& file);

/// Throws Error that names every path that does not exist.
void require_paths(const std::vector<std::filesystem::path>& paths, Language language);

/// The folder of each path, in order, absolute and without a slash at its end, so that its last component is
/// the submission's name. A file stands for its folder only under the name that is to be handed in. Throws
/// Error that names every path that is neither.
std::vector<std::filesystem::path> submission_folders(const std::vector<std::filesystem::path>& paths,
                                                      const std::string& file, Language language);

}  // namespace grader::cli
