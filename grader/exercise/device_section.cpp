// SPDX-License-Identifier: MIT
#include "grader/exercise/device_section.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "grader/exercise/calls.hpp"
#include "grader/exercise/known_ids.hpp"
#include "grader/exercise/rubric_scalars.hpp"

namespace grader::exercise {
namespace {

using Type = CallArgument::Type;

/// One of `known`; an unknown name is reported.
std::optional<std::size_t> read_one_of(const std::optional<Item>& item, const std::vector<std::string>& known,
                                       const char* what, Problems& problems) {
  const std::string name = read_text(item, problems);
  if (name.empty()) return std::nullopt;
  const auto found = std::ranges::find(known, name);
  if (found != known.end()) return static_cast<std::size_t>(found - known.begin());
  report_unknown(what, name, known, *item, problems);
  return std::nullopt;
}

/// The call that is named, when every name in it was read.
std::optional<std::size_t> read_call(const std::optional<Item>& item, Draft& draft) {
  const auto call = read_one_of(item, ids_of(draft.exercise.calls), "call", draft.problems);
  return call && draft.sound_calls[*call] ? call : std::nullopt;
}

void expect_type(const std::optional<Item>& item, const Call& call, std::size_t argument, Type type,
                 Problems& problems) {
  if (call.arguments[argument].type == type) return;
  problems.add(item->line, item->key, "an argument of another type",
               type == Type::flag ? "name a flag" : "name an integer");
}

void read_arguments(const Fields& fields, const Call& call, DeviceLedger& ledger, Problems& problems) {
  const std::vector<std::string> names = argument_names(call);
  if (call.arguments.size() != 2)
    problems.add(fields.item().line, fields.item().key,
                 fmt::format("the call has {} arguments", call.arguments.size()),
                 "name a call of two: how many parameters, and a flag");
  const std::optional<Item> parameters = fields.need("parameters");
  if (const auto index = read_one_of(parameters, names, "argument", problems)) {
    expect_type(parameters, call, *index, Type::integer, problems);
    ledger.parameters = *index;
  }
  const std::optional<Item> accumulation = fields.need("accumulation");
  if (const auto index = read_one_of(accumulation, names, "argument", problems)) {
    expect_type(accumulation, call, *index, Type::flag, problems);
    ledger.accumulation = *index;
  }
}

void read_components(const std::optional<Item>& item, const Call& call, DeviceLedger& ledger,
                     Problems& problems) {
  std::set<std::string> taken;
  for (const NamedItem& named : read_names(item, problems)) {
    const std::vector<std::string> values = value_names(call);
    const auto value = std::ranges::find(values, named.name);
    if (value == values.end()) report_unknown("value", named.name, values, named.item, problems);
    const auto part = read_one_of(named.item, device_parts(), "part", problems);
    if (!part || value == values.end()) continue;
    if (!taken.insert(device_parts()[*part]).second)
      problems.add(named.item.line, named.item.key, "this part is taken",
                   "give each value a part of its own");
    ledger.components.push_back({static_cast<std::size_t>(value - values.begin()), device_parts()[*part]});
  }
}

/// The total adds up what the ledger gives, by the same names.
void read_total(const std::optional<Item>& item, const Call& call, DeviceLedger& ledger, Draft& draft) {
  const auto total = read_call(item, draft);
  if (!total) return;
  ledger.total = *total;
  for (const CallArgument& argument : draft.exercise.calls[*total].arguments) {
    const auto component = std::ranges::find_if(ledger.components, [&](const DeviceComponent& one) {
      return call.values[one.value].id == argument.name;
    });
    if (component == ledger.components.end()) {
      draft.problems.add(item->line, item->key,
                         fmt::format("its argument '{}' is no component", argument.name),
                         "name the arguments as the components");
      continue;
    }
    ledger.total_arguments.push_back(static_cast<std::size_t>(component - ledger.components.begin()));
  }
}

void read_units(const std::optional<Item>& item, DeviceLedger& ledger, Draft& draft) {
  for (const NamedItem& named : read_names(item, draft.problems)) {
    const auto call = find_known("call", named.name, draft.exercise.calls, named.item, draft.problems);
    if (!call) continue;
    const auto bytes = read_integer(named.item, draft.problems);
    if (bytes && *bytes < 1)
      draft.problems.add(named.item.line, named.item.key, "no unit", "write the bytes of one, as 1000");
    if (bytes) ledger.units.push_back({*call, *bytes});
  }
}

}  // namespace

void read_device(const std::optional<Item>& item, Draft& draft) {
  if (!item) return;
  const Fields fields(*item, {"call", "parameters", "accumulation", "components", "total", "units"},
                      draft.problems);
  DeviceLedger ledger;
  const auto index = read_call(fields.need("call"), draft);
  const std::optional<Item> components = fields.need("components");
  const std::optional<Item> total = fields.need("total");
  if (index) {
    const Call& call = draft.exercise.calls[*index];
    ledger.call = *index;
    read_arguments(fields, call, ledger, draft.problems);
    read_components(components, call, ledger, draft.problems);
    read_total(total, call, ledger, draft);
  }
  read_units(fields.find("units"), ledger, draft);
  draft.exercise.device = std::move(ledger);
}

}  // namespace grader::exercise
