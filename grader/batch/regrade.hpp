// SPDX-License-Identifier: MIT
// A class under a changed rubric, from what was observed before: nothing is compiled, nothing is run.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "grader/pipeline.hpp"
#include "grader/store/gradebook.hpp"

namespace grader::batch {

enum class Writing {
  enter,    ///< the new grades are entered
  what_if,  ///< the gradebook stays as it is
};

/// A student whose grade is another one now.
struct Change {
  std::string student = {};
  Verdict before = Verdict::undecided;
  Verdict after = Verdict::undecided;
  Points low_before = {};
  Points high_before = {};
  Points low_after = {};
  Points high_after = {};

  bool crosses() const { return before != after; }
};

struct RegradeResult {
  std::size_t judged = 0;
  std::size_t other_rubric = 0;               ///< of those: graded before under another rubric
  std::vector<Change> changes = {};           ///< in the order of the students' names
  std::vector<std::string> not_covered = {};  ///< the changed rubric asks for what was not observed
  std::vector<std::string> damaged = {};      ///< what was observed is not in the gradebook as it was kept
};

RegradeResult regrade(const Exercise& exercise, store::Gradebook& gradebook, Writing writing,
                      const std::function<Grade(Grade)>& with_marks);

/// Lays people's marks over the automatic grades of these students once more, and enters what changed by it.
void enter_marks(store::Gradebook& gradebook, const std::vector<std::string>& students,
                 const std::function<Grade(Grade)>& with_marks);

}  // namespace grader::batch
