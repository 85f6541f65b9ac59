// SPDX-License-Identifier: MIT
// In two rounds: first every blank with its name and share, then what each needs, for a blank may name one
// that comes later.
#include "grader/exercise/criteria.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "grader/exercise/quantity_names.hpp"
#include "grader/exercise/rubric_scalars.hpp"
#include "grader/exercise/spelling.hpp"

namespace grader::exercise {
namespace {

struct Names {
  std::set<std::string> criteria = {};
  std::set<std::string> blanks = {};
};

const std::vector<std::string>& blank_keys() {
  static const std::vector<std::string> keys = {"id",        "title",    "points",           "needs",
                                                "one_wrong", "alone",    "in_file_when_any", "together_with",
                                                "hint",      "hint_more"};
  return keys;
}

/// Nothing when a part is unknown: then no sum can be judged.
std::optional<Points> sum(const std::vector<std::optional<Points>>& parts) {
  Points total;
  for (const std::optional<Points>& part : parts) {
    if (!part) return std::nullopt;
    total += *part;
  }
  return total;
}

void check_sum(const std::optional<Item>& item, std::optional<Points> stated, std::optional<Points> parts,
               const std::string& what, Problems& problems) {
  if (!stated || !parts || *stated == *parts) return;
  problems.add(item->line, item->key,
               fmt::format("{} add up to {}, not {}", what, points_text(*parts), points_text(*stated)),
               "change the shares or this sum");
}

std::optional<Points> read_blank(const Fields& fields, std::size_t criterion, Names& names, Draft& draft) {
  Problems& problems = draft.problems;
  Blank blank;
  blank.id = read_id(fields.need("id"), names.blanks, problems);
  blank.title = read_message(fields.need("title"), problems);
  const std::optional<Points> share = read_points(fields.need("points"), problems);
  blank.share = share.value_or(Points{});
  blank.criterion = criterion;
  const Answered alone = read_yes(fields.find("alone"), problems);
  blank.alone = alone == Answered::yes || (alone == Answered::unclear && !fields.has("needs"));
  blank.hint = read_message(fields.find("hint"), problems);
  blank.hint_more = read_message(fields.find("hint_more"), problems);
  draft.exercise.blanks.push_back(std::move(blank));
  draft.blank_places.push_back({fields.item().line, fields.item().key});
  return share;
}

std::optional<Points> read_criterion(const Item& item, Names& names, std::vector<Fields>& blanks,
                                     Draft& draft) {
  Problems& problems = draft.problems;
  const Fields fields(item, {"id", "title", "points", "blanks"}, problems);
  Criterion criterion;
  criterion.id = read_id(fields.need("id"), names.criteria, problems);
  criterion.title = read_message(fields.need("title"), problems);
  const std::optional<Item> points = fields.need("points");
  const std::optional<Points> stated = read_points(points, problems);
  criterion.points = stated.value_or(Points{});
  const std::size_t index = draft.exercise.criteria.size();
  draft.exercise.criteria.push_back(std::move(criterion));

  std::vector<std::optional<Points>> shares;
  for (const Item& blank : read_list(fields.need("blanks"), problems)) {
    blanks.emplace_back(blank, blank_keys(), problems);
    shares.push_back(read_blank(blanks.back(), index, names, draft));
  }
  if (!shares.empty()) check_sum(points, stated, sum(shares), "the blanks", problems);
  return stated;
}

void refuse(const Fields& fields, const std::string& key, const std::string& what, const std::string& mend,
            Problems& problems) {
  if (const auto item = fields.find(key)) problems.add(item->line, item->key, what, mend);
}

void read_alone_needs(const Fields& fields, std::size_t index, Draft& draft) {
  Problems& problems = draft.problems;
  Blank& blank = draft.exercise.blanks[index];
  refuse(fields, "needs", "a blank judged alone needs its fill only", "leave 'needs' or 'alone' out",
         problems);
  refuse(fields, "one_wrong", "a blank judged alone has one value only", "leave it out", problems);
  blank.needs = {alone_quantity(index, blank.id)};
  for (const PlacedQuantity& placed : read_placed_quantities(fields.find("in_file_when_any"), draft)) {
    if (placed.quantity.kind == Quantity::Kind::alone)
      problems.add(placed.item.line, placed.item.key, "the file does not show a fill by itself",
                   "name values of a probe");
    blank.in_file_when_any.push_back(placed.quantity);
  }
}

void read_probed_needs(const Fields& fields, std::size_t index, Draft& draft) {
  Problems& problems = draft.problems;
  Blank& blank = draft.exercise.blanks[index];
  refuse(fields, "in_file_when_any", "only a blank judged alone has this",
         "write 'alone: true' or leave it out", problems);
  const std::optional<Item> needs = fields.need("needs");
  for (const PlacedQuantity& placed : read_placed_quantities(needs, draft)) {
    if (placed.quantity.kind == Quantity::Kind::alone)
      problems.add(placed.item.line, placed.item.key, "a fill by itself cannot be needed here",
                   "name values of a probe");
    blank.needs.push_back(placed.quantity);
  }
  const std::optional<Item> one_wrong = fields.find("one_wrong");
  blank.one_wrong = read_points(one_wrong, problems);
  if (!blank.one_wrong) return;
  if (*blank.one_wrong > blank.share)
    problems.add(one_wrong->line, one_wrong->key, "more than the blank's points", "write a part of them");
  if (needs && needs->node->children.size() == 1)
    problems.add(one_wrong->line, one_wrong->key, "the blank needs one value only",
                 "leave it out, or name more in 'needs'");
}

void read_together(const Fields& fields, std::size_t index, Draft& draft) {
  Problems& problems = draft.problems;
  Blank& blank = draft.exercise.blanks[index];
  for (const Item& item : read_list(fields.find("together_with"), problems)) {
    const std::string name = read_text(item, problems);
    if (name.empty()) continue;
    const auto other = read_blank_name(name, item, draft);
    if (!other) continue;
    if (*other == index || std::ranges::find(blank.together_with, *other) != blank.together_with.end())
      problems.add(item.line, item.key, fmt::format("'{}' is in already", name),
                   "name each other blank once");
    else
      blank.together_with.push_back(*other);
  }
}

}  // namespace

void read_criteria(const std::optional<Item>& list, const std::optional<Item>& points, Draft& draft) {
  Names names;
  std::vector<Fields> blanks;
  std::vector<std::optional<Points>> parts;
  for (const Item& item : read_list(list, draft.problems))
    parts.push_back(read_criterion(item, names, blanks, draft));
  const std::optional<Points> stated = read_points(points, draft.problems);
  draft.exercise.code_points = stated.value_or(Points{});
  draft.code_points_known = stated.has_value();
  if (!parts.empty()) check_sum(points, stated, sum(parts), "the criteria", draft.problems);
  for (std::size_t index = 0; index < blanks.size(); ++index) {
    if (draft.exercise.blanks[index].alone)
      read_alone_needs(blanks[index], index, draft);
    else
      read_probed_needs(blanks[index], index, draft);
    read_together(blanks[index], index, draft);
  }
}

}  // namespace grader::exercise
