// SPDX-License-Identifier: MIT
// A wrong value told by a call: what was asked, what came, what should have come.
#pragma once

#include <string>
#include <vector>

#include "grader/judge/picture.hpp"
#include "grader/types/grade.hpp"

namespace grader::judge {

/// The first wrong sample of a quantity with fixed inputs; with hidden ones only if there is no other.
/// Empty when nothing was seen wrong.
Evidence evidence_for(const Picture& picture, const Samples& given, const Quantity& quantity);

/// The first of several quantities that has evidence.
Evidence evidence_for(const Picture& picture, const std::vector<Quantity>& quantities);

/// One sample as people read it, as `4000000000`, `nan`, `std::invalid_argument thrown`.
std::string describe(const Sample& sample);

/// `estimate(1, true)` for a case.
std::string describe_call(const Exercise& exercise, const Case& asked);

}  // namespace grader::judge
