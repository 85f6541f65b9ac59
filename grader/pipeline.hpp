// SPDX-License-Identifier: MIT
// THE STORY: how one submission becomes a grade. The only place that knows the order of the stages.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "grader/types/exercise.hpp"
#include "grader/types/grade.hpp"
#include "grader/types/submission.hpp"

namespace grader {

class Error;
namespace observe {
class Toolkit;
}
namespace sys {
class Runner;
}

struct SetupOptions {
  std::string exercise = "lesson01";
  std::optional<std::filesystem::path> exercises_folder =
      {};                                                 ///< nothing: looked for (find_exercises_folder)
  std::optional<std::filesystem::path> cache = {};        ///< nothing: no cache on disk
  std::optional<std::filesystem::path> secret_file = {};  ///< nothing: drawn once and kept for this user
};

/// Grades one submission with what is given; the functions below hand in the real things.
/// Never throws for what a student did. Throws Error for ours.
Grade grade_submission(const Exercise& exercise, observe::Toolkit& toolkit, const Submission& submission,
                       const std::string& secret);

/// The grade "not graded": our fault, so it has no points and no verdict.
Grade not_graded(const Exercise& exercise, const Submission& submission, const Error& error);

/// An exercise with its compiler, sandbox and secret, ready to grade any number of submissions, one at a
/// time.
class Grader {
 public:
  /// Throws Error (Trouble::installation): rubric, compiler, sandbox, secret.
  explicit Grader(const SetupOptions& options);
  ~Grader();
  Grader(const Grader&) = delete;
  Grader& operator=(const Grader&) = delete;

  const Exercise& exercise() const;
  /// What concerns this submission alone (it cannot be read, a run was disturbed) becomes a grade "not
  /// graded". Throws Error (Trouble::installation) where no other submission could be graded either.
  Grade grade(const std::filesystem::path& submission_folder);
  Grade grade(const Submission& submission);

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

/// The folder with rubrics/, reference/ and student_template/: the given one, else ../share/ledger-grader
/// beside the program, else the source tree above it. Throws Error that lists where was looked.
std::filesystem::path find_exercises_folder(const std::optional<std::filesystem::path>& given);

/// The exercise with its digest.
Exercise load_whole_exercise(const std::filesystem::path& folder, const std::string& name);

}  // namespace grader
