// SPDX-License-Identifier: MIT
// The table of facts: each kind has its function (facts_of_text.hpp, facts_of_values.hpp). The rubric decides
// what a fact is called, what it costs and what the student is told.
#include "grader/judge/facts.hpp"

#include <algorithm>

#include "grader/judge/edit_lines.hpp"
#include "grader/judge/facts_of_text.hpp"
#include "grader/judge/facts_of_values.hpp"

namespace grader::judge {
namespace {

Line find_line(const Picture& picture, const std::vector<Share>& shares, const Diagnosis& diagnosis) {
  switch (diagnosis.fact) {
    case FactKind::unfilled:
      return unfilled(picture);
    case FactKind::fill_does_not_compile:
      return fill_does_not_compile(picture, shares);
    case FactKind::fill_text:
      return fill_text(picture, shares, diagnosis);
    case FactKind::file_does_not_compile:
      return file_does_not_compile(picture);
    case FactKind::build_says:
      return build_says(picture, diagnosis);
    case FactKind::wrong_file:
      return wrong_file(picture, shares);
    case FactKind::empty_file:
      return empty_file(picture);
    case FactKind::interface_changed:
      return interface_changed(picture);
    case FactKind::member_deleted:
      return member_deleted(picture);
    case FactKind::floating_type:
      return floating_type(picture);
    case FactKind::probe_wrong:
      return probe_wrong(picture, diagnosis);
    case FactKind::only_known_inputs:
      return only_known_inputs(picture, diagnosis);
    case FactKind::wrote_output:
      return wrote_output(picture);
    case FactKind::none:  // a diagnosis by values
    case FactKind::narrow_type:
    case FactKind::unsteady:
      break;  // these know more than a line
  }
  return std::nullopt;
}

std::optional<FoundFact> find(const Picture& picture, const std::vector<Share>& shares,
                              const Diagnosis& diagnosis) {
  if (diagnosis.fact == FactKind::narrow_type) return narrow_type(picture, shares, diagnosis);
  if (diagnosis.fact == FactKind::unsteady) return unsteady(picture, shares, diagnosis);
  const Line line = find_line(picture, shares, diagnosis);
  return line ? std::optional<FoundFact>{{&diagnosis, *line, false}} : std::nullopt;
}

}  // namespace

bool is_no_attempt(const std::vector<FoundFact>& facts) {
  return std::ranges::any_of(facts, [](const FoundFact& fact) {
    return fact.diagnosis->fact == FactKind::wrong_file || fact.diagnosis->fact == FactKind::empty_file;
  });
}

bool edited_outside(const Reading& reading) {
  return std::ranges::any_of(reading.edits, [](const Edit& edit) { return edit.blank == Edit::outside; });
}

bool runs_through(const Picture& picture, std::size_t blank) {
  if (!picture.own_compiled()) return false;
  const FileObservation& own = picture.observations().own;
  for (const Quantity& quantity : picture.exercise().blanks[blank].needs) {
    for (const Sample& sample : picture.of_file(own, quantity)) {
      if (sample.state == Sample::State::unsteady) return true;
    }
  }
  const auto& diagnoses = picture.exercise().diagnoses;
  const auto narrow = std::ranges::find(diagnoses, FactKind::narrow_type, &Diagnosis::fact);
  if (narrow == diagnoses.end()) return false;
  std::vector<std::size_t> places;
  for (const Edit& edit : picture.reading().edits) {
    if (brings_in(edit, narrow->tokens)) places.push_back(edit.blank);
  }
  const bool here = std::ranges::find(places, blank) != places.end();
  return here && std::ranges::any_of(places, [&](std::size_t place) { return place != blank; });
}

std::vector<FoundFact> find_facts(const Picture& picture, const std::vector<Share>& shares) {
  std::vector<FoundFact> facts;
  for (const Diagnosis& diagnosis : picture.exercise().diagnoses) {
    const auto fact = find(picture, shares, diagnosis);
    if (!fact) continue;
    if (diagnosis.fact == FactKind::empty_file || diagnosis.fact == FactKind::wrong_file) return {*fact};
    facts.push_back(*fact);
  }
  return facts;
}

}  // namespace grader::judge
