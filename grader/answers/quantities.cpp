// SPDX-License-Identifier: MIT
#include "grader/answers/quantities.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

namespace grader::answers {
namespace {

constexpr double largest_per_item = 1000;  ///< more than this in base units is meant for all items

bool is_digit(char sign) { return sign >= '0' && sign <= '9'; }
bool is_latin(char sign) { return sign >= 'a' && sign <= 'z'; }

constexpr std::array<std::pair<std::string_view, int>, 13> chinese_digits = {{{"零", 0},
                                                                              {"一", 1},
                                                                              {"二", 2},
                                                                              {"两", 2},
                                                                              {"三", 3},
                                                                              {"四", 4},
                                                                              {"五", 5},
                                                                              {"六", 6},
                                                                              {"七", 7},
                                                                              {"八", 8},
                                                                              {"九", 9},
                                                                              {"俩", 2},
                                                                              {"〇", 0}}};
constexpr std::array<std::pair<std::string_view, int>, 3> chinese_places = {
    {{"十", 10}, {"百", 100}, {"千", 1000}}};
constexpr std::array<std::pair<std::string_view, double>, 9> english_numbers = {{{"two", 2},
                                                                                 {"four", 4},
                                                                                 {"eight", 8},
                                                                                 {"ten", 10},
                                                                                 {"twelve", 12},
                                                                                 {"fourteen", 14},
                                                                                 {"sixteen", 16},
                                                                                 {"eighteen", 18},
                                                                                 {"twenty", 20}}};
constexpr std::array<std::pair<std::string_view, double>, 7> multipliers = {{{"万亿", 1e12},
                                                                             {"亿", 1e8},
                                                                             {"万", 1e4},
                                                                             {" billion", 1e9},
                                                                             {" bn", 1e9},
                                                                             {" million", 1e6},
                                                                             {"十亿", 1e9}}};
constexpr std::array<std::string_view, 28> counters = {
    "项",   "个",    "种",   "份",   "倍",      "轮",      "步",     "次",     "张",      "块",
    "位",   "%",     " x",   "层",   " times",  " copies", " items", " terms", " states", " steps",
    " gpu", " card", " bit", "-bit", " things", "卡",      "台",     "本"};

struct Number {
  Range range = {};
  double value = 0;
  bool in_words = false;  ///< 十六, `sixteen`: a size only with a unit
};

class NumberScan {
 public:
  explicit NumberScan(std::string_view text) : text_(text) {}

  std::vector<Number> run() {
    std::vector<Number> numbers;
    for (std::size_t at = 0; at < text_.size();) {
      std::optional<Number> number = digits(at);
      if (!number) number = chinese(at);
      if (!number) number = english(at);
      if (!number) {
        ++at;
        continue;
      }
      at = number->range.end;
      numbers.push_back(*number);
    }
    return numbers;
  }

 private:
  bool stands(std::size_t at, std::string_view what) const { return text_.substr(at, what.size()) == what; }

  std::optional<Number> digits(std::size_t at) const {
    if (!is_digit(text_[at])) return std::nullopt;
    const std::size_t begin = at;
    const bool in_name = at > 0 && (is_latin(text_[at - 1]) || text_[at - 1] == '_' || text_[at - 1] == '^');
    std::string written;
    while (at < text_.size() && written.size() < 40) {
      const bool thousands = text_[at] == ',' && at + 3 < text_.size() && is_digit(text_[at + 1]) &&
                             is_digit(text_[at + 2]) && is_digit(text_[at + 3]) &&
                             (at + 4 >= text_.size() || !is_digit(text_[at + 4]));
      const bool point = text_[at] == '.' && at + 1 < text_.size() && is_digit(text_[at + 1]) &&
                         written.find('.') == written.npos;
      if (!is_digit(text_[at]) && !thousands && !point) break;
      if (!thousands) written += text_[at];
      ++at;
    }
    while (at < text_.size() && is_digit(text_[at])) ++at;
    double value = std::strtod(written.c_str(), nullptr);
    if (in_name) return Number{{begin, at}, std::nan(""), false};
    power(at, value);
    multiplier(at, value);
    return Number{{begin, at}, value, false};
  }

  /// e9, *10^9, x 10^9
  void power(std::size_t& at, double& value) const {
    std::size_t next = at;
    const auto exponent = [&](std::size_t from) {
      std::size_t end = from;
      int power = 0;
      while (end < text_.size() && is_digit(text_[end]) && end - from < 2)
        power = power * 10 + (text_[end++] - '0');
      if (end == from) return false;
      value *= std::pow(10.0, power);
      at = end;
      return true;
    };
    if (next < text_.size() && text_[next] == 'e') {
      next += stands(next + 1, "+") ? 2 : 1;
      if (exponent(next)) return;
    }
    next = at;
    while (next < text_.size() && text_[next] == ' ') ++next;
    if (next < text_.size() && (text_[next] == '*' || text_[next] == 'x'))
      ++next;
    else
      return;
    while (next < text_.size() && text_[next] == ' ') ++next;
    if (stands(next, "10^")) exponent(next + 3);
  }

  void multiplier(std::size_t& at, double& value) const {
    for (const auto& [name, factor] : multipliers)
      if (stands(at, name)) {
        at += name.size();
        value *= factor;
        return;
      }
  }

  std::optional<Number> chinese(std::size_t at) const {
    if (static_cast<unsigned char>(text_[at]) < 0x80) return std::nullopt;
    const std::size_t begin = at;
    int total = 0;
    int digit = -1;
    for (bool more = true; more && at - begin < 30;) {
      more = false;
      for (const auto& [name, value] : chinese_digits)
        if (stands(at, name)) digit = value, at += name.size(), more = true;
      for (const auto& [name, place] : chinese_places)
        if (stands(at, name))
          total += (digit < 0 ? 1 : digit) * place, digit = -1, at += name.size(), more = true;
    }
    if (at == begin) return std::nullopt;
    double value = total + std::max(digit, 0);
    multiplier(at, value);
    return Number{{begin, at}, value, true};
  }

  std::optional<Number> english(std::size_t at) const {
    if (!is_latin(text_[at]) || (at > 0 && is_latin(text_[at - 1]))) return std::nullopt;
    for (const auto& [name, value] : english_numbers)
      if (stands(at, name) && (at + name.size() >= text_.size() || !is_latin(text_[at + name.size()])))
        return Number{{at, at + name.size()}, value, true};
    return std::nullopt;
  }

  std::string_view text_;
};

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
    for (const Number& number : NumberScan(reading_.text()).run()) {
      Quantity quantity = read(number);
      if (!std::isnan(quantity.value)) quantities.push_back(std::move(quantity));
    }
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

  Quantity read(const Number& number) const {
    Quantity quantity;
    quantity.range = number.range;
    quantity.value = number.value;
    if (!language_.ledger || std::isnan(number.value)) return quantity;
    const LedgerRule& ledger = *language_.ledger;
    if (is_noise(number)) return quantity.kind = Quantity::Kind::noise, quantity;
    const std::optional<Range> count = hit_at(ledger.items_word, number.range.end);
    read_unit(number, quantity);
    const bool plain_unit = quantity.unit && language_.units[*quantity.unit].plain;
    const bool counts_items = near(number.value, items_) || (count && !(plain_unit && is_sum(number.value)));
    if (counts_items && !(quantity.per_item && is_sum(number.value))) {
      quantity.kind = Quantity::Kind::items;
      if (count) quantity.range.end = count->end;
      return quantity;
    }
    if (!quantity.unit && !quantity.per_item && (number.in_words || is_count(number)))
      return quantity.kind = Quantity::Kind::noise, quantity;
    quantity.sizes = sizes(quantity);
    return quantity;
  }

  bool is_noise(const Number& number) const {
    const auto covers = [&](Range hit) { return hit.holds(number.range.begin); };
    if (std::ranges::any_of(hits(language_.ledger->noise_word), covers)) return true;
    // A label: at the start of a line or in brackets, with a dot or a bracket behind.
    const std::size_t begin = number.range.begin;
    const std::size_t end = number.range.end;
    const char before = begin > 0 ? text()[begin - 1] : '\n';
    const char after = end < text().size() ? text()[end] : '\n';
    const bool comma_after = text().substr(end, 3) == "、";
    const bool small = number.value < 10;
    return small && ((before == '\n' && (after == '.' || after == ')' || after == ':' || comma_after)) ||
                     (before == '(' && after == ')'));
  }

  bool is_count(const Number& number) const {
    const std::string_view rest = text().substr(number.range.end);
    return std::ranges::any_of(counters, [&](std::string_view counter) { return rest.starts_with(counter); });
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
    if (const std::optional<Range> item = hit_at(language_.ledger->item_word, after); item && letter_behind) {
      quantity.per_item = true;
      quantity.range.end = item->end;
    }
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
  const auto repeated = std::ranges::unique(sums);
  sums.erase(repeated.begin(), repeated.end());
  return sums;
}

bool near(double left, double right) { return std::abs(left - right) <= 0.01 * std::abs(right); }

std::vector<Quantity> read_quantities(const AnswerLanguage& language, const Reading& reading) {
  return QuantityScan(language, reading).run();
}

}  // namespace grader::answers
