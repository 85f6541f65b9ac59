// SPDX-License-Identifier: MIT
// One place that answers: what does this student's work give for a quantity, and what should it give?
//
// The own file comes first. Where it cannot show a quantity (it does not compile, or callers cannot read it)
// the fill of the blank, tried in the reference, speaks; for the fills that are judged together their common
// copy; and where no fill could be tried, the repaired file. An unfilled blank, or one whose fill does not
// compile, shows nothing.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "grader/judge/samples.hpp"
#include "grader/types/exercise.hpp"
#include "grader/types/observation.hpp"
#include "grader/types/reading.hpp"

namespace grader::judge {

class Picture {
 public:
  /// Keeps references: the three must outlive it.
  Picture(const Exercise& exercise, const Reading& reading, const Observations& observations);

  const Exercise& exercise() const { return exercise_; }
  const Reading& reading() const { return reading_; }
  const Observations& observations() const { return observations_; }
  const CasePlan& plan() const { return observations_.plan; }

  bool own_compiled() const { return observations_.own.build.state == BuildState::compiled; }
  bool repaired_compiled() const;
  /// The file to look at for what is outside the blanks: own if compiled, else repaired, else nothing.
  const FileObservation* frame() const;

  const Samples& wanted(const Quantity& quantity) const;  ///< the reference's
  Samples of_file(const FileObservation& file, const Quantity& quantity) const;
  Samples of_copy(const CopyObservation& copy, const Quantity& quantity) const;
  Samples of_student(const Quantity& quantity) const;  ///< the order of precedence above

  bool is_right(const Samples& given, const Quantity& quantity) const;
  /// Observed, and not what it should be: a wrong number, another ending, a crash, unsteady; not `missing`.
  bool is_seen_wrong(const Samples& given, const Quantity& quantity) const;

  /// Every quantity that a blank needs, each once, in order of the rubric.
  const std::vector<Quantity>& quantities() const { return quantities_; }
  /// The blanks that need a quantity.
  std::vector<std::size_t> blanks_of(const Quantity& quantity) const;

  /// Whether the statement of a blank breaks the own file: unfilled, unbalanced, its semicolon lost, or an
  /// error of the compiler stands at its lines. Only for a file that does not compile.
  bool is_broken(std::size_t blank) const;

 private:
  std::optional<Samples> from_fill(const Quantity& quantity) const;

  const Exercise& exercise_;
  const Reading& reading_;
  const Observations& observations_;
  std::vector<Quantity> quantities_;
  std::vector<Quantity> cached_quantities_;
  std::vector<Samples> cached_wanted_;
  std::vector<int> error_lines_;  ///< of the own file, from its diagnostics
};

}  // namespace grader::judge
