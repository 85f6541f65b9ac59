// SPDX-License-Identifier: MIT
#include "grader/exercise/conditions.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string>
#include <vector>

#include "grader/exercise/calls.hpp"
#include "grader/exercise/expression_parser.hpp"
#include "grader/exercise/quantity_names.hpp"
#include "grader/exercise/rubric_scalars.hpp"
#include "grader/exercise/spelling.hpp"

namespace grader::exercise {
namespace {

std::vector<std::string> keys_at(ClausePlace place) {
  if (place == ClausePlace::rule) return {"over", "holds"};
  return {"over", "holds", "explains"};
}

ParsedExpression read_condition(const std::optional<Item>& item, Problems& problems) {
  const std::string text = read_text(item, problems);
  if (text.empty()) return {};
  ParsedExpression parsed = parse_condition(text);
  if (!parsed.expression)
    problems.add(item->line, item->key,
                 fmt::format("column {}: {}", parsed.problem.column, parsed.problem.what),
                 parsed.problem.mend);
  return parsed;
}

void report_unknown(const Item& item, const NameUse& use, const std::vector<std::string>& known,
                    Problems& problems) {
  problems.add(item.line, item.key, fmt::format("column {}: unknown name '{}'", use.column, use.name),
               suggest(use.name, known));
}

std::vector<std::string> arguments_in(const Draft& draft, std::size_t probe) {
  const Probe& asked = draft.exercise.probes[probe];
  if (asked.kind != Probe::Kind::grid || !draft.sound_probes[probe]) return {};
  return argument_names(draft.exercise.calls[asked.call]);
}

/// What the condition reads of the probe; names that mean nothing are reported.
std::vector<Quantity> reads_of(const ParsedExpression& parsed, const Item& item, std::size_t probe,
                               Draft& draft) {
  const std::vector<std::string> arguments = arguments_in(draft, probe);
  std::vector<Quantity> reads;
  for (const NameUse& use : parsed.names) {
    if (std::ranges::find(arguments, use.name) != arguments.end()) continue;
    if (auto quantity = quantity_in(draft, probe, use.name)) {
      reads.push_back(*std::move(quantity));
      continue;
    }
    std::vector<std::string> known = names_in(draft, probe);
    known.insert(known.end(), arguments.begin(), arguments.end());
    report_unknown(item, use, known, draft.problems);
  }
  return reads;
}

/// The arguments that every one of the quantities depends on.
std::vector<std::string> shared_arguments(const std::vector<Quantity>& quantities, const Draft& draft) {
  std::vector<std::string> shared;
  for (std::size_t index = 0; index < quantities.size(); ++index) {
    std::vector<std::string> arguments;
    if (quantities[index].kind == Quantity::Kind::value)
      arguments = arguments_in(draft, quantities[index].probe);
    if (index == 0) shared = arguments;
    std::erase_if(shared, [&](const std::string& name) {
      return std::ranges::find(arguments, name) == arguments.end();
    });
  }
  return shared;
}

void check_each_names(const ParsedExpression& parsed, const Item& item, const EachClause& clause,
                      Draft& draft) {
  std::vector<std::string> known = shared_arguments(clause.of, draft);
  known.insert(known.begin(), "value");
  for (const NameUse& use : parsed.names)
    if (std::ranges::find(known, use.name) == known.end()) report_unknown(item, use, known, draft.problems);
  if (std::ranges::none_of(parsed.names, [](const NameUse& use) { return use.name == "value"; }))
    draft.problems.add(item.line, item.key, "does not look at 'value'", "write it, as in 'value == 0'");
}

}  // namespace

std::optional<Clause> read_clause(const Item& item, ClausePlace place, Draft& draft) {
  Problems& problems = draft.problems;
  const std::size_t before = problems.count();
  const Fields fields(item, keys_at(place), problems);
  Clause clause;
  const auto probe = read_probe_name(fields.need("over"), draft);
  const std::optional<Item> holds = fields.need("holds");
  ParsedExpression parsed = read_condition(holds, problems);
  const bool known_probe = probe && draft.sound_probes[*probe];
  if (parsed.expression && known_probe) {
    clause.reads = reads_of(parsed, *holds, *probe, draft);
    if (clause.reads.empty() && problems.count() == before)
      problems.add(holds->line, holds->key, "looks at nothing that was observed",
                   fmt::format("name one of {}", fmt::join(names_in(draft, *probe), ", ")));
  }
  const std::optional<Item> explains = fields.find("explains");
  clause.explains = explains ? read_quantities(explains, draft) : clause.reads;
  if (problems.count() != before || !parsed.expression || !known_probe) return std::nullopt;
  clause.probe = *probe;
  clause.condition = *std::move(parsed.expression);
  return clause;
}

std::optional<EachClause> read_each(const Item& item, Draft& draft) {
  Problems& problems = draft.problems;
  const std::size_t before = problems.count();
  const Fields fields(item, {"of", "holds"}, problems);
  EachClause clause;
  for (const PlacedQuantity& placed : read_placed_quantities(fields.need("of"), draft)) {
    if (placed.quantity.kind == Quantity::Kind::whole)
      problems.add(placed.item.line, placed.item.key, "a whole probe has no single value",
                   "name one of its values");
    clause.of.push_back(placed.quantity);
  }
  const std::optional<Item> holds = fields.need("holds");
  ParsedExpression parsed = read_condition(holds, problems);
  if (parsed.expression && !clause.of.empty()) check_each_names(parsed, *holds, clause, draft);
  if (problems.count() != before || !parsed.expression) return std::nullopt;
  clause.condition = *std::move(parsed.expression);
  return clause;
}

}  // namespace grader::exercise
