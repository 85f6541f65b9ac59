// SPDX-License-Identifier: MIT
// A file under another name, or in an archive, is the commonest reason for "missing"; so what is said of a
// missing file names what stands in its place, and what to do with it.
#pragma once

#include <filesystem>
#include <string>

#include "grader/types/text.hpp"

namespace grader::intake {

/// Of a file that is not in this folder. Nothing is unpacked, and only names that are like it are opened.
Text missing_reason(const std::filesystem::path& folder, const std::string& name);

}  // namespace grader::intake
