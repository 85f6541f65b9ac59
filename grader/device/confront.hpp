// SPDX-License-Identifier: MIT
// A submission's numbers beside a device's. The submission is asked, in the sandbox, for the sizes that were
// measured; its functions for units get the measured bytes. Exact integers decide.
#pragma once

#include <vector>

#include "grader/device/evidence.hpp"
#include "grader/types/exercise.hpp"
#include "grader/types/observation.hpp"

namespace grader::device {

/// What the submission must be asked, in the order in which `confront` takes the answers. Empty when nothing
/// was measured. The exercise must have a device section.
CasePlan questions_for(const Exercise& exercise, const Evidence& evidence);

/// Throws nothing; a submission that gives no number at all leads to no verdict about it.
DeviceMark confront(const Exercise& exercise, const Evidence& evidence,
                    const std::vector<CaseAnswer>& answers);

/// The mark of a check that has nothing to set a submission beside, or no submission.
DeviceMark without_submission(const Evidence& evidence);

}  // namespace grader::device
