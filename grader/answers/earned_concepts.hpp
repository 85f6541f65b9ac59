// SPDX-License-Identifier: MIT
// The concepts that an answer has earned so far, each with the surest finding of it.
#pragma once

#include <map>
#include <string>

#include "grader/answers/concepts.hpp"

namespace grader::answers {

/// By id of the concept.
using EarnedConcepts = std::map<std::string, ConceptFinding>;

/// Of two findings of one concept the surer one stays, of equals the first. No id: no concept.
void earn(EarnedConcepts& earned, const std::string& id, Found found, Range where);

}  // namespace grader::answers
