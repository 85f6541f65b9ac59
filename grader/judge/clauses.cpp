// SPDX-License-Identifier: MIT
// "Every case" is what makes a rule fair: a table that knows two sizes is judged at the sizes it knows, and
// an overflow at one size does not turn a product into a missing state.
#include "grader/judge/clauses.hpp"

#include <algorithm>

#include "grader/judge/evaluate.hpp"

namespace grader::judge {
namespace {

/// A deleted blank counts as 0 where the student kept another of the blanks that it is judged with: then he
/// left it out. Where all of them are gone he has shown nothing about any.
bool is_left_out(const Picture& picture, const Quantity& quantity) {
  const auto is_deleted = [&](std::size_t blank) {
    return picture.reading().fills[blank].state == FillState::deleted;
  };
  for (const std::size_t blank : picture.blanks_of(quantity)) {
    const Blank& described = picture.exercise().blanks[blank];
    if (described.needs.size() != 1 || !is_deleted(blank)) continue;
    if (!std::ranges::all_of(described.together_with, is_deleted)) return true;
  }
  return false;
}

/// In the copy that holds all fills judged together, an unfilled blank has the reference's text: it neither
/// raises a rule nor hides what another blank shows.
std::optional<long double> number_together(const Picture& picture, const Quantity& quantity,
                                           std::size_t row) {
  const auto& together = picture.observations().trial.together;
  if (!together || !together->compiled) return std::nullopt;
  const auto blanks = picture.blanks_of(quantity);
  const bool is_judged_together = std::ranges::any_of(
      blanks, [&](std::size_t blank) { return !picture.exercise().blanks[blank].together_with.empty(); });
  if (!is_judged_together) return std::nullopt;
  const Samples samples = picture.of_copy(*together, quantity);
  if (row >= samples.size() || samples[row].state != Sample::State::number) return std::nullopt;
  return as_number(samples[row].number);
}

std::optional<long double> number_of(const Picture& picture, const Quantity& quantity, const Sample& sample,
                                     std::size_t row, Absent absent) {
  if (sample.state == Sample::State::number) return as_number(sample.number);
  if (absent == Absent::unknown) return std::nullopt;
  const bool not_there = sample.state == Sample::State::missing || sample.state == Sample::State::unknown;
  const bool seen = picture.own_compiled() && sample.state == Sample::State::unknown;
  if (not_there && !seen && is_left_out(picture, quantity)) return 0.0L;
  return not_there && !seen ? number_together(picture, quantity, row) : std::nullopt;
}

/// The arguments of a grid case, by name.
std::optional<long double> argument(const Exercise& exercise, const Case& asked, const std::string& name) {
  const auto& arguments = exercise.calls[asked.call].arguments;
  const auto found = std::ranges::find(arguments, name, &CallArgument::name);
  if (found == arguments.end()) return std::nullopt;
  const Number& number = asked.arguments[static_cast<std::size_t>(found - arguments.begin())];
  return number.is_real ? static_cast<long double>(number.real) : static_cast<long double>(number.integer);
}

std::string short_name(const Quantity& quantity) {
  return quantity.name.substr(quantity.name.rfind('.') + 1);
}

}  // namespace

bool clause_holds(const Picture& picture, const Clause& clause, Absent absent) {
  if (clause.reads.empty()) return false;
  const Exercise& exercise = picture.exercise();
  const bool is_basis = exercise.probes[clause.probe].kind == Probe::Kind::basis;
  std::vector<Samples> samples;
  for (const Quantity& quantity : clause.reads) samples.push_back(picture.of_student(quantity));
  std::size_t rows = 0;
  for (const Samples& list : samples) rows = std::max(rows, list.size());
  bool held = false;
  for (std::size_t row = 0; row < rows; ++row) {
    const auto names = [&](const std::string& name) -> std::optional<long double> {
      for (std::size_t q = 0; q < clause.reads.size(); ++q) {
        if (short_name(clause.reads[q]) == name && row < samples[q].size()) {
          return number_of(picture, clause.reads[q], samples[q][row], row, absent);
        }
      }
      if (is_basis) return std::nullopt;
      const std::size_t case_index = picture.wanted(clause.reads.front())[row].case_index;
      return argument(exercise, picture.plan().cases[case_index], name);
    };
    const auto value = evaluate(clause.condition, names);
    if (value && *value == 0) return false;
    held = held || value.has_value();
  }
  return held;
}

std::vector<Quantity> each_that_holds(const Picture& picture, const EachClause& clause) {
  std::vector<Quantity> found;
  for (const Quantity& quantity : clause.of) {
    bool held = false;
    bool refuted = false;
    for (const Sample& sample : picture.of_student(quantity)) {
      if (sample.state != Sample::State::number) continue;
      const auto names = [&](const std::string& name) -> std::optional<long double> {
        if (name == "value") return as_number(sample.number);
        const bool is_grid = quantity.kind == Quantity::Kind::value;
        return is_grid ? argument(picture.exercise(), picture.plan().cases[sample.case_index], name)
                       : std::nullopt;
      };
      const bool holds_here = holds(clause.condition, names);
      held = held || holds_here;
      refuted = refuted || !holds_here;
    }
    if (held && !refuted) found.push_back(quantity);
  }
  return found;
}

}  // namespace grader::judge
