// SPDX-License-Identifier: MIT
// A certain zero: a file that is missing, could not be taken, or has nothing in it.
//
// Where letters could not be told a person looks; that is no zero, and not told here.
#pragma once

#include <string>
#include <vector>

#include "grader/types/submission.hpp"
#include "grader/types/text.hpp"

namespace grader::report {

struct FileTrouble {
  std::string id = {};  ///< code_file_missing, code_file_refused, code_file_empty; answers_… likewise
  bool of_code = false;
  Text reason = {};
};

/// Of the code file first.
std::vector<FileTrouble> file_troubles(const Submission& submission);

}  // namespace grader::report
