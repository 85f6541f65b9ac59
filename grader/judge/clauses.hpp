// SPDX-License-Identifier: MIT
// Conditions of the rubric over what a student's work gives.
#pragma once

#include <vector>

#include "grader/judge/picture.hpp"
#include "grader/types/grade.hpp"

namespace grader::judge {

enum class Absent {
  unknown,  ///< what cannot be read says nothing
  zero,     ///< a deleted blank or member counts as 0: the hard-fail rules ask what is left out
};

/// Whether the condition holds in every case of its probe in which it is known, and in at least one.
bool clause_holds(const Picture& picture, const Clause& clause, Absent absent);

/// The quantities of an each-clause for which its condition holds in every known case, and in at least one.
std::vector<Quantity> each_that_holds(const Picture& picture, const EachClause& clause);

}  // namespace grader::judge
