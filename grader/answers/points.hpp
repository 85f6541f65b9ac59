// SPDX-License-Identifier: MIT
// Found concepts → points, from what is sure to what is possible.
#pragma once

#include <cstddef>
#include <vector>

#include "grader/answers/concepts.hpp"
#include "grader/types/grade.hpp"
#include "grader/types/points.hpp"
#include "grader/types/question.hpp"

namespace grader::answers {

struct PointsRange {
  Points low = {};
  Points high = {};
};

PointsRange points_of(const MarkRule& rule, const std::vector<ConceptFinding>& findings);

/// What the marks make of the concept with this index: it costs points where it takes a mark away or only
/// brings a step of no points, and it earns some where a step with points counts it.
FoundConcept::Bearing bearing_of(std::size_t index, const std::vector<MarkRule>& marks);

}  // namespace grader::answers
