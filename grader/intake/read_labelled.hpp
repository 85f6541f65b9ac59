// SPDX-License-Identifier: MIT
// Answers that people have marked: a folder of YAML files, one answer each. docs/rubric.md, "Answers to
// calibrate with", describes the keys.
#pragma once

#include <filesystem>
#include <vector>

#include "grader/types/agreement.hpp"
#include "grader/types/exercise.hpp"

namespace grader::intake {

/// By file name. Throws Error (Trouble::installation) that lists every problem of every file with its line;
/// also when the folder holds no such file.
std::vector<LabelledAnswer> read_labelled(const Exercise& exercise, const std::filesystem::path& folder);

}  // namespace grader::intake
