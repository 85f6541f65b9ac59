// SPDX-License-Identifier: MIT
#include "grader/answers/ledger_totals.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>

#include "grader/answers/ledger_sizes.hpp"

namespace grader::answers {
namespace {

/// The numbers that a right total is written as: per item, or for all items.
bool is_written_total(const LedgerSource& source, double sum) {
  const double all = written(source.rule.items);
  for (const double whole : {whole_size(source.rule), asked_size(source.rule)})
    if (near(sum, whole) || near(sum, whole * all)) return true;
  return false;
}

bool is_written_part(const LedgerSource& source, double sum) {
  const double all = written(source.rule.items);
  for (const double part : possible_sums(source.rule))
    if (near(sum, part) || near(sum, part * all)) return true;
  return false;
}

/// The whole, or what is asked for, without one component that is needed.
bool lacks_one(const LedgerSource& source, double sum) {
  const double all = written(source.rule.items);
  return std::ranges::any_of(source.rule.components, [&](const LedgerRule::Component& component) {
    const double rest = whole_size(source.rule) - component.size;
    return component.needed && (near(sum, rest) || near(sum, rest * all));
  });
}

/// An average, as in `24.5 * 4 + 14`, is the size of nothing.
std::optional<Range> odd_term(const LedgerSource& source, const Chain& chain) {
  for (const std::size_t term : chain.terms) {
    const Quantity& quantity = source.quantities[term];
    const double value = written(quantity.value);
    if (value != std::floor(value) && !is_plausible(source.rule, quantity)) return quantity.range;
  }
  return std::nullopt;
}

bool begins_at_base(const LedgerSource& source, const Picture& picture, const Chain& chain) {
  return std::ranges::any_of(picture.items.names, [&](const LedgerName& name) {
    return name.components.size() == 1 && source.rule.components[name.components[0]].base &&
           name.range.end + 30 > chain.range.begin && name.range.begin < chain.range.end;
  });
}

/// A sum of sizes, not one of steps or seconds.
bool touches_ledger(const LedgerSource& source, const Chain& chain) {
  std::size_t parts = 0;
  for (const std::size_t term : chain.terms)
    parts += is_plausible(source.rule, source.quantities[term]) ? 1 : 0;
  return parts * 2 > chain.terms.size() || (chain.added && chain.count >= 4 && parts >= 2);
}

/// More than all components, and not all of them with those that are optional.
bool is_beyond(const LedgerSource& source, double sum) {
  const double all = written(source.rule.items);
  double most = 0;
  for (const LedgerRule::Component& component : source.rule.components) most += component.size;
  const double whole = whole_size(source.rule);
  const auto beyond = [&](double total, double every) {
    return total > whole * every * 1.01 && !near(total, most * every);
  };
  return beyond(sum, all) || (sum < whole * 2 && beyond(sum, 1) && !is_written_part(source, sum));
}

/// `12 short of 112`, `离112还差28`: what is not reached is no total.
bool is_out_of_reach(const Reading& reading, Range size) {
  std::string_view before = reading.text({0, size.begin});
  while (before.ends_with(' ')) before.remove_suffix(1);
  for (const std::string_view cue :
       {"short of", "short of the", "shy of", "less than", "away from", "离", "距", "距离"})
    if (before.ends_with(cue)) return true;
  std::string_view after = reading.text().substr(size.end);
  while (after.starts_with(' ')) after.remove_prefix(1);
  for (const std::string_view cue : {"还差", "还少", "还缺", "差了", "相差"})
    if (after.starts_with(cue)) return true;
  return false;
}

}  // namespace

void see_totals(const LedgerSource& source, Picture& picture, const std::vector<Range>& ignored) {
  const auto usable = [&](Range range) {
    return std::ranges::none_of(ignored, [&](Range other) { return other.meets(range); }) &&
           !source.reading.stances.covers(Manner::withdrawn, {range}) &&
           !source.reading.stances.covers(Manner::rejected, {range});
  };
  for (std::size_t index = 0; index < source.quantities.size(); ++index) {
    const Quantity& quantity = source.quantities[index];
    if (quantity.kind != Quantity::Kind::size || !usable(quantity.range)) continue;
    if (is_replaced(source.reading, quantity.range)) continue;
    if (is_out_of_reach(source.reading, quantity.range)) continue;
    if (picture.wrong_product && picture.wrong_product->meets(quantity.range)) continue;
    const bool owned = std::ranges::any_of(picture.items.given,
                                           [&](const SizeGiven& given) { return given.quantity == index; });
    const bool total = std::ranges::find(picture.items.totals, index) != picture.items.totals.end();
    // Fourteen may be a part of the whole or all that is asked for: only a word or a unit tells.
    const bool clear = is_whole(source, quantity) ||
                       (is_extra(source, quantity) && quantity.value != asked_size(source.rule));
    if (!owned && (clear || (total && is_extra(source, quantity)))) picture.right_total = quantity.range;
    if (!owned && total && is_whole_of_rival(source, quantity)) picture.rival_total = quantity.range;
  }
  for (const Chain& chain : picture.chains) {
    // `2 * 7 = 14` is a conversion and splits nothing.
    const bool right = is_written_total(source, chain.sum) && (chain.added || chain.count > 2);
    bool result_right = chain.results.empty();
    bool result_fits = chain.results.empty();
    for (const std::size_t result : chain.results) {
      const double value = written(source.quantities[result].value);
      result_right = result_right || is_written_total(source, value);
      result_fits = result_fits || near(value, chain.sum);
    }
    // `1 + 2 + 2 + 2 = 8` leaves out the base that it counts; with one more term it is a slip.
    if (!result_fits && chain.count > asked_count(source.rule)) result_right = false;
    if (right && result_right && !picture.right_chain) {
      picture.right_chain = chain.range;
      picture.odd_term = odd_term(source, chain);
    }
    if (right && result_right) picture.most_terms = std::max(picture.most_terms, chain.count);
    if (chain.count >= 3 && !chain.results.empty() && result_fits && begins_at_base(source, picture, chain))
      picture.closed_chain = chain.range;
    if (result_fits && !chain.results.empty() && chain.count >= 4 && lacks_one(source, chain.sum))
      picture.short_chain = chain.range;
    const bool part = is_written_part(source, chain.sum) && result_fits;
    // More than everything together is no part of it.
    const bool own = chain.added && chain.count >= 4 && !chain.results.empty() && result_fits && !right &&
                     touches_ledger(source, chain);
    const bool beyond = own && is_beyond(source, chain.sum);
    if (beyond || (!(right && result_right) && !part && chain.count >= 2 && touches_ledger(source, chain)))
      picture.wrong_total = chain.range;
    if (own && (beyond || !part)) picture.own_total = chain.range;
  }
  for (const std::size_t index : picture.items.totals)
    if (!is_whole(source, source.quantities[index]) && !is_extra(source, source.quantities[index]) &&
        !is_plausible(source.rule, source.quantities[index]) && source.quantities[index].unit)
      picture.wrong_total = source.quantities[index].range;
}

void see_listed_total(const LedgerSource& source, Picture& picture) {
  double asked = 0;
  double base = 0;
  std::size_t count = 0;
  for (std::size_t index = 0; index < picture.states.size(); ++index) {
    if (!picture.states[index].right) continue;
    const LedgerRule::Component& component = source.rule.components[index];
    (component.base ? base : asked) += component.size;
    ++count;
  }
  if (count < 3) return;
  for (std::size_t index = 0; index < source.quantities.size(); ++index) {
    const bool owned = std::ranges::any_of(picture.items.given,
                                           [&](const SizeGiven& given) { return given.quantity == index; });
    if (owned || source.quantities[index].kind != Quantity::Kind::size) continue;
    if (fits(source.quantities[index], asked + base) || (asked > 0 && fits(source.quantities[index], asked)))
      picture.listed_total = source.quantities[index].range;
  }
}

}  // namespace grader::answers
