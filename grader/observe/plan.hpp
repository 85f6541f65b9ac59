// SPDX-License-Identifier: MIT
// Which calls are made. The same for a seed, on any machine.
#pragma once

#include <string>

#include "grader/types/observation.hpp"

namespace grader::observe {

/// `seed` is any byte string (HMAC of the course secret and the submission's digest).
CasePlan plan_cases(const Exercise& exercise, const std::string& seed);

}  // namespace grader::observe
