// SPDX-License-Identifier: MIT
// Where a student's work lies: in his folder, or one folder deeper, as archives often unpack.
//
// Promises: looks at names alone, follows no link. Refuses to choose: of two folders neither is taken.
#pragma once

#include <filesystem>
#include <string>

#include "grader/types/exercise.hpp"

namespace grader::intake {

/// The only folder inside `folder`, besides hidden ones and those that archives leave behind; empty when
/// there is none, or several.
std::filesystem::path only_folder_in(const std::filesystem::path& folder);

/// The path of a file of that name in some folder inside, as "a/b/name"; the first by name, at most three
/// folders deep. Empty when there is none.
std::string find_deeper(const std::filesystem::path& folder, const std::string& name);

/// Where to look for the code file, and for the written answers: each in the folder itself when it is there,
/// else in the only folder inside when it is there.
std::filesystem::path code_folder(const Exercise& exercise, const std::filesystem::path& folder);
std::filesystem::path answers_folder(const Exercise& exercise, const std::filesystem::path& folder);

}  // namespace grader::intake
