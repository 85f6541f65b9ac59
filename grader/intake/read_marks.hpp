// SPDX-License-Identifier: MIT
// A person's marks from a file: YAML, or CSV by its name. docs/rubric.md, "Marks by hand", describes both.
//
// Promises: everything that is wrong is reported at once, each with its line and the mend; lines that decide
// nothing, as in a review list that was not filled in, are no marks. Refuses unknown questions and rules,
// points out of range or finer than 0.01, a mark without a marker, two marks for one answer.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "grader/types/exercise.hpp"
#include "grader/types/human_mark.hpp"

namespace grader::intake {

/// `name` is the file's, for messages; `.csv` at its end makes it CSV. Marks without a date get `date`.
/// Throws Error (Trouble::installation) that lists all problems.
HumanMarks read_marks(const Exercise& exercise, std::string_view bytes, const std::string& name,
                      const std::string& date);

/// The same from the disk; the date is the day on which the file was last changed (UTC).
HumanMarks read_marks_file(const Exercise& exercise, const std::filesystem::path& file);

}  // namespace grader::intake
