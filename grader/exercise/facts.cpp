// SPDX-License-Identifier: MIT
#include "grader/exercise/facts.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>
#include <utility>

#include "grader/exercise/calls.hpp"
#include "grader/exercise/known_ids.hpp"
#include "grader/exercise/quantity_names.hpp"
#include "grader/exercise/rubric_scalars.hpp"
#include "grader/exercise/spelling.hpp"

namespace grader::exercise {
namespace {

struct Fact {
  std::string name = {};
  FactKind kind = FactKind::none;
  std::vector<std::string> needs = {};  ///< keys beside `fact`
  std::vector<std::string> may = {};
};

const std::vector<Fact>& facts() {
  static const std::vector<Fact> all = {
      {"unfilled", FactKind::unfilled, {}, {}},
      {"fill_does_not_compile", FactKind::fill_does_not_compile, {}, {}},
      {"fill_text", FactKind::fill_text, {"tokens"}, {}},
      {"file_does_not_compile", FactKind::file_does_not_compile, {}, {}},
      {"build_says", FactKind::build_says, {"tokens"}, {}},
      {"wrong_file", FactKind::wrong_file, {}, {}},
      {"empty_file", FactKind::empty_file, {}, {}},
      {"interface_changed", FactKind::interface_changed, {}, {}},
      {"member_deleted", FactKind::member_deleted, {}, {}},
      {"narrow_type", FactKind::narrow_type, {}, {"tokens"}},
      {"floating_type", FactKind::floating_type, {}, {}},
      {"unsteady", FactKind::unsteady, {}, {}},
      {"probe_wrong", FactKind::probe_wrong, {"probe"}, {}},
      {"only_known_inputs", FactKind::only_known_inputs, {"quantities", "known"}, {}},
      {"wrote_output", FactKind::wrote_output, {}, {}},
  };
  return all;
}

const Fact* read_kind(const std::optional<Item>& item, Problems& problems) {
  const std::string text = read_text(item, problems);
  if (text.empty()) return nullptr;
  const auto same = [&](const Fact& fact) { return fact.name == text; };
  const auto found = std::ranges::find_if(facts(), same);
  if (found != facts().end()) return &*found;
  const std::string near = suggest(text, fact_names());
  problems.add(item->line, item->key, fmt::format("unknown fact '{}'", text),
               near.starts_with("use one")
                   ? near
                   : fmt::format("{} The facts are {}", near, fmt::join(fact_names(), ", ")));
  return nullptr;
}

bool is_in(const std::vector<std::string>& list, const std::string& text) {
  return std::ranges::find(list, text) != list.end();
}

/// The keys that belong to facts. `near_code` and `cost` go with every fact.
void check_keys(const Fields& fields, const Fact* fact, Problems& problems) {
  const bool has_fact = fields.has("fact");
  if (fact != nullptr)
    for (const std::string& key : fact->needs) fields.need(key);
  for (const std::string key : {"tokens", "probe", "quantities", "known", "near_code", "cost"}) {
    const std::optional<Item> item = fields.find(key);
    if (!item) continue;
    if (!has_fact) {
      problems.add(item->line, item->key, "belongs to a fact", "add 'fact: …' or leave it out");
    } else if (fact != nullptr && key != "near_code" && key != "cost" && !is_in(fact->needs, key) &&
               !is_in(fact->may, key)) {
      problems.add(item->line, item->key, fmt::format("the fact '{}' does not use it", fact->name),
                   "leave it out");
    }
  }
}

EditCost read_cost(const std::optional<Item>& item, Problems& problems) {
  static const std::vector<std::pair<std::string, EditCost>> costs = {{"nothing", EditCost::nothing},
                                                                      {"fixed", EditCost::fixed},
                                                                      {"spoiled", EditCost::spoiled},
                                                                      {"topped", EditCost::topped}};
  const std::string text = read_text(item, problems);
  std::vector<std::string> names;
  for (const auto& [name, cost] : costs) {
    if (name == text) return cost;
    names.push_back(name);
  }
  if (!text.empty()) report_unknown("cost", text, names, *item, problems);
  return EditCost::nothing;
}

std::vector<std::int64_t> read_integers(const Item& list, Problems& problems) {
  std::vector<std::int64_t> numbers;
  for (const Item& item : read_list(list, problems))
    if (const auto number = read_integer(item, problems)) numbers.push_back(*number);
  return numbers;
}

/// Arguments of the calls that show the quantities; nothing when one of those is not known.
std::vector<std::string> arguments_of(const std::vector<Quantity>& quantities, const Draft& draft) {
  std::set<std::string> names;
  for (const Quantity& quantity : quantities) {
    const std::size_t probe = quantity.probe;
    if (quantity.kind != Quantity::Kind::value || !draft.sound_probes[probe]) return {};
    for (const std::string& name : argument_names(draft.exercise.calls[draft.exercise.probes[probe].call]))
      names.insert(name);
  }
  return {names.begin(), names.end()};
}

void read_known_inputs(const Fields& fields, Diagnosis& diagnosis, Draft& draft) {
  for (const PlacedQuantity& placed : read_placed_quantities(fields.find("quantities"), draft)) {
    if (placed.quantity.kind != Quantity::Kind::value)
      draft.problems.add(placed.item.line, placed.item.key, "not a value of a grid probe",
                         "name values whose call has the known arguments");
    diagnosis.quantities.push_back(placed.quantity);
  }
  const std::vector<std::string> arguments = arguments_of(diagnosis.quantities, draft);
  for (const NamedItem& known : read_names(fields.find("known"), draft.problems)) {
    diagnosis.known[known.name] = read_integers(known.item, draft.problems);
    if (!arguments.empty() && !is_in(arguments, known.name))
      report_unknown("argument", known.name, arguments, known.item, draft.problems);
  }
}

}  // namespace

void read_fact(const Fields& fields, Diagnosis& diagnosis, Draft& draft) {
  Problems& problems = draft.problems;
  const Fact* const fact = read_kind(fields.find("fact"), problems);
  if (fact != nullptr) diagnosis.fact = fact->kind;
  check_keys(fields, fact, problems);
  diagnosis.tokens = read_texts(fields.find("tokens"), problems);
  diagnosis.probe = read_probe_name(fields.find("probe"), draft);
  read_known_inputs(fields, diagnosis, draft);
  diagnosis.near_code = read_text(fields.find("near_code"), problems);
  diagnosis.cost = read_cost(fields.find("cost"), problems);
}

std::vector<std::string> fact_names() {
  std::vector<std::string> names;
  for (const Fact& fact : facts()) names.push_back(fact.name);
  return names;
}

}  // namespace grader::exercise
