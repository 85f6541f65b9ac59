// SPDX-License-Identifier: MIT
#include "grader/answers/ledger_names.hpp"

#include <algorithm>
#include <utility>

#include "grader/answers/ledger_sized_names.hpp"

namespace grader::answers {
namespace {

/// A letter that stands behind a number as its unit, or a word that only says per what a size is.
bool is_part_of_size(const LedgerView& view, Range name, bool base) {
  const auto holds = [&](Range other) { return other.holds(name.begin) && other.size() > name.size(); };
  if (std::ranges::any_of(view.quantities, [&](const Quantity& size) { return holds(size.range); }))
    return true;
  return base && std::ranges::any_of(view.reading.hits_of(view.rule.item_word), holds);
}

void add_names(const LedgerView& view, std::size_t word, const LedgerName& name,
               std::vector<LedgerName>& names) {
  for (const Range& hit : view.reading.hits(word)) {
    LedgerName found = name;
    found.range = hit;
    names.push_back(std::move(found));
  }
}

/// All of them, those that overlap too.
std::vector<LedgerName> names_of_words(const LedgerView& view) {
  const LedgerRule& rule = view.rule;
  std::vector<LedgerName> names;
  for (std::size_t index = 0; index < rule.components.size(); ++index)
    add_names(view, rule.components[index].word, {.components = {index}}, names);
  for (std::size_t index = 0; index < rule.groups.size(); ++index) {
    LedgerName name{.components = rule.groups[index].names};
    if (rule.groups[index].by_sizes) {
      add_spelt_out(view, rule.groups[index].word, name, names);
      add_sized_before(view, rule.groups[index].word, names);
      continue;
    }
    if (name.components.empty()) name.group = index;
    add_names(view, rule.groups[index].word, name, names);
  }
  if (rule.foreign_word) add_names(view, *rule.foreign_word, {.foreign = true}, names);
  return names;
}

/// Of two that overlap, the longer one is meant.
std::vector<LedgerName> without_overlaps(const LedgerView& view, std::vector<LedgerName> names) {
  std::ranges::stable_sort(names, [](const LedgerName& left, const LedgerName& right) {
    return left.range.size() > right.range.size();
  });
  std::vector<LedgerName> kept;
  for (LedgerName& name : names) {
    const bool base = is_base_name(view.rule, name);
    if (std::ranges::none_of(kept, [&](const LedgerName& other) { return other.range.meets(name.range); }) &&
        !is_ignored(view, name.range) && (name.own_size || !is_part_of_size(view, name.range, base)))
      kept.push_back(std::move(name));
  }
  std::ranges::sort(kept, {}, [](const LedgerName& name) { return name.range.begin; });
  return kept;
}

/// Whether the writer claims it, says that it is not there, and may mean something else by it.
void judge(const LedgerView& view, const std::vector<LedgerName>& names, LedgerName& name) {
  const Stances& stances = view.reading.stances;
  const std::vector<Range> parts = {name.range};
  name.claimed = !stances.covers(Manner::withdrawn, parts) && !stances.covers(Manner::rejected, parts) &&
                 !stances.covers(Manner::negated, parts);
  const auto holds = [&](Range hit) { return hit.holds(name.range.begin); };
  for (const Range& hit : view.reading.hits_of(view.rule.gone_word)) {
    if (!holds(hit)) continue;
    name.claimed = false;
    // `b is the same as a` names a as well.
    const bool alone = std::ranges::all_of(names, [&](const LedgerName& other) {
      return !hit.holds(other.range.begin) || other.components == name.components ||
             other.components.size() != 1 || view.rule.components[other.components[0]].base;
    });
    name.gone = name.gone || (alone && name.components.size() == 1);
  }
  if (view.rule.vague_name_word)
    name.vague = std::ranges::any_of(view.reading.hits(*view.rule.vague_name_word),
                                     [&](Range hit) { return hit == name.range; });
}

}  // namespace

bool is_base_name(const LedgerRule& rule, const LedgerName& name) {
  return name.components.size() == 1 && rule.components[name.components[0]].base;
}

std::vector<LedgerName> find_names(const LedgerView& view) {
  std::vector<LedgerName> names = without_overlaps(view, names_of_words(view));
  for (LedgerName& name : names) judge(view, names, name);
  return names;
}

}  // namespace grader::answers
