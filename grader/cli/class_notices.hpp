// SPDX-License-Identifier: MIT
// What the folder of a class says that no student's line does: who is nobody, who is gone, who is twice.
//
// Promises: escaped, capped; empty when there is nothing to say.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "grader/intake/class_folder.hpp"
#include "grader/types/text.hpp"

namespace grader::cli {

/// Before a class is graded.
std::string notices_before(const intake::ClassFolder& folder, Language language);

/// After it. `in_gradebook`: the names of all students there, also of earlier runs.
std::string notices_after(const intake::ClassFolder& folder, const std::vector<std::string>& in_gradebook,
                          Language language);

/// Grades were judged again under a rubric from `exercises`, which is another than before.
std::string other_rubric_notice(std::size_t grades, const std::filesystem::path& exercises,
                                Language language);

}  // namespace grader::cli
