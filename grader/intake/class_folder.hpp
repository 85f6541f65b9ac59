// SPDX-License-Identifier: MIT
// The folder of a class: one folder in it for each student.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "grader/types/exercise.hpp"

namespace grader::intake {

/// A folder that holds this file is the results of a run, and nobody's work.
constexpr std::string_view gradebook_name = "gradebook.sqlite";

struct ClassFolder {
  std::vector<std::filesystem::path> students = {};  ///< sorted by name, byte by byte
  std::vector<std::string> passed_over = {};         ///< names of what is no folder, sorted
  std::vector<std::string> unread = {};              ///< of these, the ones that may be somebody's work
  std::vector<std::string> results = {};             ///< names of folders that hold results of a run, sorted
};

/// Never follows a link. Archives, and files like the one to be handed in, may be somebody's work. Hidden
/// entries and those that archives leave behind are passed over silently, and so is `except`, the folder that
/// results go to. Throws Error when PATH is no folder, holds no student's folder, or is itself a submission,
/// or when `except` lies in the folder of a student who handed in something; it names the mend.
ClassFolder read_class(const Exercise& exercise, const std::filesystem::path& folder,
                       const std::filesystem::path& except);

}  // namespace grader::intake
