// SPDX-License-Identifier: MIT
#include "grader/exercise/diagnoses.hpp"

#include <fmt/format.h>

#include <set>
#include <string>
#include <vector>

#include "grader/exercise/conditions.hpp"
#include "grader/exercise/facts.hpp"
#include "grader/exercise/known_ids.hpp"
#include "grader/exercise/quantity_names.hpp"
#include "grader/exercise/rubric_scalars.hpp"

namespace grader::exercise {
namespace {

constexpr std::size_t most_fills = 400;

const std::vector<std::string>& diagnosis_keys() {
  static const std::vector<std::string> keys = {"id",    "message",    "message_at", "fills", "where",
                                                "each",  "specimens",  "trips",      "fact",  "tokens",
                                                "probe", "quantities", "known",      "cost",  "near_code"};
  return keys;
}

std::vector<FillMap> read_fill_maps(const std::optional<Item>& list, Draft& draft) {
  std::vector<FillMap> maps;
  for (const Item& item : read_list(list, draft.problems)) {
    FillMap fills;
    for (const NamedItem& fill : read_names(item, draft.problems)) {
      const std::string text = read_text(fill.item, draft.problems);
      const auto blank = read_blank_name(fill.name, fill.item, draft);
      if (blank && !text.empty()) fills[*blank] = text;
    }
    maps.push_back(std::move(fills));
  }
  return maps;
}

void read_messages(const Fields& fields, Diagnosis& diagnosis, Draft& draft) {
  diagnosis.message = read_message(fields.need("message"), draft.problems);
  const std::optional<Item> list = fields.find("message_at");
  for (const NamedItem& one : read_names(list, draft.problems)) {
    const auto blank = read_blank_name(one.name, one.item, draft);
    const Text message = read_message(one.item, draft.problems);
    if (blank) diagnosis.message_at[*blank] = message;
  }
  if (list && !fields.has("fills") && !fields.has("where") && !fields.has("each"))
    draft.problems.add(list->line, list->key, "no values that could lie in a blank",
                       "leave it out, or add 'fills', 'where' or 'each'");
}

void read_trips(const Fields& fields, Diagnosis& diagnosis, Draft& draft) {
  const std::optional<Item> list = fields.find("trips");
  diagnosis.trips = read_texts(list, draft.problems);
  for (const std::string& rule : diagnosis.trips)
    if (!rule.empty()) find_known("rule", rule, draft.exercise.hard_fails, *list, draft.problems);
  if (list && !fields.has("fills") && !fields.has("specimens"))
    draft.problems.add(list->line, list->key, "nothing that could trip a rule", "add 'fills' or 'specimens'");
}

void read_diagnosis(const Item& item, std::set<std::string>& seen, Draft& draft) {
  Problems& problems = draft.problems;
  const Fields fields(item, diagnosis_keys(), problems);
  Diagnosis diagnosis;
  diagnosis.line = item.line;
  diagnosis.id = read_id(fields.need("id"), seen, problems);
  read_messages(fields, diagnosis, draft);
  diagnosis.fills = read_fill_maps(fields.find("fills"), draft);
  for (const Item& clause : read_list(fields.find("where"), problems))
    if (auto read = read_clause(clause, ClausePlace::diagnosis, draft))
      diagnosis.clauses.push_back(*std::move(read));
  for (const Item& clause : read_list(fields.find("each"), problems))
    if (auto read = read_each(clause, draft)) diagnosis.each.push_back(*std::move(read));
  diagnosis.specimens = read_fill_maps(fields.find("specimens"), draft);
  read_trips(fields, diagnosis, draft);
  read_fact(fields, diagnosis, draft);
  const bool grounded =
      fields.has("fills") || fields.has("where") || fields.has("each") || fields.has("fact");
  if (!grounded && item.node->kind == formats::YamlNode::Kind::map)
    problems.add(item.line, item.key, "nothing says when it is given",
                 "add 'fills', 'where', 'each' or 'fact'");
  const std::optional<Item> near_code = fields.find("near_code");
  draft.near_code_places.push_back(near_code ? RubricPlace{near_code->line, near_code->key} : RubricPlace{});
  draft.exercise.diagnoses.push_back(std::move(diagnosis));
}

void read_hard_fail(const Item& item, std::set<std::string>& seen, Draft& draft) {
  Problems& problems = draft.problems;
  const Fields fields(item, {"id", "message", "when_any"}, problems);
  HardFailRule rule;
  rule.line = item.line;
  rule.id = read_id(fields.need("id"), seen, problems);
  rule.message = read_message(fields.need("message"), problems);
  for (const Item& clause : read_list(fields.need("when_any"), problems))
    if (auto read = read_clause(clause, ClausePlace::rule, draft)) rule.clauses.push_back(*std::move(read));
  draft.exercise.hard_fails.push_back(std::move(rule));
}

}  // namespace

void read_hard_fails(const std::optional<Item>& list, Draft& draft) {
  std::set<std::string> seen;
  for (const Item& item : read_list(list, draft.problems)) read_hard_fail(item, seen, draft);
}

void read_diagnoses(const std::optional<Item>& list, Draft& draft) {
  std::set<std::string> seen;
  for (const Item& item : read_list(list, draft.problems)) read_diagnosis(item, seen, draft);
  std::size_t fills = 0;
  for (const Diagnosis& diagnosis : draft.exercise.diagnoses)
    fills += diagnosis.fills.size() + diagnosis.specimens.size();
  if (fills > most_fills)
    draft.problems.add(list->line, list->key, fmt::format("{} fills and specimens", fills),
                       fmt::format("keep at most {}", most_fills));
}

}  // namespace grader::exercise
