// SPDX-License-Identifier: MIT
// Found concepts → points, from what is sure to what is possible.
#pragma once

#include <vector>

#include "grader/answers/concepts.hpp"
#include "grader/types/points.hpp"
#include "grader/types/question.hpp"

namespace grader::answers {

struct PointsRange {
  Points low = {};
  Points high = {};
};

PointsRange points_of(const MarkRule& rule, const std::vector<ConceptFinding>& findings);

}  // namespace grader::answers
