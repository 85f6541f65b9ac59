// SPDX-License-Identifier: MIT
#include "grader/answers/ledger_sum.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

#include "grader/answers/ledger_sizes.hpp"

namespace grader::answers {
namespace {

bool has_wrong_size(const LedgerSource& source, const Picture& picture) {
  for (std::size_t index = 0; index < picture.states.size(); ++index)
    if (is_asked(source.rule.components[index]) && picture.states[index].wrong &&
        !picture.states[index].right)
      return true;
  return false;
}

/// What the sum builds on has a wrong size there.
bool has_wrong_base(const LedgerSource& source, const Picture& picture) {
  for (std::size_t index = 0; index < picture.states.size(); ++index)
    if (source.rule.components[index].base && picture.states[index].wrong && !picture.states[index].right)
      return true;
  return false;
}

/// Words in the answer make a doubt of what the ledger finds.
bool is_doubted(const LedgerSource& source, const std::string& id) {
  return std::ranges::any_of(source.question.concepts, [&](const Concept& idea) {
    return idea.id == id && std::ranges::any_of(idea.doubts, [&](const Frame& frame) {
             return !match_frame(frame, source.reading).empty();
           });
  });
}

bool may_be_missing(const LedgerSource& source, const Picture& picture, std::size_t size) {
  for (std::size_t index = 0; index < picture.states.size(); ++index)
    if (is_asked(source.rule.components[index]) && !picture.states[index].right &&
        fits(source.quantities[size], source.rule.components[index].size))
      return true;
  return false;
}

/// Loose sizes that a component without one may have.
std::size_t fitting(const LedgerSource& source, const Picture& picture) {
  std::size_t terms = 0;
  for (const Chain& chain : picture.chains)
    for (const std::size_t term : chain.terms)
      if (chain.terms.size() <= 3 && chain.count == chain.terms.size() && !is_owned(picture, term) &&
          may_be_missing(source, picture, term))
        ++terms;
  return terms + static_cast<std::size_t>(std::ranges::count_if(picture.items.loose, [&](std::size_t loose) {
           return may_be_missing(source, picture, loose);
         }));
}

/// Components without a right size that are said to be as large as another.
std::size_t compared_only(const LedgerSource& source, const Picture& picture) {
  std::size_t count = 0;
  for (std::size_t index = 0; index < picture.states.size(); ++index) {
    const ComponentState& state = picture.states[index];
    count += is_asked(source.rule.components[index]) && state.compared && !state.right ? 1 : 0;
  }
  return count;
}

void add_right_sum(const LedgerSource& source, const Picture& picture, Found sure, EarnedConcepts& earned) {
  if (picture.wrong_product && !picture.right_total) return;
  if (picture.own_total && !picture.right_chain) return;
  const std::string& id = source.question.ledger_concepts.sum;
  const bool contradicted = (picture.wrong_total && !picture.right_chain) || picture.rival_total ||
                            picture.wrong_product || picture.odd_term || has_wrong_base(source, picture) ||
                            (picture.most_terms < asked_count(source.rule) && is_doubted(source, id));
  earn(earned, id, contradicted ? Found::maybe : sure,
       picture.right_chain ? *picture.right_chain : *picture.right_total);
}

/// The total is right, and what lacks a size may have it all the same.
void add_possible_sum(const LedgerSource& source, const Picture& picture, EarnedConcepts& earned) {
  if (!picture.right_total || picture.wrong_total || picture.rival_total) return;
  const std::size_t wanted = asked_count(source.rule);
  const std::size_t compared = compared_only(source, picture);
  const bool by_group = picture.named > 0 && !picture.items.compared.empty() && picture.bare_group;
  const bool by_comparison = compared > 0 && picture.right + compared >= wanted;
  // Sizes whose owner is unknown may be the missing terms.
  if (by_group || by_comparison || picture.right + fitting(source, picture) >= wanted)
    earn(earned, source.question.ledger_concepts.sum, Found::maybe, *picture.right_total);
}

}  // namespace

bool is_listed(const LedgerSource& source, const Picture& picture) {
  for (std::size_t index = 0; index < picture.states.size(); ++index) {
    const bool held = picture.states[index].right || (picture.states[index].covered && picture.group_sized);
    if (is_asked(source.rule.components[index]) && !held) return false;
  }
  return true;
}

bool sum_is_right(const LedgerSource& source, const Picture& picture) {
  return picture.right_chain || (is_listed(source, picture) && picture.right_total);
}

bool is_complete(const LedgerSource& source, const Picture& picture) {
  if (!picture.right_total && !picture.right_chain) return false;
  std::size_t counted = 0;
  for (const LedgerRule::Component& component : source.rule.components) counted += component.optional ? 0 : 1;
  if (picture.right_chain && picture.most_terms >= counted) return true;
  for (std::size_t index = 0; index < picture.states.size(); ++index)
    if (source.rule.components[index].needed && (!picture.states[index].right || picture.states[index].wrong))
      return false;
  return true;
}

void add_sum(const LedgerSource& source, const Picture& picture, Found sure, EarnedConcepts& earned) {
  if (has_wrong_size(source, picture)) return;
  if (sum_is_right(source, picture)) return add_right_sum(source, picture, sure, earned);
  add_possible_sum(source, picture, earned);
}

}  // namespace grader::answers
