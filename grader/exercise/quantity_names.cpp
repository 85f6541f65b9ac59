// SPDX-License-Identifier: MIT
#include "grader/exercise/quantity_names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "grader/exercise/calls.hpp"
#include "grader/exercise/known_ids.hpp"
#include "grader/exercise/rubric_scalars.hpp"

namespace grader::exercise {
namespace {

std::vector<std::string> all_names(const Draft& draft) {
  std::vector<std::string> names;
  for (std::size_t probe = 0; probe < draft.exercise.probes.size(); ++probe) {
    const std::string& id = draft.exercise.probes[probe].id;
    for (const std::string& name : names_in(draft, probe)) names.push_back(fmt::format("{}.{}", id, name));
    names.push_back(id);
  }
  for (const Blank& blank : draft.exercise.blanks)
    if (blank.alone) names.push_back(fmt::format("alone.{}", blank.id));
  return names;
}

std::optional<Quantity> read_alone(const std::string& id, const Item& item, Draft& draft) {
  const auto blank = read_blank_name(id, item, draft);
  if (!blank) return std::nullopt;
  if (!draft.exercise.blanks[*blank].alone) {
    draft.problems.add(item.line, item.key, fmt::format("the blank '{}' is not judged alone", id),
                       "write 'alone: true' in the blank, or name a value of a probe");
    return std::nullopt;
  }
  return alone_quantity(*blank, id);
}

}  // namespace

Quantity alone_quantity(std::size_t blank, const std::string& id) {
  return {Quantity::Kind::alone, blank, 0, fmt::format("alone.{}", id)};
}

std::vector<std::string> names_in(const Draft& draft, std::size_t probe) {
  if (!draft.sound_probes[probe]) return {};
  const Probe& asked = draft.exercise.probes[probe];
  const Call& call = draft.exercise.calls[asked.call];
  if (asked.kind == Probe::Kind::grid) return value_names(call);
  std::vector<std::string> names = argument_names(call);
  names.emplace_back("constant");
  return names;
}

std::optional<Quantity> quantity_in(const Draft& draft, std::size_t probe, const std::string& name) {
  const std::vector<std::string> names = names_in(draft, probe);
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) return std::nullopt;
  const Probe& asked = draft.exercise.probes[probe];
  Quantity quantity;
  quantity.probe = probe;
  quantity.index = static_cast<std::size_t>(found - names.begin());
  quantity.name = fmt::format("{}.{}", asked.id, name);
  if (asked.kind == Probe::Kind::basis) {
    const bool last = found + 1 == names.end();
    quantity.kind = last ? Quantity::Kind::constant : Quantity::Kind::coefficient;
    if (last) quantity.index = 0;
  }
  return quantity;
}

std::optional<Quantity> read_quantity(const Item& item, Draft& draft) {
  const std::string text = read_text(item, draft.problems);
  if (text.empty()) return std::nullopt;
  const std::size_t dot = text.find('.');
  const std::string first = text.substr(0, dot);
  if (dot != std::string::npos && first == "alone") return read_alone(text.substr(dot + 1), item, draft);
  if (const auto probe = index_of(draft.exercise.probes, first)) {
    if (dot == std::string::npos) return Quantity{Quantity::Kind::whole, *probe, 0, text};
    if (!draft.sound_probes[*probe]) return std::nullopt;
    if (auto quantity = quantity_in(draft, *probe, text.substr(dot + 1))) return quantity;
  }
  report_unknown("quantity", text, all_names(draft), item, draft.problems);
  return std::nullopt;
}

std::vector<PlacedQuantity> read_placed_quantities(const std::optional<Item>& list, Draft& draft) {
  std::vector<PlacedQuantity> placed;
  std::set<std::string> seen;
  for (const Item& item : read_list(list, draft.problems)) {
    const auto quantity = read_quantity(item, draft);
    if (!quantity) continue;
    if (!seen.insert(quantity->name).second)
      draft.problems.add(item.line, item.key, fmt::format("'{}' stands twice", quantity->name),
                         "name it once");
    placed.push_back({*quantity, item});
  }
  return placed;
}

std::vector<Quantity> read_quantities(const std::optional<Item>& list, Draft& draft) {
  std::vector<Quantity> quantities;
  for (const PlacedQuantity& placed : read_placed_quantities(list, draft))
    quantities.push_back(placed.quantity);
  return quantities;
}

std::optional<std::size_t> read_probe_name(const std::optional<Item>& item, Draft& draft) {
  const std::string id = read_text(item, draft.problems);
  if (id.empty()) return std::nullopt;
  return find_known("probe", id, draft.exercise.probes, *item, draft.problems);
}

std::optional<std::size_t> read_blank_name(const std::string& name, const Item& item, Draft& draft) {
  return find_known("blank", name, draft.exercise.blanks, item, draft.problems);
}

}  // namespace grader::exercise
