// SPDX-License-Identifier: MIT
// A grade without what a student may not see, for every format at once.
#pragma once

#include "grader/types/grade.hpp"

namespace grader::report {

/// Gone are the seed, all expected values, calls with hidden inputs together with what they gave, and what an
/// answer that was marked automatically lacks: of that the hints stay.
Grade for_student(Grade grade);

}  // namespace grader::report
