// SPDX-License-Identifier: MIT
// A class: every submission once, in parallel, into the gradebook; what is there already is kept.
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "grader/pipeline.hpp"
#include "grader/store/gradebook.hpp"

namespace grader::batch {

enum class How {
  kept,        ///< graded before from the same files, rubric and grader
  recognised,  ///< the same code was observed before; judged without compiling
  graded,
  not_graded,  ///< by our fault; an older good grade stays
};

/// One student is done. In the order in which they finish.
struct Step {
  How how = How::graded;
  std::size_t index = 0;  ///< in the class
  std::string student = {};
  const Grade* grade = nullptr;  ///< as entered; for `not_graded` the reason; only during the call
  double seconds = 0.0;
};

struct ClassRun {
  std::size_t workers = 1;
  std::function<bool()> should_stop = {};         ///< asked often; then no other submission is begun
  std::function<void(std::size_t)> started = {};  ///< index of a student whose work begins
  std::function<void(const Step&)> step = {};
  std::function<DeviceMark(const Submission&)> device = {};  ///< a measurement beside each submission
  std::function<Grade(Grade)> with_marks = {};               ///< a human's marks laid over an automatic grade
};

struct ClassResult {
  std::size_t kept = 0;
  std::size_t recognised = 0;
  std::size_t graded = 0;
  std::size_t not_graded = 0;
  bool stopped = false;
  std::size_t other_rubric = 0;  ///< of those judged: unchanged, but graded before under another rubric
};

/// Folders in the order of the class. Throws Error (installation) when nobody can be graded; what is in the
/// gradebook by then stays.
ClassResult grade_class(Grader& grader, store::Gradebook& gradebook,
                        const std::vector<std::filesystem::path>& folders, const ClassRun& run);

/// Now, as 2026-03-01T12:00:00Z.
std::string timestamp();

}  // namespace grader::batch
