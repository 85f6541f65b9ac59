// SPDX-License-Identifier: MIT
// A copy of an exercises folder that a test may spoil, and the program's word on it.
#pragma once

#include <string>

#include "tests/support/program.hpp"
#include "tests/support/scratch.hpp"

namespace grader::tests {

/// The second exercise, "bandwidth": made of files only.
std::filesystem::path second_exercise();

/// The exercises folder of the source tree.
std::filesystem::path first_exercise();

class ExercisesCopy {
 public:
  explicit ExercisesCopy(const std::filesystem::path& exercises);

  /// Replaces text in one of its files. Gives the line of the change.
  int change(const std::string& file, const std::string& from, const std::string& to) const;

  std::filesystem::path path() const { return scratch_ / "exercises"; }

 private:
  Scratch scratch_;
};

/// `ledger-grader selftest`, with a cache that the tests of one run share.
Outcome selftest(const std::filesystem::path& exercises, const std::string& exercise);

}  // namespace grader::tests
