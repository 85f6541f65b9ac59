// SPDX-License-Identifier: MIT
// What running a submission, or a copy of the reference, has shown. Values only: no points, no verdicts.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "grader/types/exercise.hpp"
#include "grader/types/value.hpp"

namespace grader {

/// What a case of a probe is for.
enum class CaseRole {
  grid,
  zero,  ///< basis: all arguments 0
  unit,  ///< basis: one argument set, the rest 0
  mixed  ///< basis: all arguments set, all different
};

/// One call with given inputs. Never shown to a student unless `fixed`.
struct Case {
  std::size_t probe = 0;
  std::size_t call = 0;
  std::vector<Number> arguments = {};
  bool fixed = true;  ///< no random input in it
  CaseRole role = CaseRole::grid;
  std::size_t unit = 0;  ///< role unit: which argument
};

/// Cases in the order of the exercise's probes; deterministic for a seed.
struct CasePlan {
  std::vector<Case> cases = {};
};

/// The most severe thing that happened, mildest first. JSON names: docs/design.md, section 7.
enum class RunEnding { clean, runtime_error, output_limit, memory_limit, time_limit };

enum class BuildState { not_tried, compiled, compile_error, time_limit, memory_limit, output_limit };

struct Build {
  BuildState state = BuildState::not_tried;
  std::string diagnostics = {};  ///< of the compiler, capped; hostile text
};

/// One case over all its repetitions, in one process and across processes.
struct CaseAnswer {
  Answer answer = {};                    ///< the first; compare only when steady
  bool steady = true;                    ///< every repetition gave the same
  std::vector<bool> steady_values = {};  ///< by value, where every repetition returned; else empty
};

/// The student's file, built and run as it was handed in (or repaired: see pipeline).
struct FileObservation {
  Build build = {};
  std::vector<CaseAnswer> answers = {};           ///< one for each case when compiled
  std::vector<std::optional<Answer>> alone = {};  ///< by blank: its fill evaluated alone, where that compiled
  RunEnding ending = RunEnding::clean;
  bool wrote_output = false;
  std::string output = {};  ///< stdout and stderr, capped; hostile; may hold hidden inputs
};

/// The reference with some fills replaced; no fills at all is the reference itself.
struct Copy {
  FillMap fills = {};
  bool by_itself = false;  ///< gets a program of its own
};

struct CopyObservation {
  bool compiled = false;
  std::string diagnostics = {};                   ///< first error, when not compiled; hostile text
  std::vector<CaseAnswer> answers = {};           ///< one for each case when compiled
  std::vector<std::optional<Answer>> alone = {};  ///< by blank judged alone: the value of the copy's fill
  RunEnding ending = RunEnding::clean;
};

/// What the trial program has shown, one copy for each blank in question.
struct Trial {
  std::vector<std::optional<CopyObservation>> blanks = {};  ///< by blank; absent when not tried
  std::optional<CopyObservation> together = {};             ///< the fills of `together_with`, in one copy
  std::optional<CopyObservation> whole = {};                ///< the template with all fills of the student
  std::optional<CopyObservation> constants = {};  ///< the reference with the student's blanks judged alone
};

/// What must be: the reference, and each misconception of the rubric, for the same cases.
struct Expected {
  CopyObservation reference = {};
  /// Parallel to Exercise::diagnoses and their `fills`; empty when nothing had to be explained.
  std::vector<std::vector<CopyObservation>> misconceptions = {};
};

/// Everything that the judge gets to see of one submission.
struct Observations {
  CasePlan plan = {};
  Expected expected = {};
  FileObservation own = {};
  std::optional<FileObservation> repaired = {};  ///< broken blanks replaced by neutral ones
  Trial trial = {};
};

/// Whether what was seen would be seen again: a limit may be the machine's doing, too.
enum class Repeatable { yes, no };

/// What running one submission has shown, and on what it was run: enough to judge it, now or later.
struct ObservedSubmission {
  Observations observations = {};
  std::string compiler = {};
  std::string sandbox = {};
  std::string seed = {};  ///< hex; for the instructor only
  Repeatable repeatable = Repeatable::yes;
};

}  // namespace grader
