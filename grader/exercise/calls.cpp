// SPDX-License-Identifier: MIT
#include "grader/exercise/calls.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "grader/exercise/expression_functions.hpp"
#include "grader/exercise/known_ids.hpp"
#include "grader/exercise/rubric_scalars.hpp"
#include "grader/exercise/spelling.hpp"

namespace grader::exercise {
namespace {

/// Arguments and values share one space of names: conditions use both without saying which.
std::string read_call_name(const std::optional<Item>& item, std::set<std::string>& seen, Problems& problems) {
  std::string name = read_id(item, seen, problems);
  const std::vector<std::string> reserved = reserved_words();
  if (std::ranges::find(reserved, name) != reserved.end())
    problems.add(item->line, item->key, fmt::format("'{}' is a word of the conditions", name),
                 "choose another name");
  return name;
}

CallArgument read_argument(const Item& item, std::set<std::string>& seen, Problems& problems) {
  static const std::map<std::string, CallArgument::Type> types = {{"integer", CallArgument::Type::integer},
                                                                  {"flag", CallArgument::Type::flag},
                                                                  {"real", CallArgument::Type::real}};
  const Fields fields(item, {"name", "type"}, problems);
  CallArgument argument;
  argument.name = read_call_name(fields.need("name"), seen, problems);
  const std::optional<Item> type = fields.need("type");
  const std::string text = read_text(type, problems);
  if (const auto found = types.find(text); found != types.end())
    argument.type = found->second;
  else if (!text.empty())
    report_unknown("type", text, {"integer", "flag", "real"}, *type, problems);
  return argument;
}

CallValue read_value(const Item& item, std::set<std::string>& seen, Problems& problems) {
  const Fields fields(item, {"id", "member"}, problems);
  CallValue value;
  value.id = read_call_name(fields.need("id"), seen, problems);
  value.member = read_text(fields.find("member"), problems);
  return value;
}

/// The names in braces; braces round anything else are text.
std::vector<std::string> holes_of(const std::string& shown) {
  std::vector<std::string> holes;
  for (std::size_t open = shown.find('{'); open != std::string::npos; open = shown.find('{', open + 1)) {
    const std::size_t close = shown.find_first_of("{}", open + 1);
    if (close == std::string::npos || shown[close] == '{') continue;
    const std::string name = shown.substr(open + 1, close - open - 1);
    if (is_id(name)) holes.push_back(name);
  }
  return holes;
}

void check_shown(const std::optional<Item>& item, const Call& call, Problems& problems) {
  if (call.shown.empty()) return;
  const std::vector<std::string> known = argument_names(call);
  const std::vector<std::string> holes = holes_of(call.shown);
  const std::size_t before = problems.count();
  for (const std::string& hole : holes)
    if (std::ranges::find(known, hole) == known.end())
      problems.add(item->line, item->key, fmt::format("unknown argument '{{{}}}'", hole),
                   suggest(hole, known));
  if (problems.count() != before) return;  // a misspelt hole would be reported twice
  for (const std::string& name : known)
    if (std::ranges::find(holes, name) == holes.end())
      problems.add(item->line, item->key, fmt::format("does not show the argument '{}'", name),
                   fmt::format("write {{{}}} where it stands", name));
}

void read_call(const Item& item, std::set<std::string>& seen, Draft& draft) {
  Problems& problems = draft.problems;
  const Fields fields(item, {"id", "shown", "arguments", "values"}, problems);
  Call call;
  call.id = read_id(fields.need("id"), seen, problems);
  std::set<std::string> names;
  for (const Item& argument : read_list(fields.need("arguments"), problems))
    call.arguments.push_back(read_argument(argument, names, problems));
  for (const Item& value : read_list(fields.need("values"), problems))
    call.values.push_back(read_value(value, names, problems));
  const std::optional<Item> shown = fields.need("shown");
  call.shown = read_text(shown, problems);

  const auto unnamed = [](const std::string& name) { return name.empty(); };
  const bool sound = !call.arguments.empty() && !call.values.empty() &&
                     std::ranges::none_of(argument_names(call), unnamed) &&
                     std::ranges::none_of(value_names(call), unnamed);
  if (sound) check_shown(shown, call, problems);
  draft.exercise.calls.push_back(std::move(call));
  draft.sound_calls.push_back(sound);
  draft.call_places.push_back({item.line, item.key});
}

}  // namespace

void read_calls(const std::optional<Item>& list, Draft& draft) {
  std::set<std::string> seen;
  for (const Item& item : read_list(list, draft.problems)) read_call(item, seen, draft);
}

std::vector<std::string> argument_names(const Call& call) {
  std::vector<std::string> names;
  for (const CallArgument& argument : call.arguments) names.push_back(argument.name);
  return names;
}

std::vector<std::string> value_names(const Call& call) {
  std::vector<std::string> names;
  for (const CallValue& value : call.values) names.push_back(value.id);
  return names;
}

}  // namespace grader::exercise
