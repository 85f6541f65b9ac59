// SPDX-License-Identifier: MIT
// Points as people write them.
#pragma once

#include <string>

#include "grader/types/points.hpp"

namespace grader::report {

/// At most two decimals, no trailing zeros: 3.5, 0.25, 4.
std::string points_text(Points points);

/// "3.5" when both are the same, else "3.5–8".
std::string points_text(Points low, Points high);

}  // namespace grader::report
