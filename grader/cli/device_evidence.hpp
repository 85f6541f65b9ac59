// SPDX-License-Identifier: MIT
// A recorded device check, as the command line names it.
#pragma once

#include <filesystem>

#include "grader/device/evidence.hpp"
#include "grader/types/exercise.hpp"

namespace grader::cli {

/// Once for all submissions. Throws Error when there is no such file, or it is no record.
device::Evidence read_evidence(const std::filesystem::path& file);

/// Throws Error when the exercise has nothing that could be measured.
void require_device_section(const Exercise& exercise, Language language);

}  // namespace grader::cli
