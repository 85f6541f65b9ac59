// SPDX-License-Identifier: MIT
// Is this exercise sound? The rubric graded by its own reference, template and misconceptions.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "grader/types/exercise.hpp"

namespace grader {

namespace observe {
class Toolkit;
}

struct SelftestProblem {
  std::string file = {};
  int line = 0;
  std::string what = {};  ///< what is wrong, and which result was expected
};

struct SelftestResult {
  std::vector<std::string> passed = {};  ///< one sentence for each thing that was checked and held
  std::vector<SelftestProblem> problems = {};
};

/// Promises: reference full marks, template none and all blanks unfilled, the template in `folder` is what
/// the reference generates, and every misconception trips its own diagnosis and rules and no other, as
/// written, with its fill respelled and with locals renamed; the model answers get everything, and the
/// untouched form nothing. Throws Error for our own trouble.
SelftestResult run_selftest(observe::Toolkit& toolkit, const Exercise& exercise,
                            const std::filesystem::path& folder);

}  // namespace grader
