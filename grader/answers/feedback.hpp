// SPDX-License-Identifier: MIT
// What a student is told beside his points: his words that earned some, what to think about, what is not so.
//
// Promises: changes no mark. What is told for sure was found for sure: a doubt is left to a person.
#pragma once

#include <string>
#include <vector>

#include "grader/answers/concepts.hpp"
#include "grader/answers/reading.hpp"
#include "grader/types/grade.hpp"
#include "grader/types/question.hpp"

namespace grader::answers {

/// A few short pieces, in the order of the answer, each on one line; none says more than its words.
std::vector<std::string> counted_words(const Question& question, const std::vector<ConceptFinding>& findings,
                                       const Reading& reading);

/// The rule's own hint, or the first that is for those who have come this far.
const Text& hint_of(const MarkRule& rule, const std::vector<ConceptFinding>& findings);

/// What the writer says plainly, and what is not so; each rule at most once.
std::vector<FoundSlip> slips_of(const Question& question, const std::vector<ConceptFinding>& findings,
                                const Reading& reading);

}  // namespace grader::answers
