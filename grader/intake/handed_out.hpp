// SPDX-License-Identifier: MIT
// Has a student changed what he was given but not asked to write into: a main, a workflow file?
//
// Promises: opens nothing of the student's by following a link, neither a file's nor a folder's; a link
// counts as changed. Line ends do not matter: git and editors change them.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "grader/types/handed_out.hpp"

namespace grader::intake {

/// Name → bytes.
using Handout = std::map<std::string, std::string>;

/// Every file of the handout but those in `to_be_written`, by name.
std::vector<HandedOut> compare_handed_out(const Handout& handout, const std::filesystem::path& student,
                                          const std::vector<std::string>& to_be_written);

}  // namespace grader::intake
