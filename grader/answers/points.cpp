// SPDX-License-Identifier: MIT
#include "grader/answers/points.hpp"

#include <algorithm>

namespace grader::answers {
namespace {

/// How many of a step's concepts are found at least and at most.
struct Count {
  std::size_t least = 0;
  std::size_t most = 0;
};

Count count(const std::vector<std::size_t>& concepts, const std::vector<ConceptFinding>& findings) {
  Count counted;
  for (const std::size_t index : concepts) {
    counted.least += findings[index].found == Found::yes ? 1 : 0;
    counted.most += findings[index].found != Found::no ? 1 : 0;
  }
  return counted;
}

}  // namespace

PointsRange points_of(const MarkRule& rule, const std::vector<ConceptFinding>& findings) {
  const Count against = count(rule.unless, findings);
  if (against.least > 0) return {};
  std::vector<Points> possible;
  bool reached = false;
  for (const MarkRule::Step& step : rule.steps) {
    const Count counted = count(step.concepts, findings);
    if (counted.most < step.at_least) continue;
    possible.push_back(step.points);
    reached = counted.least >= step.at_least;
    if (reached) break;
  }
  if (!reached || against.most > 0) possible.push_back(Points{});
  return {*std::ranges::min_element(possible), *std::ranges::max_element(possible)};
}

FoundConcept::Bearing bearing_of(std::size_t index, const std::vector<MarkRule>& marks) {
  const auto holds = [index](const std::vector<std::size_t>& concepts) {
    return std::ranges::find(concepts, index) != concepts.end();
  };
  FoundConcept::Bearing bearing = FoundConcept::Bearing::neither;
  for (const MarkRule& rule : marks) {
    if (holds(rule.unless)) return FoundConcept::Bearing::costs;
    for (const MarkRule::Step& step : rule.steps) {
      if (!holds(step.concepts)) continue;
      if (step.points > Points{}) bearing = FoundConcept::Bearing::earns;
      if (bearing == FoundConcept::Bearing::neither) bearing = FoundConcept::Bearing::costs;
    }
  }
  return bearing;
}

}  // namespace grader::answers
