// SPDX-License-Identifier: MIT
// What one program shows of one quantity: a list of samples, one for each case of its probe.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "grader/types/exercise.hpp"
#include "grader/types/observation.hpp"

namespace grader::judge {

struct Sample {
  enum class State {
    unknown,   ///< not answered, or not a sum of its terms
    missing,   ///< callers cannot read it
    unsteady,  ///< the same call gave different answers
    threw,
    number,
  };
  State state = State::unknown;
  CallEnding ending = CallEnding::unanswered;
  Value number = {};
  std::size_t case_index = 0;  ///< of the case that shows it (for a coefficient: its unit case)
};
using Samples = std::vector<Sample>;

/// Promises: the same length for every program that was asked the same plan.
/// A coefficient is (value with one argument set − value with none) / argument; the coefficients and the
/// constant are known only if the mixed case is the sum that they say.
Samples read_samples(const Exercise& exercise, const CasePlan& plan, const std::vector<CaseAnswer>& answers,
                     const std::vector<std::optional<Answer>>& alone, const Quantity& quantity);

/// Whether a sample is what the wanted one says. Integers exactly, whatever type class carried them; real
/// values within the relative tolerance; NaN equals nothing. What is unknown, missing or unsteady equals
/// nothing.
bool agrees(const Sample& given, const Sample& wanted, double tolerance);
bool agree(const Samples& given, const Samples& wanted, double tolerance);

/// A number as the expression language sees it.
long double as_number(const Value& value);

}  // namespace grader::judge
