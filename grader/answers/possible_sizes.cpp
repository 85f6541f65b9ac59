// SPDX-License-Identifier: MIT
#include "grader/answers/possible_sizes.hpp"

#include <algorithm>

namespace grader::answers {
namespace {

constexpr double largest_per_item = 1000;  ///< more than this in base units is meant for all items

}  // namespace

PossibleSizes::PossibleSizes(const AnswerLanguage& language) : language_(language) {
  if (!language.ledger) return;
  items_ = language.ledger->items;
  sums_ = possible_sums(*language.ledger);
  const auto large = std::ranges::find_if(language.units, [](const Unit& unit) { return !unit.plain; });
  if (large != language.units.end()) usual_unit_ = large->size;
}

bool PossibleSizes::is_whole_number_of_sizes(double value) const {
  return is_sum(value) || is_sum(value * usual_unit_ / items_);
}

bool PossibleSizes::is_sum(double value) const {
  return std::ranges::any_of(sums_, [&](double sum) { return near(value, sum); });
}

std::vector<double> PossibleSizes::of(const Quantity& quantity) const {
  if (!quantity.unit) {
    if (quantity.per_item) return {quantity.value};
    if (quantity.value > 1e6) return {quantity.value / items_};
    return {quantity.value, quantity.value * usual_unit_ / items_};
  }
  const Unit& unit = language_.units[*quantity.unit];
  if (unit.plain && quantity.value < largest_per_item) return {quantity.value};
  if (quantity.per_item && quantity.value < largest_per_item) return {quantity.value};
  std::vector<double> possible = {quantity.value * unit.size / items_};
  for (const Unit& other : language_.units)
    if (!unit.plain && (other.id == unit.rival || other.rival == unit.id || unit.vague) && !other.plain)
      possible.push_back(quantity.value * other.size / items_);
  return possible;
}

}  // namespace grader::answers
