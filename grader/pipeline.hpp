// SPDX-License-Identifier: MIT
// THE STORY: how one submission becomes a grade. The only place that knows the order of the stages.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "grader/answers/mark_questions.hpp"
#include "grader/error.hpp"
#include "grader/sys/sandbox.hpp"
#include "grader/types/exercise.hpp"
#include "grader/types/grade.hpp"
#include "grader/types/observation.hpp"
#include "grader/types/submission.hpp"

namespace grader {

namespace observe {
class Toolkit;
}
namespace device {
class Evidence;
}

/// The sandbox cannot be had, or does not hold: the one trouble that somebody who grades his own work may
/// choose to go on with.
class NoSandbox : public Error {
 public:
  using Error::Error;
};

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
  enum class Secret { kept, drawn_anew };
  Secret secret = Secret::kept;  ///< drawn_anew: other hidden inputs every time, and nothing is kept
  Isolation isolation = Isolation::sandbox;
  sys::Layers left_out = {};  ///< of the sandbox, for tests of the others
};

/// The first half, which compiles and runs. The hidden inputs depend on the secret and the code alone, so
/// that the same file is asked the same, whoever hands it in and with whatever answers.
/// Never throws for what a student did. Throws Error for ours.
ObservedSubmission observe_submission(const Exercise& exercise, observe::Toolkit& toolkit,
                                      const Submission& submission, const std::string& secret);

/// The second half. Pure: the same exercise, submission and observations give the same grade.
/// `mark` is text_marker of the same exercise.
Grade judge_submission(const Exercise& exercise, const answers::MarkText& mark, const Submission& submission,
                       const ObservedSubmission& observed);

/// Both halves.
Grade grade_submission(const Exercise& exercise, observe::Toolkit& toolkit, const Submission& submission,
                       const std::string& secret);

/// Who judges the written answers of this exercise; `exercise` must stay as long. Made once for many answers.
answers::MarkText text_marker(const Exercise& exercise);
/// The submission beside what a device holds: it is built and asked for the sizes that were measured. Where
/// nothing was measured, or this run is disturbed, the mark says so. Points never depend on it.
DeviceMark confront_device(const Exercise& exercise, observe::Toolkit& toolkit, const Submission& submission,
                           const device::Evidence& evidence);

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

  /// The steps of `grade`, for those who keep what was observed. Each throws Error for our faults.
  Submission read(const std::filesystem::path& submission_folder) const;
  ObservedSubmission observe(const Submission& submission);
  Grade judge(const Submission& submission, const ObservedSubmission& observed) const;

  /// For `Grade::device`. The evidence is made once and serves any number of submissions.
  DeviceMark confront(const Submission& submission, const device::Evidence& evidence);

  /// Changes with whatever can change what is observed, besides the exercise and the submission: this
  /// program, the compiler, the sandbox, the secret.
  const std::string& identity() const;

  /// The same exercise and secret with a sandbox and a compiler of its own, to grade in another thread.
  std::unique_ptr<Grader> another() const;

 private:
  struct Parts;
  explicit Grader(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

/// The folder with rubrics/, reference/ and student_template/: the given one, else ../share/ledger-grader
/// beside the program, else the source tree above it. Throws Error that lists where was looked.
std::filesystem::path find_exercises_folder(const std::optional<std::filesystem::path>& given);
/// The same for no given one, or nothing.
std::optional<std::filesystem::path> usual_exercises_folder();

/// The exercise packs that came with the installed program, for students: sorted, often none.
std::vector<std::filesystem::path> installed_packs();

/// The exercise's files that no submission may see.
std::vector<std::filesystem::path> secrets_of(const std::filesystem::path& folder, const Exercise& exercise);

/// The exercise with its digest.
Exercise load_whole_exercise(const std::filesystem::path& folder, const std::string& name);

}  // namespace grader
