// SPDX-License-Identifier: MIT
#include "grader/answers/quantities.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "grader/answers/joined_quantities.hpp"
#include "grader/answers/number_noise.hpp"
#include "grader/answers/number_words.hpp"
#include "grader/answers/numbers.hpp"
#include "grader/answers/possible_sizes.hpp"

namespace grader::answers {
namespace {

constexpr double fewest_items = 1e5;

class QuantityScan {
 public:
  QuantityScan(const AnswerLanguage& language, const Reading& reading)
      : language_(language), words_(language, reading), sizes_(language) {}

  std::vector<Quantity> run() {
    std::vector<Quantity> quantities;
    for (const Number& number : read_numbers(words_.text())) {
      Quantity quantity = read(number);
      if (!std::isnan(quantity.value)) quantities.push_back(std::move(quantity));
    }
    read_letters(words_, sizes_, quantities);
    join_ranges(words_, sizes_, quantities);
    return quantities;
  }

 private:
  Quantity read(const Number& number) const {
    Quantity quantity;
    quantity.range = number.range;
    quantity.value = number.value;
    if (!language_.ledger || std::isnan(number.value)) return quantity;
    const LedgerRule& ledger = *language_.ledger;
    read_unit(number, quantity);
    if (is_noise(words_, number, quantity)) {
      Quantity noise{.kind = Quantity::Kind::noise, .range = number.range, .value = number.value};
      return noise;
    }
    std::optional<Range> count = words_.hit_at(ledger.items_word, number.range.end);
    // `14 weights` is what the weights take: nobody counts so few.
    if (count && number.value < fewest_items && words_.is_base_name(*count)) count.reset();
    const bool plain_unit = quantity.unit && language_.units[*quantity.unit].plain;
    const bool counts_items = near(number.value, sizes_.items()) ||
                              (count && !(plain_unit && (sizes_.is_sum(number.value) || number.value > 1e8)));
    if (counts_items && !(quantity.per_item && sizes_.is_sum(number.value))) {
      quantity.kind = Quantity::Kind::items;
      if (count) quantity.range.end = count->end;
      if (quantity.value < 1e4) quantity.value *= sizes_.usual_unit();  // 7 of `7 b` are billions
      return quantity;
    }
    const bool told =
        number.in_words && !(number.value >= 10 && sizes_.is_whole_number_of_sizes(number.value));
    if (!quantity.unit && !quantity.per_item && (told || is_count(words_, number)))
      return quantity.kind = Quantity::Kind::noise, quantity;
    quantity.sizes = sizes_.of(quantity);
    if (is_negative(number.range.begin)) quantity.value = -quantity.value, quantity.sizes = {quantity.value};
    return quantity;
  }

  /// `a: -14`: behind a colon or a sign no dash joins.
  bool is_negative(std::size_t at) const {
    if (at < 2 || words_.text()[at - 1] != '-') return false;
    std::string_view before = words_.text().substr(0, at - 1);
    while (before.ends_with(' ')) before.remove_suffix(1);
    for (const std::string_view sign : {":", "=", "(", "|", " is", " are", "是", "为", "负"})
      if (before.ends_with(sign)) return true;
    return false;
  }

  /// `2 bytes params` is per item; `14 params` and `14 gb params` may as well name what has the size.
  bool is_per(const Quantity& quantity, std::size_t after, Range item) const {
    const bool stroke = after > 0 && words_.text()[after - 1] == '/';
    const bool plain = quantity.unit && language_.units[*quantity.unit].plain;
    const std::string_view word = words_.text().substr(item.begin, item.size());
    return plain || stroke || (!quantity.unit && word.size() <= 2) || !words_.is_base_name(item);
  }

  void read_unit(const Number& number, Quantity& quantity) const {
    std::size_t at = number.range.end;
    if (words_.text().substr(at, 3) == "个") at += 3;
    for (std::size_t index = 0; index < language_.units.size(); ++index) {
      const std::optional<Range> hit = words_.hit_at(language_.units[index].word, at);
      if (!hit || hit->end <= quantity.range.end) continue;
      quantity.unit = index;
      quantity.range.end = hit->end;
    }
    std::size_t after = quantity.range.end;
    while (after < words_.text().size() &&
           (words_.text()[after] == ' ' || words_.text()[after] == '/' || words_.text()[after] == '*'))
      ++after;
    const bool letter_behind = words_.text().substr(quantity.range.end, 1) != "*";
    if (const std::optional<Range> item = words_.hit_at(language_.ledger->item_word, after);
        item && letter_behind && is_per(quantity, after, *item)) {
      quantity.per_item = true;
      quantity.range.end = item->end;
    }
  }

  const AnswerLanguage& language_;
  NumberWords words_;
  PossibleSizes sizes_;
};

}  // namespace

std::vector<double> possible_sums(const LedgerRule& ledger) {
  std::vector<double> sums = {0};
  for (const LedgerRule::Component& component : ledger.components) {
    const std::size_t known = sums.size();
    for (std::size_t index = 0; index < known && sums.size() < 4096; ++index)
      sums.push_back(sums[index] + component.size);
  }
  sums.erase(sums.begin());
  std::ranges::sort(sums);
  sums.erase(std::unique(sums.begin(), sums.end()), sums.end());
  return sums;
}

bool near(double left, double right) { return std::abs(left - right) <= 0.01 * std::abs(right); }

std::vector<Quantity> read_quantities(const AnswerLanguage& language, const Reading& reading) {
  return QuantityScan(language, reading).run();
}

}  // namespace grader::answers
