// SPDX-License-Identifier: MIT
// Does the reference fit its rubric: a mark for each blank, a blank for each mark, a function for each call?
#pragma once

#include "grader/exercise/draft.hpp"

namespace grader::exercise {

/// After read_rubric, with `reference.path`, `.source` and `.adapter` in place (empty ones are passed over).
/// Sets the template and the reference's fills; reports what does not fit.
void check_reference(const std::string& adapter_path, Draft& draft);

}  // namespace grader::exercise
