// SPDX-License-Identifier: MIT
#include "grader/answers/ledger_wrong_sizes.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

#include "grader/answers/ledger_sizes.hpp"

namespace grader::answers {
namespace {

const std::string& wrong_size(const LedgerSource& source) {
  return source.question.ledger_concepts.wrong_size;
}

void add_only_wrong(const LedgerSource& source, const Picture& picture, Found sure, EarnedConcepts& earned) {
  for (std::size_t index = 0; index < picture.states.size(); ++index) {
    const ComponentState& state = picture.states[index];
    if (state.wrong && !state.right && is_asked(source.rule.components[index]))
      earn(earned, wrong_size(source), sure, *state.wrong);
  }
}

/// Two sizes of one component: which of them counts is not clear.
void add_two_sizes(const LedgerSource& source, const Picture& picture, EarnedConcepts& earned) {
  std::size_t twice = 0;
  for (std::size_t index = 0; index < picture.states.size(); ++index) {
    const ComponentState& state = picture.states[index];
    if (!state.wrong || !state.right || !is_asked(source.rule.components[index])) continue;
    ++twice;
    const bool corrected =
        picture.most_terms < asked_count(source.rule) && state.wrong->begin < state.right->begin;
    if (picture.wrong_total || corrected) earn(earned, wrong_size(source), Found::maybe, *state.wrong);
  }
  if (picture.doubled || twice >= 2)
    earn(earned, wrong_size(source), Found::maybe,
         picture.doubled ? *picture.doubled : source.reading.outline.sentences.front());
}

/// The wrong product is a term of a sum, so it is what the writer takes for the size.
bool is_used(const LedgerSource& source, const Picture& picture) {
  return std::ranges::any_of(picture.chains, [&](const Chain& chain) {
    return chain.added && std::ranges::any_of(chain.terms, [&](std::size_t term) {
             return source.quantities[term].value == source.quantities[*picture.slip_result].value;
           });
  });
}

}  // namespace

void add_wrong_sizes(const LedgerSource& source, const Picture& picture, Found sure, EarnedConcepts& earned) {
  add_only_wrong(source, picture, sure, earned);
  add_two_sizes(source, picture, earned);
  if (picture.slip)
    earn(earned, wrong_size(source), is_used(source, picture) ? Found::yes : Found::maybe, *picture.slip);
}

void add_wrong_group(const LedgerSource& source, const Picture& picture, EarnedConcepts& earned) {
  if (picture.group_missized && picture.right == 0)
    earn(earned, wrong_size(source), Found::maybe, *picture.group_missized);
}

}  // namespace grader::answers
