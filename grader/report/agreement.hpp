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

/// The phrases of every answer beside the mistakes that people found in it: what scripts/learn_likeness
/// learns from. `phrases`: one list for each answer. Ends with a newline.
std::string phrases_json(const std::string& exercise, const std::vector<JudgedAnswer>& answers,
                         const std::vector<std::vector<std::string>>& phrases);

}  // namespace grader::report
