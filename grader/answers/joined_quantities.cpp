// SPDX-License-Identifier: MIT
#include "grader/answers/joined_quantities.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace grader::answers {
namespace {

/// What the letter behind a size is, as far as the others tell.
enum class Meant { open, name };

void read_letter(const NumberWords& words, const PossibleSizes& sizes, Quantity& quantity, Meant meant) {
  const std::size_t end = quantity.range.end;
  const bool value_behind =
      end + 1 < words.text().size() &&
      (words.text()[end] == ' ' || words.text()[end] == '=' || words.text()[end] == ':') &&
      words.text()[end + 1] >= '0' && words.text()[end + 1] <= '9';
  if (meant != Meant::name && !(value_behind && words.ends_name(quantity.range.begin))) return;
  quantity.unit.reset();
  quantity.range.end -= 1;
  while (quantity.range.end > quantity.range.begin && words.text()[quantity.range.end - 1] == ' ')
    --quantity.range.end;
  quantity.sizes = sizes.of(quantity);
}

bool spans(const NumberWords& words, const Quantity& from, const Quantity& to) {
  if (from.range.end > to.range.begin || from.value >= to.value) return false;
  std::string between(words.text().substr(from.range.end, to.range.begin - from.range.end));
  std::erase(between, ' ');
  for (const std::string_view sign : {"..", "...", "-", "—", "~", "≈", "→", "->", "to", "到", "至"})
    if (between == sign) return true;
  return false;
}

}  // namespace

void read_letters(const NumberWords& words, const PossibleSizes& sizes, std::vector<Quantity>& quantities) {
  std::vector<std::size_t> lettered;
  std::size_t named = 0;
  for (std::size_t index = 0; index < quantities.size(); ++index) {
    const Quantity& quantity = quantities[index];
    if (quantity.kind != Quantity::Kind::size) continue;
    if (!quantity.unit) {
      named += words.starts_name(quantity.range.end) ? 1 : 0;
    } else if (words.language().units[*quantity.unit].vague && words.starts_name(quantity.range.end - 1)) {
      lettered.push_back(index);
    }
  }
  const Meant meant = lettered.size() == 1 && named >= 2 ? Meant::name : Meant::open;
  for (const std::size_t index : lettered) read_letter(words, sizes, quantities[index], meant);
}

void join_ranges(const NumberWords& words, const PossibleSizes& sizes, std::vector<Quantity>& quantities) {
  constexpr std::size_t fewest = 3;
  for (std::size_t at = 0; at + 1 < quantities.size(); ++at) {
    std::vector<std::size_t> starts;
    for (std::size_t next = at;
         next + 1 < quantities.size() && spans(words, quantities[next], quantities[next + 1]) &&
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
      from.sizes = sizes.of(from);
      quantities.erase(quantities.begin() + static_cast<std::ptrdiff_t>(starts[index]) + 1);
    }
  }
}

}  // namespace grader::answers
