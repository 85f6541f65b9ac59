// SPDX-License-Identifier: MIT
#include "grader/answers/ledger_foreign.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "grader/answers/ledger_sizes.hpp"

namespace grader::answers {
namespace {

constexpr std::size_t longest_gap = 60;  ///< bytes between what is left and what fills it

/// The base and what comes on top are both there: nothing is left to fill.
bool is_reconciled(const LedgerSource& source, const Picture& picture) {
  if (picture.right_chain) return true;
  for (std::size_t index = 0; index < picture.states.size(); ++index)
    if (source.rule.components[index].base && picture.states[index].right) return true;
  return false;
}

/// In one list with sizes that are right: no line is empty between them.
bool is_listed(const LedgerSource& source, const Picture& picture, Range foreign) {
  return std::ranges::any_of(picture.states, [&](const ComponentState& state) {
    if (!state.right || state.right->end > foreign.begin) return false;
    const std::string_view between = source.reading.text({state.right->end, foreign.begin});
    return between.size() <= longest_gap && between.find("\n\n") == between.npos;
  });
}

/// `a, b, and also the foreign one`: the words that could set it apart only join it to the list.
bool is_set_apart(const LedgerSource& source, Range sentence, Range foreign) {
  constexpr std::size_t right_before = 6;
  return std::ranges::any_of(source.reading.hits_of(source.rule.apart_word), [&](Range hit) {
    const bool joins = hit.end <= foreign.begin && foreign.begin - hit.end <= right_before;
    return sentence.meets(hit) && !joins;
  });
}

}  // namespace

void see_foreign(const LedgerSource& source, Picture& picture) {
  for (std::size_t index = 0; index < picture.items.names.size(); ++index) {
    const LedgerName& name = picture.items.names[index];
    if (!name.foreign || !claimed(source, name)) continue;
    const Range sentence = source.reading.outline.sentence_around(name.range);
    const Range clause = source.reading.outline.clauses[source.reading.outline.clause_at(name.range.begin)];
    const bool apart = source.reading.meets_hit(source.rule.apart_word, sentence);
    const Range near = {name.range.begin > longest_gap ? name.range.begin - longest_gap : 0, name.range.end};
    const bool rest =
        source.reading.meets_hit(source.rule.rest_word, clause) ||
        source.reading.meets_hit(source.rule.rest_word, {std::max(near.begin, sentence.begin), near.end});
    const bool sized = std::ranges::any_of(picture.items.given, [&](const SizeGiven& given) {
      return given.name == index && is_plausible(source.rule, source.quantities[given.quantity]);
    });
    const bool added =
        sized && std::ranges::any_of(picture.items.given, [&](const SizeGiven& given) {
          return given.name == index && is_term(source, picture, source.quantities[given.quantity]);
        });
    const bool any_size = sized || std::ranges::any_of(picture.items.given, [&](const SizeGiven& given) {
                            return given.name == index && source.quantities[given.quantity].unit;
                          });
    const bool before_total = any_size && !is_set_apart(source, sentence, name.range) &&
                              picture.right_total && is_listed(source, picture, name.range) &&
                              name.range.end <= picture.right_total->begin;
    if (before_total && !(sized && !is_reconciled(source, picture))) {
      if (!picture.foreign) picture.foreign = name.range;
      picture.foreign_listed = true;
    }
    if (apart && !rest && !added) continue;
    if (!rest && !sized) continue;
    picture.foreign = name.range;
    picture.foreign_in_total = picture.foreign_in_total ||
                               (sized && picture.right_total && sentence.meets(*picture.right_total)) ||
                               (rest && (picture.rival_total || !is_reconciled(source, picture)));
    picture.foreign_sure = picture.foreign_sure || rest || sized;
    if (before_total && !is_reconciled(source, picture)) picture.foreign_in_total = true;
  }
}

}  // namespace grader::answers
