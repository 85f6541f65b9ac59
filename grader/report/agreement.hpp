// SPDX-License-Identifier: MIT
// Agreement → text and JSON. Pure. Answers are shown as a student's words: escaped and capped.
#pragma once

#include <string>
#include <vector>

#include "grader/types/agreement.hpp"
#include "grader/types/text.hpp"

namespace grader::report {

std::string agreement_text(const std::vector<JudgedAnswer>& answers, const Agreement& agreement,
                           Language language);

/// `items` one for each answer, `summary` the figures. Ends with a newline.
std::string agreement_json(const std::vector<JudgedAnswer>& answers, const Agreement& agreement);

}  // namespace grader::report
