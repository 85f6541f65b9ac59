// SPDX-License-Identifier: MIT
#include "grader/answers/ledger_picture.hpp"

#include <algorithm>
#include <cstddef>

#include "grader/answers/ledger_foreign.hpp"
#include "grader/answers/ledger_pairs.hpp"
#include "grader/answers/ledger_sizes.hpp"
#include "grader/answers/ledger_slips.hpp"
#include "grader/answers/ledger_totals.hpp"

namespace grader::answers {
namespace {

void see_names(const LedgerSource& source, Picture& picture) {
  for (const LedgerName& name : picture.items.names) {
    if (!claimed(source, name) || name.foreign) continue;
    for (const std::size_t index : name.components) {
      ComponentState& state = picture.states[index];
      if (!state.named) state.named = name.range;
      state.vague_only = state.vague_only && name.vague;
      state.spelt_only = state.spelt_only && name.own_size;
    }
  }
  for (const LedgerName& name : picture.items.names) {
    if (!claimed(source, name) || !name.group) continue;
    const auto& covers = source.rule.groups[*name.group].covers;
    if (covers.empty()) continue;
    const bool split = std::ranges::any_of(
        covers.front(), [&](std::size_t index) { return picture.states[index].named.has_value(); });
    if (!split && !picture.bare_group) picture.bare_group = name.range;
    for (const std::size_t index : covers.front())
      if (!split) picture.states[index].covered = true;
  }
}

void see_group_size(const LedgerSource& source, Picture& picture, const LedgerName& name,
                    const Quantity& quantity) {
  const auto& covers = source.rule.groups[*name.group].covers;
  const bool fitting = std::ranges::any_of(
      covers, [&](const auto& cover) { return fits(quantity, size_of(source.rule, cover)); });
  if (!fitting && quantity.unit && claimed(source, name) && !is_whole(source, quantity) &&
      !is_extra(source, quantity))
    picture.group_missized = {std::min(name.range.begin, quantity.range.begin),
                              std::max(name.range.end, quantity.range.end)};
  for (const auto& cover : covers) {
    if (!fits(quantity, size_of(source.rule, cover))) continue;
    picture.group_sized = true;
    // An answer that splits the group into some of its parts means no others.
    const bool split = std::ranges::any_of(
        covers.front(), [&](std::size_t index) { return picture.states[index].named.has_value(); });
    if (split && cover != covers.front()) continue;
    for (const std::size_t index : cover) picture.states[index].covered = true;
  }
}

void see_sizes(const LedgerSource& source, Picture& picture) {
  for (const std::size_t name : picture.items.reached)
    for (const std::size_t index : picture.items.names[name].components) {
      picture.states[index].any_size = true;
      if (!picture.states[index].right) picture.states[index].right = picture.items.names[name].range;
    }
  for (const SizeGiven& given : picture.items.given) {
    const LedgerName& name = picture.items.names[given.name];
    const Quantity& quantity = source.quantities[given.quantity];
    const Range range = {std::min(name.range.begin, quantity.range.begin),
                         std::max(name.range.end, quantity.range.end)};
    if (name.group) {
      see_group_size(source, picture, name, quantity);
      continue;
    }
    for (const std::size_t index : name.components) {
      ComponentState& state = picture.states[index];
      state.any_size = true;
      if (given.right && !state.right) state.right = range;
      const bool plain = quantity.unit || quantity.per_item || is_plausible(source.rule, quantity) ||
                         is_term(source, picture, quantity);
      if (!given.right && plain && claimed(source, name)) state.wrong = range;
    }
  }
}

/// A ledger of sizes that closes without it leaves it out, though it is spoken of.
void see_left_out(const LedgerSource& source, Picture& picture) {
  if (!picture.listed_total || picture.right_chain) return;
  for (std::size_t index = 0; index < picture.states.size(); ++index)
    if (is_asked(source.rule.components[index]) && !picture.states[index].right)
      picture.states[index].denied = true;
}

/// `It is not a 14, b 28 and c 28`: who denies most of the list has perhaps not named it.
bool denies_list(const LedgerSource& source, const Picture& picture) {
  constexpr std::size_t most = 3;
  std::size_t denied = 0;
  for (std::size_t index = 0; index < picture.states.size(); ++index) {
    if (!is_asked(source.rule.components[index])) continue;
    bool any = false;
    bool all = true;
    for (const LedgerName& name : picture.items.names) {
      if (std::ranges::find(name.components, index) == name.components.end()) continue;
      any = true;
      all = all && !name.claimed;
    }
    denied += any && all ? 1 : 0;
  }
  return denied >= most;
}

/// What is said not to be there is not named by being spoken of, unless it has a size all the same.
void see_denials(const LedgerSource& source, Picture& picture) {
  picture.list_denied = denies_list(source, picture);
  if (picture.list_denied)
    for (ComponentState& state : picture.states) state.denied = true;
  for (const LedgerName& name : picture.items.names) {
    if (name.components.size() != 1 || claimed(source, name)) continue;
    ComponentState& state = picture.states[name.components[0]];
    if (state.right || source.rule.components[name.components[0]].base) continue;
    state.denied = true;
    // A sum of all terms takes back what was left out before.
    if (name.gone && picture.most_terms + 1 < source.rule.components.size()) state.named.reset();
  }
}

void see_comparisons(Picture& picture) {
  for (const std::size_t index : picture.items.compared)
    for (const std::size_t component : picture.items.names[index].components)
      picture.states[component].compared = true;
}

/// A bare group in a sum of bare terms: the term tells what the group stands for.
void see_group_terms(const LedgerSource& source, Picture& picture) {
  if (!picture.bare_group || !picture.right_chain || picture.group_sized) return;
  for (const LedgerName& name : picture.items.names)
    for (const Chain& chain : picture.chains)
      if (name.group && chain.range == *picture.right_chain)
        for (const std::size_t term : chain.terms)
          see_group_size(source, picture, name, source.quantities[term]);
}

}  // namespace

Picture look_at_ledger(const LedgerSource& source, const std::vector<Range>& ignored) {
  Picture picture;
  picture.chains = read_chains(source.reading.text(), source.quantities);
  std::erase_if(picture.chains, [&](const Chain& chain) {
    const auto meets = [&](Range range) { return range.meets(chain.range); };
    const Stances& stances = source.reading.stances;
    return std::ranges::any_of(ignored, meets) || stances.covers(Manner::withdrawn, {chain.range}) ||
           stances.covers(Manner::rejected, {chain.range});
  });
  LedgerView view{source.rule, source.reading, source.quantities, ignored,
                  std::vector<bool>(source.quantities.size())};
  for (const Chain& chain : picture.chains) {
    for (const std::size_t term : chain.terms) view.in_chain[term] = true;
    for (const std::size_t result : chain.results) view.in_chain[result] = true;
  }
  picture.items = read_items(view);
  for (const Chain& chain : picture.chains) {
    pair_terms(source, picture.items, chain, NamesSide::behind);
    pair_terms(source, picture.items, chain, NamesSide::before);
  }
  picture.states.resize(source.rule.components.size());
  see_names(source, picture);
  see_sizes(source, picture);
  see_comparisons(picture);
  see_doubled(source, picture);
  see_products(source, picture);
  see_totals(source, picture, ignored);
  see_denials(source, picture);
  see_listed_total(source, picture);
  see_left_out(source, picture);
  see_group_terms(source, picture);
  see_foreign(source, picture);
  for (std::size_t index = 0; index < picture.states.size(); ++index) {
    picture.named += is_asked(source.rule.components[index]) && picture.states[index].named ? 1 : 0;
    picture.right += is_asked(source.rule.components[index]) && picture.states[index].right ? 1 : 0;
  }
  return picture;
}

}  // namespace grader::answers
