// SPDX-License-Identifier: MIT
// THE STORY: how one submission becomes a grade. The only place that knows the order of the stages.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "grader/answers/mark_questions.hpp"
#include "grader/sys/sandbox.hpp"
#include "grader/types/exercise.hpp"
#include "grader/types/grade.hpp"
#include "grader/types/submission.hpp"

namespace grader {

class Error;
namespace observe {
class Toolkit;
}

/// What keeps students' programs from the machine.
enum class Isolation {
  sandbox,
  none,  ///< limits only; for people who typed --unsafe-no-sandbox
};

struct SetupOptions {
  std::string exercise = "lesson01";
  std::optional<std::filesystem::path> exercises_folder =
      {};                                                 ///< nothing: looked for (find_exercises_folder)
  std::optional<std::filesystem::path> cache = {};        ///< nothing: no cache on disk
  std::optional<std::filesystem::path> secret_file = {};  ///< nothing: drawn once and kept for this user
  Isolation isolation = Isolation::sandbox;
  sys::Layers left_out = {};  ///< of the sandbox, for tests of the others
};

/// Grades one submission with what is given; the functions below hand in the real things.
/// Never throws for what a student did. Throws Error for ours.
Grade grade_submission(const Exercise& exercise, observe::Toolkit& toolkit, const Submission& submission,
                       const std::string& secret);

/// Who judges the written answers of this exercise; `exercise` must stay as long. Made once for many answers.
answers::MarkText text_marker(const Exercise& exercise);

/// The grade "not graded": our fault, so it has no points and no verdict.
Grade not_graded(const Exercise& exercise, const Submission& submission, const Error& error);

/// An exercise with its compiler, sandbox and secret, ready to grade any number of submissions, one at a
/// time.
class Grader {
 public:
  /// Throws Error (Trouble::installation): rubric, compiler, secret, or a sandbox that does not hold when it
  /// is tried out.
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

/// The exercise's files that no submission may see.
std::vector<std::filesystem::path> secrets_of(const std::filesystem::path& folder, const Exercise& exercise);

/// The exercise with its digest.
Exercise load_whole_exercise(const std::filesystem::path& folder, const std::string& name);

}  // namespace grader
