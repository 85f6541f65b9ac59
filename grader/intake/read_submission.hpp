// SPDX-License-Identifier: MIT
// A folder → a Submission. Runs nothing, follows nothing, opens only the two names that the exercise asks
// for and names of written answers like it (answers_files.hpp), there or one folder deeper (work_folder.hpp).
#pragma once

#include <cstddef>
#include <filesystem>

#include "grader/types/exercise.hpp"
#include "grader/types/submission.hpp"

namespace grader::intake {

/// Largest file that is taken. A filled template is below 4 KiB.
constexpr std::size_t file_cap_bytes = 256UL * 1024;

/// Promises: files that are missing, no regular files, too large, hold NUL bytes or are saved in an unknown
/// encoding are states of the submission with a reason, never errors. Written answers become UTF-8. The
/// digest is over the bytes as they were handed in, of every file that was looked at, and over the reason of
/// a file that could not be taken. Throws Error
/// (Trouble::this_grading) only for what is the machine's fault, as an unreadable file. `id` is the folder's
/// name as it stands.
Submission read_submission(const Exercise& exercise, const std::filesystem::path& folder);

}  // namespace grader::intake
