// SPDX-License-Identifier: MIT
// From a plan to what is sent, and back from what came.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "grader/observe/wire.hpp"
#include "grader/types/observation.hpp"

namespace grader::observe {

/// The cases of the plan, then `alone` blanks as calls behind the exercise's own, all for one copy.
/// Throws Error when a call of the rubric has more values or arguments than the harness has room for.
std::vector<SentCall> calls_for(const Exercise& exercise, const CasePlan& plan, std::size_t copy,
                                std::size_t alone);

/// What the order of calls is drawn from: as secret as the plan, and the same whenever it is the same.
std::string order_seed(const std::vector<SentCall>& calls);

/// The answer of a blank evaluated alone; an unsteady one is as good as none.
Answer alone_answer(const CaseAnswer& answer);

}  // namespace grader::observe
