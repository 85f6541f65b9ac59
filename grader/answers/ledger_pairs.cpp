// SPDX-License-Identifier: MIT
#include "grader/answers/ledger_pairs.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace grader::answers {
namespace {

bool is_base_size(const LedgerSource& source, std::size_t quantity) {
  return std::ranges::any_of(source.rule.components, [&](const LedgerRule::Component& component) {
    return component.base && fits(source.quantities[quantity], component.size);
  });
}

bool names_base(const LedgerSource& source, const LedgerItems& items, const std::vector<std::size_t>& run) {
  return std::ranges::any_of(run, [&](std::size_t name) {
    return std::ranges::any_of(items.names[name].components,
                               [&](std::size_t index) { return source.rule.components[index].base; });
  });
}

}  // namespace

void pair_terms(const LedgerSource& source, LedgerItems& items, const Chain& chain, NamesSide side) {
  constexpr std::size_t longest_names = 160;
  // Of two terms only what stands right before them: `a and b: 4 + 4`.
  constexpr std::size_t nearest_names = 40;
  const bool two = chain.terms.size() == 2 && side == NamesSide::before;
  if ((chain.terms.size() < 3 && !two) || chain.count != chain.terms.size()) return;
  const std::size_t reach = two ? nearest_names : longest_names;
  std::vector<std::size_t> run;
  std::size_t slots = 0;
  const auto take = [&](std::size_t index) {
    const LedgerName& name = items.names[index];
    if (name.foreign || name.group || name.own_size || name.components.empty()) return;
    if (slots < chain.terms.size()) run.push_back(index), slots += name.components.size();
  };
  for (std::size_t index = 0; index < items.names.size(); ++index) {
    const std::size_t begin = items.names[index].range.begin;
    if (side == NamesSide::behind && begin >= chain.range.end && begin < chain.range.end + longest_names)
      take(index);
    const std::size_t back = items.names.size() - 1 - index;
    const Range other = items.names[back].range;
    if (side == NamesSide::before && other.end <= chain.range.begin &&
        other.end + reach > chain.range.begin &&
        (!two || source.reading.outline.sentence_at(other.begin) ==
                     source.reading.outline.sentence_at(chain.range.begin)))
      take(back);
  }
  if (side == NamesSide::before) std::ranges::reverse(run);
  std::size_t term = 0;
  // The base is often a term and no name.
  if (slots + 1 == chain.terms.size() && slots >= 3 && !names_base(source, items, run)) {
    if (is_base_size(source, chain.terms.front()))
      term = 1;
    else if (!is_base_size(source, chain.terms.back()))
      return;
  } else if (slots != chain.terms.size()) {
    return;
  }
  const std::size_t first = term;
  for (const std::size_t index : run)
    for (const std::size_t component : items.names[index].components)
      if (!fits(source.quantities[chain.terms[term++]], source.rule.components[component].size)) return;
  term = first;
  for (const std::size_t index : run) {
    // A term taken for the joint size of several names is the size of each.
    for (SizeGiven& given : items.given)
      if (given.name == index && !given.right &&
          std::ranges::find(chain.terms, given.quantity) != chain.terms.end())
        given.right = true, given.joint = false;
    const bool has =
        std::ranges::any_of(items.given, [&](const SizeGiven& given) { return given.name == index; });
    if (!has) items.given.push_back({index, chain.terms[term], false, true});
    term += items.names[index].components.size();
  }
}

}  // namespace grader::answers
