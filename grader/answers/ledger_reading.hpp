// SPDX-License-Identifier: MIT
// A sum that an answer itemises: which components it names, which sizes are right, whether the terms add up,
// and whether one that is needed was left out.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "grader/answers/earned_concepts.hpp"
#include "grader/answers/hard_fails.hpp"
#include "grader/answers/reading.hpp"

namespace grader::answers {

struct LedgerFinding {
  EarnedConcepts concepts = {};
  std::optional<TextFail> incomplete = {};
  bool complete = false;  ///< all that is needed stands there with its right size, and the sum is right
};

/// Every word that reading a ledger or its units asks for.
std::vector<std::size_t> ledger_words(const AnswerLanguage& language);

LedgerFinding read_ledger(const AnswerLanguage& language, const Question& question, const Reading& reading);

}  // namespace grader::answers
