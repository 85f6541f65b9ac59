// SPDX-License-Identifier: MIT
// YAML rubric + reference + adapter → Exercise.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "grader/types/exercise.hpp"

namespace grader::exercise {

/// `folder` holds rubrics/, reference/ and student_template/, or is a pack (exercise_files.hpp).
/// Throws Error whose what() lists every problem of the rubric and the reference, one a line:
/// `<file>:<line>: <key>: <what is wrong>; <how to mend it>`.
Exercise load_exercise(const std::filesystem::path& folder, const std::string& name);

/// Names of the exercises in a folder, sorted.
std::vector<std::string> list_exercises(const std::filesystem::path& folder);

}  // namespace grader::exercise
