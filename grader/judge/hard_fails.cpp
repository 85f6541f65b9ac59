// SPDX-License-Identifier: MIT
#include "grader/judge/hard_fails.hpp"

#include <algorithm>

#include "grader/judge/clauses.hpp"
#include "grader/judge/evidence.hpp"

namespace grader::judge {

std::vector<HardFail> find_hard_fails(const Picture& picture, const std::vector<FoundFact>& facts) {
  std::vector<HardFail> found;
  if (is_no_attempt(facts)) return found;
  for (const HardFailRule& rule : picture.exercise().hard_fails) {
    for (const Clause& clause : rule.clauses) {
      if (!clause_holds(picture, clause, Absent::zero)) continue;
      found.push_back(
          {rule.id, rule.message, Certainty::established, "code", evidence_for(picture, clause.reads)});
      break;
    }
  }
  return found;
}

}  // namespace grader::judge
