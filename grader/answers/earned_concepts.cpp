// SPDX-License-Identifier: MIT
#include "grader/answers/earned_concepts.hpp"

namespace grader::answers {

void earn(EarnedConcepts& earned, const std::string& id, Found found, Range where) {
  if (!id.empty() && earned[id].found < found) earned[id] = {found, where};
}

}  // namespace grader::answers
