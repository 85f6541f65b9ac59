// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <set>

#include "grader/exercise/answer_draft.hpp"
#include "grader/exercise/known_ids.hpp"
#include "grader/exercise/rubric_scalars.hpp"

namespace grader::exercise {
namespace {

/// A number of items above 0.
double read_size(const Fields& fields, Problems& problems) {
  const std::optional<Item> item = fields.need("size");
  const double size = read_real(item, problems).value_or(1);
  if (item && size <= 0) problems.add(item->line, item->key, "no size", "write a number above 0");
  return size;
}

void read_component(const Item& item, std::set<std::string>& seen, LedgerRule& ledger, AnswerDraft& draft) {
  Problems& problems = draft.problems;
  const Fields fields(item, {"id", "words", "size", "base", "optional", "needed", "named", "sized"},
                      problems);
  LedgerRule::Component component;
  component.id = read_id(fields.need("id"), seen, problems);
  component.word = read_word(fields.need("words"), draft).value_or(0);
  component.size = read_size(fields, problems);
  component.base = read_yes(fields.find("base"), problems) == Answered::yes;
  component.optional = read_yes(fields.find("optional"), problems) == Answered::yes;
  component.needed = read_yes(fields.find("needed"), problems) == Answered::yes;
  component.named = read_text(fields.find("named"), problems);
  component.sized = read_text(fields.find("sized"), problems);
  ledger.components.push_back(std::move(component));
}

void read_group(const Item& item, LedgerRule& ledger, AnswerDraft& draft) {
  Problems& problems = draft.problems;
  const Fields fields(item, {"words", "names", "covers", "named", "by_sizes"}, problems);
  LedgerRule::Group group;
  group.word = read_word(fields.need("words"), draft).value_or(0);
  group.names = read_known("component", fields.find("names"), ledger.components, problems);
  for (const Item& cover : read_list(fields.find("covers"), problems))
    group.covers.push_back(read_known("component", cover, ledger.components, problems));
  group.named = read_text(fields.find("named"), problems);
  group.by_sizes = read_yes(fields.find("by_sizes"), problems) == Answered::yes;
  ledger.groups.push_back(std::move(group));
}

}  // namespace

void read_units(const std::optional<Item>& list, AnswerDraft& draft) {
  Problems& problems = draft.problems;
  std::set<std::string> ids;
  for (const Item& item : read_list(list, problems)) {
    const Fields fields(item, {"id", "words", "size", "plain", "vague", "rival"}, problems);
    Unit unit;
    unit.id = read_text(fields.need("id"), problems);
    unit.word = read_word(fields.need("words"), draft).value_or(0);
    unit.size = read_size(fields, problems);
    unit.plain = read_yes(fields.find("plain"), problems) == Answered::yes;
    unit.vague = read_yes(fields.find("vague"), problems) == Answered::yes;
    unit.rival = read_text(fields.find("rival"), problems);
    ids.insert(unit.id);
    draft.language().units.push_back(std::move(unit));
  }
  for (const Unit& unit : draft.language().units)
    if (!unit.rival.empty() && !ids.contains(unit.rival))
      problems.add(list->line, list->key, fmt::format("unknown unit '{}'", unit.rival),
                   "name one of this list");
}

void read_ledger(const std::optional<Item>& item, AnswerDraft& draft) {
  if (!item) return;
  Problems& problems = draft.problems;
  const Fields fields(*item,
                      {"items", "item", "item_counts", "components", "groups", "joints", "foreign", "apart",
                       "rest", "gone", "only", "side", "vague_name", "open", "total", "noise"},
                      problems);
  LedgerRule ledger;
  ledger.items = read_real(fields.need("items"), problems).value_or(1);
  ledger.item_word = read_word(fields.find("item"), draft);
  ledger.items_word = read_word(fields.find("item_counts"), draft);
  std::set<std::string> seen;
  for (const Item& component : read_list(fields.need("components"), problems))
    read_component(component, seen, ledger, draft);
  for (const Item& group : read_list(fields.find("groups"), problems)) read_group(group, ledger, draft);
  for (const Item& joint : read_list(fields.find("joints"), problems))
    ledger.joints.push_back(read_known("component", joint, ledger.components, problems));
  ledger.foreign_word = read_word(fields.find("foreign"), draft);
  ledger.apart_word = read_word(fields.find("apart"), draft);
  ledger.rest_word = read_word(fields.find("rest"), draft);
  ledger.gone_word = read_word(fields.find("gone"), draft);
  ledger.only_word = read_word(fields.find("only"), draft);
  ledger.side_word = read_word(fields.find("side"), draft);
  ledger.vague_name_word = read_word(fields.find("vague_name"), draft);
  ledger.open_word = read_word(fields.find("open"), draft);
  ledger.total_word = read_word(fields.find("total"), draft);
  ledger.noise_word = read_word(fields.find("noise"), draft);
  draft.language().ledger = std::move(ledger);
}

void read_text_rules(const std::optional<Item>& list, AnswerDraft& draft) {
  Problems& problems = draft.problems;
  std::set<std::string> seen;
  for (const Item& item : read_list(list, problems)) {
    const Fields fields(
        item, {"id", "message", "says", "suggests", "unless", "refuted", "questions", "units", "ledger"},
        problems);
    TextRule rule;
    rule.line = item.line;
    rule.id = read_id(fields.need("id"), seen, problems);
    rule.message = read_message(fields.need("message"), problems);
    rule.says = read_frames(fields.find("says"), draft);
    rule.suggests = read_frames(fields.find("suggests"), draft);
    rule.unless = read_frames(fields.find("unless"), draft);
    rule.refuted = read_frames(fields.find("refuted"), draft);
    rule.questions = read_texts(fields.find("questions"), problems);
    rule.units_confused = read_text(fields.find("units"), problems) == "confused";
    rule.ledger_incomplete = read_text(fields.find("ledger"), problems) == "incomplete";
    draft.language().rules.push_back(std::move(rule));
  }
}

}  // namespace grader::exercise
