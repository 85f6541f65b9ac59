// SPDX-License-Identifier: MIT
// Which concepts of a question an answer holds, each with the student's words.
#pragma once

#include <string>
#include <vector>

#include "grader/answers/reading.hpp"
#include "grader/types/question.hpp"

namespace grader::answers {

enum class Found { no, maybe, yes };

struct ConceptFinding {
  Found found = Found::no;
  Range where = {};
};

/// By concept of the question.
std::vector<ConceptFinding> find_concepts(const Question& question, const Reading& reading);

/// How far a frame's match may be taken for the writer's own claim.
enum class Claim { none, unclear, plain };
Claim claim_of(const FrameMatch& match, const Reading& reading, const Question& question);

}  // namespace grader::answers
