// SPDX-License-Identifier: MIT
// Our own trouble: a missing compiler, a broken sandbox, a faulty rubric, a full disk.
// A student's failure is never an Error; it is a value that travels to the judge.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

namespace grader {

/// What the program should end with when an Error reaches `main` (docs/design.md, section 7).
enum class Trouble {
  installation,  ///< usage, rubric or installation: nothing was graded (exit code 2)
  this_grading,  ///< this submission could not be graded, or output could not be written (3)
};

/// Promises: `what()` says what happened and where, `hint()` how to mend it.
class Error : public std::runtime_error {
 public:
  Error(const std::string& what, std::string hint, Trouble trouble = Trouble::installation)
      : std::runtime_error(what), hint_(std::move(hint)), trouble_(trouble) {}

  const std::string& hint() const { return hint_; }
  Trouble trouble() const { return trouble_; }

 private:
  std::string hint_;
  Trouble trouble_;
};

}  // namespace grader
