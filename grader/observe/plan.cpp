// SPDX-License-Identifier: MIT
#include "grader/observe/plan.hpp"

#include "grader/observe/draw.hpp"

namespace grader::observe {
namespace {

struct Input {
  Number number = {};
  bool drawn = false;
};

Number whole(std::int64_t number) { return {false, number, 0.0}; }

std::vector<Input> expand_column(Drawer& drawer, const std::vector<GridEntry>& entries) {
  std::vector<Input> inputs;
  for (const GridEntry& entry : entries) {
    if (const auto* number = std::get_if<Number>(&entry)) {
      inputs.push_back({*number, false});
    } else if (const auto* draw = std::get_if<Draw>(&entry)) {
      std::vector<std::int64_t> drawn;
      draw_numbers(drawer, *draw, static_cast<std::size_t>(draw->count), drawn);
      for (const std::int64_t one : drawn) inputs.push_back({whole(one), true});
    }
  }
  return inputs;
}

/// Every combination, the first argument outermost.
void plan_grid(const Probe& probe, std::size_t index, Drawer& drawer, std::vector<Case>& cases) {
  std::vector<Case> rows(1);
  rows[0].probe = index;
  rows[0].call = probe.call;
  for (const auto& entries : probe.columns) {
    const std::vector<Input> inputs = expand_column(drawer, entries);
    std::vector<Case> longer;
    for (const Case& row : rows) {
      for (const Input& input : inputs) {
        longer.push_back(row);
        longer.back().arguments.push_back(input.number);
        longer.back().fixed = row.fixed && !input.drawn;
      }
    }
    rows = std::move(longer);
  }
  cases.insert(cases.end(), rows.begin(), rows.end());
}

/// All 0; each argument alone; all at once. No number comes twice, so that no coefficient can hide.
void plan_basis(const Probe& probe, std::size_t index, std::size_t arguments, Drawer& drawer,
                std::vector<Case>& cases) {
  std::vector<std::int64_t> drawn;
  draw_numbers(drawer, probe.step, 2 * arguments, drawn);
  Case zero;
  zero.probe = index;
  zero.call = probe.call;
  zero.role = CaseRole::zero;
  zero.arguments.assign(arguments, whole(0));
  cases.push_back(zero);
  for (std::size_t i = 0; i < arguments; ++i) {
    Case unit = zero;
    unit.role = CaseRole::unit;
    unit.unit = i;
    unit.fixed = false;
    unit.arguments[i] = whole(drawn[i]);
    cases.push_back(unit);
  }
  Case mixed = zero;
  mixed.role = CaseRole::mixed;
  mixed.fixed = arguments == 0;
  for (std::size_t i = 0; i < arguments; ++i) mixed.arguments[i] = whole(drawn[arguments + i]);
  cases.push_back(mixed);
}

}  // namespace

CasePlan plan_cases(const Exercise& exercise, const std::string& seed) {
  CasePlan plan;
  for (std::size_t i = 0; i < exercise.probes.size(); ++i) {
    const Probe& probe = exercise.probes[i];
    // A stream for each probe: a new probe in the rubric leaves the inputs of the others as they were.
    Drawer drawer(seed, "probe " + probe.id);
    if (probe.kind == Probe::Kind::grid)
      plan_grid(probe, i, drawer, plan.cases);
    else
      plan_basis(probe, i, exercise.calls.at(probe.call).arguments.size(), drawer, plan.cases);
  }
  return plan;
}

}  // namespace grader::observe
