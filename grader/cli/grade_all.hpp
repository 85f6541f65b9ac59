// SPDX-License-Identifier: MIT
// Grading in argument order, whatever becomes of a single submission.
#pragma once

#include <filesystem>
#include <functional>
#include <vector>

#include "grader/cli/console.hpp"
#include "grader/cli/options.hpp"
#include "grader/types/grade.hpp"

namespace grader::cli {

using GradeFolder = std::function<Grade(const std::filesystem::path&)>;

/// Prints every grade: text as it comes, JSON as one document at the end. One that could not be graded does
/// not stop the others. Returns done or human_needed. Throws Error when the installation fails before
/// anything was graded, and when the output cannot be written.
int grade_all(const std::vector<std::filesystem::path>& folders, const GradeFolder& grade,
              const Options& options, Console& console);

}  // namespace grader::cli
