// SPDX-License-Identifier: MIT
#include "grader/exercise/probes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <variant>

#include "grader/exercise/calls.hpp"
#include "grader/exercise/draws.hpp"
#include "grader/exercise/known_ids.hpp"
#include "grader/exercise/rubric_scalars.hpp"

namespace grader::exercise {
namespace {

using Type = CallArgument::Type;

constexpr std::size_t most_cases = 500;

std::optional<Number> read_number(const Item& item, Type type, Problems& problems) {
  Number number;
  if (type == Type::real) {
    const auto real = read_real(item, problems);
    if (!real) return std::nullopt;
    number.is_real = true;
    number.real = *real;
    return number;
  }
  const auto integer = read_integer(item, problems);
  if (!integer) return std::nullopt;
  number.integer = *integer;
  if (type == Type::flag && *integer != 0 && *integer != 1) {
    problems.add(item.line, item.key, "a flag is 0 or 1", "write [0, 1]");
    return std::nullopt;
  }
  return number;
}

std::optional<GridEntry> read_entry(const Item& item, Type type, Problems& problems) {
  if (item.node->kind == formats::YamlNode::Kind::map) {
    if (type != Type::integer)
      problems.add(item.line, item.key, "random numbers are whole",
                   "list fixed values for a flag or a real argument");
    const auto draw = read_draw(item, DrawPlace::grid, 1, problems);
    return draw ? std::optional<GridEntry>(*draw) : std::nullopt;
  }
  const auto number = read_number(item, type, problems);
  return number ? std::optional<GridEntry>(*number) : std::nullopt;
}

std::vector<GridEntry> read_column(const std::optional<Item>& list, Type type, Problems& problems) {
  std::vector<GridEntry> column;
  for (const Item& item : read_list(list, problems))
    if (const auto entry = read_entry(item, type, problems)) column.push_back(*entry);
  return column;
}

void read_grid(const Item& item, const Call* call, Probe& probe, Problems& problems) {
  if (call == nullptr) {  // which arguments it should have is unknown; its numbers can be judged all the same
    for (const NamedItem& column : read_names(item, problems)) read_column(column.item, Type::real, problems);
    return;
  }
  const Fields fields(item, argument_names(*call), problems);
  for (const CallArgument& argument : call->arguments)
    probe.columns.push_back(read_column(fields.need(argument.name), argument.type, problems));
}

void read_basis(const Item& item, const Call* call, Probe& probe, Problems& problems) {
  const std::size_t arguments = call == nullptr ? 1 : call->arguments.size();
  if (const auto draw = read_draw(item, DrawPlace::basis, arguments, problems)) probe.step = *draw;
  if (call == nullptr) return;
  if (call->values.size() != 1)
    problems.add(item.line, item.key, fmt::format("the call gives {} values", call->values.size()),
                 "use a call with one value, or a grid");
  if (std::ranges::any_of(call->arguments, [](const CallArgument& one) { return one.type != Type::integer; }))
    problems.add(item.line, item.key, "the call has an argument that is no integer", "use a grid for it");
}

/// The call that a probe names when its arguments and values are known.
const Call* find_call(const std::optional<Item>& item, Probe& probe, Draft& draft) {
  const std::string id = read_text(item, draft.problems);
  if (id.empty()) return nullptr;
  const auto index = find_known("call", id, draft.exercise.calls, *item, draft.problems);
  if (!index) return nullptr;
  probe.call = *index;
  return draft.sound_calls[*index] ? &draft.exercise.calls[*index] : nullptr;
}

void read_probe(const Item& item, std::set<std::string>& seen, Draft& draft) {
  Problems& problems = draft.problems;
  const Fields fields(item, {"id", "call", "grid", "basis"}, problems);
  Probe probe;
  const std::optional<Item> id = fields.need("id");
  probe.id = read_id(id, seen, problems);
  if (probe.id == "alone")
    problems.add(id->line, id->key, "'alone' means fills judged by themselves", "choose another name");
  const Call* const call = find_call(fields.need("call"), probe, draft);
  const std::optional<Item> grid = fields.find("grid");
  const std::optional<Item> basis = fields.find("basis");
  if (item.node->kind == formats::YamlNode::Kind::map && grid.has_value() == basis.has_value())
    problems.add(item.line, item.key, grid ? "both 'grid' and 'basis'" : "neither 'grid' nor 'basis'",
                 "write one of the two");
  if (grid) read_grid(*grid, call, probe, problems);
  if (basis) {
    probe.kind = Probe::Kind::basis;
    read_basis(*basis, call, probe, problems);
  }
  draft.exercise.probes.push_back(std::move(probe));
  draft.sound_probes.push_back(call != nullptr && grid.has_value() != basis.has_value());
}

/// How many calls the probe makes; counting stops above the cap.
std::size_t cases_of(const Probe& probe, const Exercise& exercise) {
  if (probe.kind == Probe::Kind::basis)
    return probe.call < exercise.calls.size() ? exercise.calls[probe.call].arguments.size() + 2 : 0;
  std::size_t cases = 1;
  for (const std::vector<GridEntry>& column : probe.columns) {
    std::size_t entries = 0;
    for (const GridEntry& entry : column) {
      const Draw* const draw = std::get_if<Draw>(&entry);
      entries += draw == nullptr ? 1 : static_cast<std::size_t>(draw->count);
    }
    cases = std::min(cases * entries, most_cases + 1);
  }
  return cases;
}

}  // namespace

void read_probes(const std::optional<Item>& list, Draft& draft) {
  std::set<std::string> seen;
  for (const Item& item : read_list(list, draft.problems)) read_probe(item, seen, draft);
  std::size_t cases = 0;
  for (const Probe& probe : draft.exercise.probes) cases += cases_of(probe, draft.exercise);
  if (cases > most_cases)
    draft.problems.add(list->line, list->key, fmt::format("the probes make more than {} calls", most_cases),
                       "ask for fewer random numbers, or shorten the lists of a grid");
}

}  // namespace grader::exercise
