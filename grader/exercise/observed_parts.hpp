// SPDX-License-Identifier: MIT
// The parts of an exercise that decide what is observed, apart from those that decide what it is worth.
#pragma once

#include <string>

#include "grader/types/exercise.hpp"

namespace grader::exercise {

/// Two exercises with the same text are observed alike: observations made under one may be judged under the
/// other. Points, messages, hard-fail rules, facts and questions are not in it.
std::string observed_parts(const Exercise& exercise);

}  // namespace grader::exercise
