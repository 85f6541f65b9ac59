// SPDX-License-Identifier: MIT
#include "grader/answers/ledger_aside.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "grader/answers/ledger_sizes.hpp"

namespace grader::answers {
namespace {

/// How many components have a name there.
std::size_t components_in(const LedgerSource& source, Range range) {
  return static_cast<std::size_t>(
      std::ranges::count_if(source.rule.components, [&](const LedgerRule::Component& component) {
        return std::ranges::any_of(source.reading.hits(component.word),
                                   [&](Range hit) { return range.holds(hit); });
      }));
}

/// The sentence that a word of another scheme stands in. Behind a whole ledger, as in `…, 112 in all, so
/// two cards`, only what begins with its clause.
Range aside_of(const LedgerSource& source, Range word) {
  constexpr std::size_t whole_ledger = 3;
  const Outline& outline = source.reading.outline;
  Range around = outline.sentence_around(word);
  const Range clause = outline.clauses[outline.clause_at(word.begin)];
  if (clause.begin > around.begin && components_in(source, {around.begin, clause.begin}) >= whole_ledger)
    around.begin = clause.begin;
  return around;
}

/// Sentences about another scheme, or another number of items.
std::vector<Range> side_ledgers(const LedgerSource& source) {
  const double items = source.rule.items;
  std::vector<Range> aside;
  for (const Range& hit : source.reading.hits_of(source.rule.side_word))
    aside.push_back(aside_of(source, hit));
  for (const Quantity& quantity : source.quantities) {
    if (quantity.kind != Quantity::Kind::items || near(quantity.value, items)) continue;
    const Range around = source.reading.outline.sentence_around(quantity.range);
    const bool ours = std::ranges::any_of(source.quantities, [&](const Quantity& other) {
      return other.kind == Quantity::Kind::items && near(other.value, items) && around.meets(other.range);
    });
    if (!ours && quantity.value > 1e7) aside.push_back(around);
  }
  return aside;
}

/// Keeps of the whole answer's picture what another ledger cannot spoil: what that takes in or sizes for
/// itself is foreign or wrong there.
OwnLedger join(const Picture& own, Picture all) {
  bool doubt = all.right > own.right;
  for (std::size_t index = 0; index < all.states.size(); ++index) {
    if (!all.states[index].wrong || own.states[index].wrong) continue;
    all.states[index].wrong.reset();
    doubt = true;
  }
  all.foreign = own.foreign;
  all.foreign_sure = own.foreign_sure;
  all.foreign_in_total = own.foreign_in_total;
  return {std::move(all), doubt};
}

}  // namespace

OwnLedger look_at_own_ledger(const LedgerSource& source) {
  const std::vector<Range> aside = side_ledgers(source);
  Picture own = look_at_ledger(source, aside);
  if (aside.empty() || own.named >= asked_count(source.rule)) return {std::move(own)};
  Picture all = look_at_ledger(source, {});
  if (all.named <= own.named && all.right <= own.right) return {std::move(own)};
  return join(own, std::move(all));
}

}  // namespace grader::answers
