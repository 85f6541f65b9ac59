// SPDX-License-Identifier: MIT
// A grade as Gradescope's results.json, for the student's eyes.
//
// Promises: the score is what is sure by now; a hard fail makes it 0 and says why; what a person has yet to
// read is named with its points and not counted. A grade that is none has no score. Formats are plain text
// throughout, so that nobody's text is anything else.
#pragma once

#include <string>
#include <vector>

#include "grader/report/check_items.hpp"

namespace grader::report {

std::string gradescope_results(const Grade& grade, const std::vector<CheckItem>& items, Language language);

}  // namespace grader::report
