// SPDX-License-Identifier: MIT
#include "grader/answers/ledger_concepts.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "grader/answers/ledger_sizes.hpp"
#include "grader/answers/ledger_sum.hpp"
#include "grader/answers/ledger_wrong_sizes.hpp"

namespace grader::answers {
namespace {

/// Spoken of where something is rejected or denied, and the sum is right all the same.
void add_mentioned(const LedgerSource& source, const Picture& picture, std::size_t index,
                   EarnedConcepts& earned) {
  if (!is_asked(source.rule.components[index])) return;
  for (const LedgerName& name : picture.items.names)
    if (!name.claimed && !name.gone && std::ranges::find(name.components, index) != name.components.end())
      earn(earned, source.rule.components[index].named, Found::maybe, name.range);
}

void add_name(const LedgerSource& source, const Picture& picture, std::size_t index, EarnedConcepts& earned) {
  const ComponentState& state = picture.states[index];
  const bool unsure = state.denied || state.spelt_only;
  if (state.named)
    earn(earned, source.rule.components[index].named, unsure ? Found::maybe : Found::yes, *state.named);
  if (state.named && state.spelt_only)
    for (const LedgerRule::Group& group : source.rule.groups)
      earn(earned, group.named, Found::yes, *state.named);
  if (!state.named && picture.right_chain) add_mentioned(source, picture, index, earned);
}

void add_size(const LedgerSource& source, const Picture& picture, std::size_t index, Found sure,
              EarnedConcepts& earned) {
  const ComponentState& state = picture.states[index];
  const std::string& sized = source.rule.components[index].sized;
  if (state.right) earn(earned, sized, state.named && state.spelt_only ? Found::maybe : sure, *state.right);
  if (state.compared && state.named && !state.right && !state.wrong)
    earn(earned, sized, Found::maybe, *state.named);
}

/// `both in 32 bits, so 4 + 4`: a short sum may be of sizes that no name has.
void add_terms(const LedgerSource& source, const Picture& picture, std::size_t index,
               EarnedConcepts& earned) {
  const ComponentState& state = picture.states[index];
  const LedgerRule::Component& component = source.rule.components[index];
  if (!is_asked(component) || !state.named || state.right || state.wrong) return;
  for (const Chain& chain : picture.chains) {
    if (chain.terms.size() > 3 || (picture.right_chain && chain.range == *picture.right_chain)) continue;
    for (const std::size_t term : chain.terms)
      if (!is_owned(picture, term) && fits(source.quantities[term], component.size))
        earn(earned, component.sized, Found::maybe, source.quantities[term].range);
  }
}

/// `the last 28 are buffers`: the size belongs to what does not belong here.
bool fills_gap(const LedgerSource& source, const Picture& picture, Range size) {
  if (!picture.foreign || !picture.foreign_sure) return false;
  const Range around = source.reading.outline.sentence_around(size);
  return around.meets(*picture.foreign) || source.reading.meets_hit(source.rule.rest_word, around);
}

/// Sizes that belong to nothing may be the component's, and stand for its name as well.
void add_loose(const LedgerSource& source, const Picture& picture, std::size_t index,
               EarnedConcepts& earned) {
  const ComponentState& state = picture.states[index];
  const LedgerRule::Component& component = source.rule.components[index];
  if (!is_asked(component)) return;
  for (const std::size_t loose : picture.items.loose) {
    const Quantity& quantity = source.quantities[loose];
    if (!(quantity.unit || quantity.per_item) || !fits(quantity, component.size)) continue;
    if (fills_gap(source, picture, quantity.range)) continue;
    if (!state.named && !state.covered) earn(earned, component.named, Found::maybe, quantity.range);
    if (!state.right && !state.wrong) earn(earned, component.sized, Found::maybe, quantity.range);
  }
}

/// Of the components that the group stands for just one is named anywhere.
bool is_alone(const Picture& picture, const std::vector<std::size_t>& cover) {
  return std::ranges::count_if(cover, [&](std::size_t index) {
           return std::ranges::any_of(picture.items.names, [&](const LedgerName& other) {
             return other.claimed && std::ranges::find(other.components, index) != other.components.end();
           });
         }) == 1;
}

/// `Adam state 28 … it keeps one, the momentum`: the size of the group may be that of the part that is
/// named.
void add_only_state(const LedgerSource& source, const Picture& picture, EarnedConcepts& earned) {
  for (const SizeGiven& given : picture.items.given) {
    const LedgerName& name = picture.items.names[given.name];
    if (!name.group || given.right || !name.claimed) continue;
    const LedgerRule::Group& group = source.rule.groups[*name.group];
    if (group.covers.empty()) continue;
    const Quantity& quantity = source.quantities[given.quantity];
    for (const std::size_t index : group.covers.front()) {
      const ComponentState& state = picture.states[index];
      const LedgerRule::Component& component = source.rule.components[index];
      if (state.named && !state.right && !state.wrong && fits(quantity, component.size))
        earn(earned, component.sized, is_alone(picture, group.covers.front()) ? Found::yes : Found::maybe,
             quantity.range);
    }
  }
}

void add_groups(const LedgerSource& source, const Picture& picture, EarnedConcepts& earned) {
  if (!picture.bare_group) return;
  for (const LedgerRule::Group& group : source.rule.groups)
    earn(earned, group.named, Found::yes, *picture.bare_group);
}

/// What does not belong here counts, unless the ledger is whole without it.
void add_foreign(const LedgerSource& source, const Picture& picture, EarnedConcepts& earned) {
  const bool whole = sum_is_right(source, picture) && is_listed(source, picture);
  if (picture.foreign && (picture.foreign_in_total || !whole))
    earn(earned, source.question.ledger_concepts.foreign, picture.foreign_sure ? Found::yes : Found::maybe,
         *picture.foreign);
}

}  // namespace

EarnedConcepts find_ledger_concepts(const LedgerSource& source, const Picture& picture, Found sure) {
  EarnedConcepts earned;
  for (std::size_t index = 0; index < picture.states.size(); ++index) {
    add_name(source, picture, index, earned);
    add_size(source, picture, index, sure, earned);
    add_terms(source, picture, index, earned);
    add_loose(source, picture, index, earned);
  }
  add_only_state(source, picture, earned);
  add_groups(source, picture, earned);
  add_wrong_sizes(source, picture, sure, earned);
  if (picture.foreign && picture.foreign_listed)
    earn(earned, source.question.ledger_concepts.foreign, Found::maybe, *picture.foreign);
  add_wrong_group(source, picture, earned);
  add_foreign(source, picture, earned);
  add_sum(source, picture, sure, earned);
  return earned;
}

}  // namespace grader::answers
