// SPDX-License-Identifier: MIT
#include "grader/answers/number_noise.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace grader::answers {
namespace {

constexpr std::array<std::string_view, 28> counters = {
    "项",   "个",    "种",   "份",   "倍",      "轮",      "步",     "次",     "张",      "块",
    "位",   "%",     " x",   "层",   " times",  " copies", " items", " terms", " states", " steps",
    " gpu", " card", " bit", "-bit", " things", "卡",      "台",     "本"};

/// Numbers the rows: the first cell, with nothing but a small number.
bool is_row_number(const NumberWords& words, const Number& number) {
  std::size_t begin = number.range.begin;
  while (begin > 0 && words.text()[begin - 1] == ' ') --begin;
  std::size_t end = number.range.end;
  while (end < words.text().size() && words.text()[end] == ' ') ++end;
  const bool first_cell =
      begin > 0 && words.text()[begin - 1] == '|' && (begin == 1 || words.text()[begin - 2] == '\n');
  return first_cell && end < words.text().size() && words.text()[end] == '|' && number.value < 12;
}

/// `2.1` at the start of a line numbers a section, and names it elsewhere.
bool is_section(const NumberWords& words, const Number& number) {
  const std::string_view written = words.text().substr(number.range.begin, number.range.size());
  if (written.size() != 3 || written[1] != '.' || number.in_words) return false;
  for (std::size_t at = words.text().find(written); at != words.text().npos;
       at = words.text().find(written, at + 1)) {
    const std::size_t end = at + written.size();
    const bool line = at == 0 || words.text()[at - 1] == '\n';
    if (line && end < words.text().size() && words.text()[end] != '*' && words.text()[end] != '/' &&
        words.text()[end] != '+')
      return true;
  }
  return false;
}

/// `3 x 28`: a factor, no `3 x` of something.
bool is_factor(const NumberWords& words, std::size_t at) {
  const auto skip = [&] {
    while (at < words.text().size() && words.text()[at] == ' ') ++at;
  };
  skip();
  if (at >= words.text().size() || words.text()[at] != 'x') return false;
  ++at;
  skip();
  return at < words.text().size() && words.text()[at] >= '0' && words.text()[at] <= '9';
}

}  // namespace

bool is_noise(const NumberWords& words, const Number& number, const Quantity& quantity) {
  const auto covers = [&](Range hit) {
    return hit.holds(number.range.begin) && !(quantity.unit && hit.end < quantity.range.end);
  };
  if (is_row_number(words, number)) return true;
  if (is_factor(words, number.range.end)) return false;
  if (std::ranges::any_of(words.hits(words.language().ledger->noise_word), covers)) return true;
  // A label: at the start of a line or in brackets, with a dot or a bracket behind.
  const std::size_t begin = number.range.begin;
  const std::size_t end = number.range.end;
  const char before = begin > 0 ? words.text()[begin - 1] : '\n';
  const char after = end < words.text().size() ? words.text()[end] : '\n';
  if (!quantity.unit && !quantity.per_item && is_section(words, number)) return true;
  const bool comma_after = words.text().substr(end, 3) == "、";
  const bool small = number.value < 10;
  // In brackets behind a name it is what the name is worth.
  return small && ((before == '\n' && (after == '.' || after == ')' || after == ':' || comma_after)) ||
                   (before == '(' && after == ')' && !words.ends_name(begin - 1)));
}

bool is_count(const NumberWords& words, const Number& number) {
  const std::string_view rest = words.text().substr(number.range.end);
  return std::ranges::any_of(counters, [&](std::string_view counter) { return rest.starts_with(counter); });
}

}  // namespace grader::answers
