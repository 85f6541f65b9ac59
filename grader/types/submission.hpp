// SPDX-License-Identifier: MIT
// One student's files as handed in.
#pragma once

#include <string>
#include <vector>

#include "grader/types/text.hpp"

namespace grader {

/// Why a file could not be taken, or that it was.
enum class FileState {
  taken,
  missing,
  refused,
  undecoded,  ///< written answers whose letters nobody could tell from their bytes
};

struct SubmittedFile {
  std::string name = {};  ///< as the exercise asks for it, never a path of the student
  FileState state = FileState::missing;
  std::string bytes = {};  ///< when taken; written answers are UTF-8 by now, whatever they were saved as
  Text reason = {};        ///< when not taken: names the file and the mend
};

/// A file of written answers beside the one that was asked for: another copy of it, or one question's.
struct AnswersFile {
  SubmittedFile file = {};  ///< its name has letters, digits, spaces, - _ . ( ) only, or 第…题
  int question = 0;         ///< 3 for q3.md; 0 when it may hold all
};

/// Promises: nothing was opened by following a link; every file is below its size cap.
struct Submission {
  std::string id = {};      ///< the folder's name: hostile text, never a path or an argument
  std::string digest = {};  ///< sha256 over the labelled files: `sha256:<hex>`
  SubmittedFile code = {};
  SubmittedFile answers = {};
  std::vector<AnswersFile> more_answers = {};  ///< by name
  std::vector<std::string> files = {};         ///< names of the files that were taken
};

}  // namespace grader
