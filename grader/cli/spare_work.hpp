// SPDX-License-Identifier: MIT
// Writing what people go on working in: never over their work.
#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "grader/types/text.hpp"

namespace grader::cli {

using FreshFiles = std::map<std::filesystem::path, std::string>;

/// Writes each file unless it is there already, byte by byte the same. Throws Error (installation) that names
/// every other thing that has one of these names, a link or a device too; then nothing was written.
void write_beside_work(const FreshFiles& files, Language language);

}  // namespace grader::cli
