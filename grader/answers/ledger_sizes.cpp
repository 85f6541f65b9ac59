// SPDX-License-Identifier: MIT
#include "grader/answers/ledger_sizes.hpp"

#include <algorithm>

namespace grader::answers {

bool is_asked(const LedgerRule::Component& component) { return !component.base && !component.optional; }

std::size_t asked_count(const LedgerRule& rule) {
  return static_cast<std::size_t>(std::ranges::count_if(rule.components, is_asked));
}

bool is_plausible(const LedgerRule& rule, const Quantity& quantity) {
  return std::ranges::any_of(possible_sums(rule), [&](double sum) { return fits(quantity, sum); });
}

bool claimed(const LedgerSource& source, const LedgerName& name) {
  if (name.claimed) return true;
  const Range clause = source.reading.outline.clauses[source.reading.outline.clause_at(name.range.begin)];
  return source.reading.meets_hit(source.question.contrast_word, clause) &&
         !source.reading.stances.covers(Manner::withdrawn, {name.range});
}

bool is_term(const LedgerSource& source, const Picture& picture, const Quantity& quantity) {
  return std::ranges::any_of(picture.chains, [&](const Chain& chain) {
    return chain.count >= 3 && std::ranges::any_of(chain.terms, [&](std::size_t term) {
             return source.quantities[term].value == quantity.value;
           });
  });
}

bool is_whole(const LedgerSource& source, const Quantity& quantity) {
  return fits(quantity, whole_size(source.rule)) && !is_whole_of_rival(source, quantity);
}

bool is_whole_of_rival(const LedgerSource& source, const Quantity& quantity) {
  return quantity.unit && !quantity.per_item && !quantity.sizes.empty() &&
         fits(quantity, whole_size(source.rule)) && !near(quantity.sizes.front(), whole_size(source.rule)) &&
         !near(written(quantity.value), whole_size(source.rule) * written(source.rule.items));
}

bool is_extra(const LedgerSource& source, const Quantity& quantity) {
  return fits(quantity, asked_size(source.rule));
}

bool is_owned(const Picture& picture, std::size_t quantity) {
  return std::ranges::any_of(picture.items.given,
                             [&](const SizeGiven& given) { return given.quantity == quantity; });
}

}  // namespace grader::answers
