// SPDX-License-Identifier: MIT
#include "grader/answers/quantities.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "grader/answers/numbers.hpp"

namespace grader::answers {
namespace {

constexpr double largest_per_item = 1000;  ///< more than this in base units is meant for all items

constexpr double fewest_items = 1e5;

constexpr std::array<std::string_view, 28> counters = {
    "项",   "个",    "种",   "份",   "倍",      "轮",      "步",     "次",     "张",      "块",
    "位",   "%",     " x",   "层",   " times",  " copies", " items", " terms", " states", " steps",
    " gpu", " card", " bit", "-bit", " things", "卡",      "台",     "本"};

class QuantityScan {
 public:
  QuantityScan(const AnswerLanguage& language, const Reading& reading)
      : language_(language), reading_(reading) {
    if (!language.ledger) return;
    items_ = language.ledger->items;
    sums_ = possible_sums(*language.ledger);
    const auto large = std::ranges::find_if(language.units, [](const Unit& unit) { return !unit.plain; });
    if (large != language.units.end()) usual_unit_ = large->size;
  }

  std::vector<Quantity> run() {
    std::vector<Quantity> quantities;
    for (const Number& number : read_numbers(reading_.text())) {
      Quantity quantity = read(number);
      if (!std::isnan(quantity.value)) quantities.push_back(std::move(quantity));
    }
    read_letters(quantities);
    join_ranges(quantities);
    return quantities;
  }

 private:
  std::string_view text() const { return reading_.text(); }
  const std::vector<Range>& hits(std::optional<std::size_t> word) const {
    static const std::vector<Range> none;
    return word ? reading_.hits[*word] : none;
  }

  /// The hit that starts here, blanks skipped.
  std::optional<Range> hit_at(std::optional<std::size_t> word, std::size_t at) const {
    while (at < text().size() && (text()[at] == ' ' || text()[at] == '-')) ++at;
    const std::vector<Range>& ranges = hits(word);
    const auto found = std::ranges::lower_bound(ranges, at, {}, &Range::begin);
    return found != ranges.end() && found->begin == at ? std::optional(*found) : std::nullopt;
  }

  bool starts_name(std::size_t at) const {
    if (!language_.ledger) return false;
    return std::ranges::any_of(language_.ledger->components,
                               [&](const auto& component) { return hit_at(component.word, at).has_value(); });
  }
  bool ends_name(std::size_t at) const {
    while (at > 0 && text()[at - 1] == ' ') --at;
    return std::ranges::any_of(language_.ledger->components, [&](const auto& component) {
      return std::ranges::any_of(hits(component.word), [&](Range hit) { return hit.end == at; });
    });
  }

  /// `14 w, 14 g, 28 m` and `w 14 g 14`: a letter that is a unit elsewhere names a component here.
  void read_letters(std::vector<Quantity>& quantities) const {
    std::vector<std::size_t> lettered;
    std::size_t named = 0;
    for (std::size_t index = 0; index < quantities.size(); ++index) {
      const Quantity& quantity = quantities[index];
      if (quantity.kind != Quantity::Kind::size) continue;
      if (!quantity.unit) {
        named += starts_name(quantity.range.end) ? 1 : 0;
      } else if (language_.units[*quantity.unit].vague && starts_name(quantity.range.end - 1)) {
        lettered.push_back(index);
      }
    }
    for (const std::size_t index : lettered)
      read_letter(quantities[index], lettered.size() == 1 && named >= 2);
  }

  bool spans(const Quantity& from, const Quantity& to) const {
    if (from.range.end > to.range.begin || from.value >= to.value) return false;
    std::string between(text().substr(from.range.end, to.range.begin - from.range.end));
    std::erase(between, ' ');
    for (const std::string_view sign : {"..", "...", "-", "—", "~", "≈", "→", "->", "to", "到", "至"})
      if (between == sign) return true;
    return false;
  }

  /// `0..14 a, 14..28 b, 28..56 c`: each starts where the one before ends, so it is as large as it is long.
  void join_ranges(std::vector<Quantity>& quantities) const {
    constexpr std::size_t fewest = 3;
    for (std::size_t at = 0; at + 1 < quantities.size(); ++at) {
      std::vector<std::size_t> starts;
      for (std::size_t next = at;
           next + 1 < quantities.size() && spans(quantities[next], quantities[next + 1]) &&
           (starts.empty() || quantities[next].value == quantities[next - 1].value);
           next += 2)
        starts.push_back(next);
      if (starts.size() < fewest) continue;
      for (std::size_t index = starts.size(); index-- > 0;) {
        Quantity& from = quantities[starts[index]];
        const Quantity to = quantities[starts[index] + 1];
        from.kind = Quantity::Kind::size;
        from.range.end = to.range.end;
        from.unit = to.unit;
        from.per_item = to.per_item;
        from.value = to.value - from.value;
        from.sizes = sizes(from);
        quantities.erase(quantities.begin() + static_cast<std::ptrdiff_t>(starts[index]) + 1);
      }
    }
  }

  void read_letter(Quantity& quantity, bool name) const {
    const std::size_t end = quantity.range.end;
    const bool value_behind = end + 1 < text().size() &&
                              (text()[end] == ' ' || text()[end] == '=' || text()[end] == ':') &&
                              text()[end + 1] >= '0' && text()[end + 1] <= '9';
    if (!name && !(value_behind && ends_name(quantity.range.begin))) return;
    quantity.unit.reset();
    quantity.range.end -= 1;
    while (quantity.range.end > quantity.range.begin && text()[quantity.range.end - 1] == ' ')
      --quantity.range.end;
    quantity.sizes = sizes(quantity);
  }

  Quantity read(const Number& number) const {
    Quantity quantity;
    quantity.range = number.range;
    quantity.value = number.value;
    if (!language_.ledger || std::isnan(number.value)) return quantity;
    const LedgerRule& ledger = *language_.ledger;
    read_unit(number, quantity);
    if (is_noise(number, quantity)) {
      Quantity noise{.kind = Quantity::Kind::noise, .range = number.range, .value = number.value};
      return noise;
    }
    std::optional<Range> count = hit_at(ledger.items_word, number.range.end);
    // `14 weights` is what the weights take: nobody counts so few.
    if (count && number.value < fewest_items && is_base_name(*count)) count.reset();
    const bool plain_unit = quantity.unit && language_.units[*quantity.unit].plain;
    const bool counts_items = near(number.value, items_) ||
                              (count && !(plain_unit && (is_sum(number.value) || number.value > 1e8)));
    if (counts_items && !(quantity.per_item && is_sum(number.value))) {
      quantity.kind = Quantity::Kind::items;
      if (count) quantity.range.end = count->end;
      if (quantity.value < 1e4) quantity.value *= usual_unit_;  // 7 of `7 b` are billions
      return quantity;
    }
    const bool told = number.in_words && !(number.value >= 10 && is_whole_number_of_sizes(number.value));
    if (!quantity.unit && !quantity.per_item && (told || is_count(number)))
      return quantity.kind = Quantity::Kind::noise, quantity;
    quantity.sizes = sizes(quantity);
    if (is_negative(number.range.begin)) quantity.value = -quantity.value, quantity.sizes = {quantity.value};
    return quantity;
  }

  /// `a: -14`: behind a colon or a sign no dash joins.
  bool is_negative(std::size_t at) const {
    if (at < 2 || text()[at - 1] != '-') return false;
    std::string_view before = text().substr(0, at - 1);
    while (before.ends_with(' ')) before.remove_suffix(1);
    for (const std::string_view sign : {":", "=", "(", "|", " is", " are", "是", "为", "负"})
      if (before.ends_with(sign)) return true;
    return false;
  }

  /// Numbers the rows: the first cell, with nothing but a small number.
  bool is_row_number(const Number& number) const {
    std::size_t begin = number.range.begin;
    while (begin > 0 && text()[begin - 1] == ' ') --begin;
    std::size_t end = number.range.end;
    while (end < text().size() && text()[end] == ' ') ++end;
    const bool first_cell =
        begin > 0 && text()[begin - 1] == '|' && (begin == 1 || text()[begin - 2] == '\n');
    return first_cell && end < text().size() && text()[end] == '|' && number.value < 12;
  }

  /// `2.1` at the start of a line numbers a section, and names it elsewhere.
  bool is_section(const Number& number) const {
    const std::string_view written = text().substr(number.range.begin, number.range.size());
    if (written.size() != 3 || written[1] != '.' || number.in_words) return false;
    for (std::size_t at = text().find(written); at != text().npos; at = text().find(written, at + 1)) {
      const std::size_t end = at + written.size();
      const bool line = at == 0 || text()[at - 1] == '\n';
      if (line && end < text().size() && text()[end] != '*' && text()[end] != '/' && text()[end] != '+')
        return true;
    }
    return false;
  }

  /// `3 x 28`: a factor, no `3 x` of something.
  bool is_factor(std::size_t at) const {
    const auto skip = [&] {
      while (at < text().size() && text()[at] == ' ') ++at;
    };
    skip();
    if (at >= text().size() || text()[at] != 'x') return false;
    ++at;
    skip();
    return at < text().size() && text()[at] >= '0' && text()[at] <= '9';
  }

  /// A longer unit outweighs what would be noise: `4 bytes` where `4 b` is a width.
  bool is_noise(const Number& number, const Quantity& quantity) const {
    const auto covers = [&](Range hit) {
      return hit.holds(number.range.begin) && !(quantity.unit && hit.end < quantity.range.end);
    };
    if (is_row_number(number)) return true;
    if (is_factor(number.range.end)) return false;
    if (std::ranges::any_of(hits(language_.ledger->noise_word), covers)) return true;
    // A label: at the start of a line or in brackets, with a dot or a bracket behind.
    const std::size_t begin = number.range.begin;
    const std::size_t end = number.range.end;
    const char before = begin > 0 ? text()[begin - 1] : '\n';
    const char after = end < text().size() ? text()[end] : '\n';
    if (!quantity.unit && !quantity.per_item && is_section(number)) return true;
    const bool comma_after = text().substr(end, 3) == "、";
    const bool small = number.value < 10;
    // In brackets behind a name it is what the name is worth.
    return small && ((before == '\n' && (after == '.' || after == ')' || after == ':' || comma_after)) ||
                     (before == '(' && after == ')' && !ends_name(begin - 1)));
  }

  bool is_count(const Number& number) const {
    const std::string_view rest = text().substr(number.range.end);
    return std::ranges::any_of(counters, [&](std::string_view counter) { return rest.starts_with(counter); });
  }

  bool is_base_name(Range range) const {
    return std::ranges::any_of(language_.ledger->components, [&](const LedgerRule::Component& component) {
      return component.base && std::ranges::find(hits(component.word), range) != hits(component.word).end();
    });
  }

  /// `2 bytes params` is per item; `14 params` and `14 gb params` may as well name what has the size.
  bool is_per(const Quantity& quantity, std::size_t after, Range item) const {
    const bool stroke = after > 0 && text()[after - 1] == '/';
    const bool plain = quantity.unit && language_.units[*quantity.unit].plain;
    const std::string_view word = text().substr(item.begin, item.size());
    return plain || stroke || (!quantity.unit && word.size() <= 2) || !is_base_name(item);
  }

  void read_unit(const Number& number, Quantity& quantity) const {
    std::size_t at = number.range.end;
    if (text().substr(at, 3) == "个") at += 3;
    for (std::size_t index = 0; index < language_.units.size(); ++index) {
      const std::optional<Range> hit = hit_at(language_.units[index].word, at);
      if (!hit || hit->end <= quantity.range.end) continue;
      quantity.unit = index;
      quantity.range.end = hit->end;
    }
    std::size_t after = quantity.range.end;
    while (after < text().size() && (text()[after] == ' ' || text()[after] == '/' || text()[after] == '*'))
      ++after;
    const bool letter_behind = text().substr(quantity.range.end, 1) != "*";
    if (const std::optional<Range> item = hit_at(language_.ledger->item_word, after);
        item && letter_behind && is_per(quantity, after, *item)) {
      quantity.per_item = true;
      quantity.range.end = item->end;
    }
  }

  /// `twenty-eight` may be a size, `three` counts.
  bool is_whole_number_of_sizes(double value) const {
    return is_sum(value) || is_sum(value * usual_unit_ / items_);
  }

  bool is_sum(double value) const {
    return std::ranges::any_of(sums_, [&](double sum) { return near(value, sum); });
  }

  std::vector<double> sizes(const Quantity& quantity) const {
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

  const AnswerLanguage& language_;
  const Reading& reading_;
  double items_ = 1;
  double usual_unit_ = 1;  ///< what a bare number of the whole is in
  std::vector<double> sums_ = {};
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
