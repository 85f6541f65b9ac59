// SPDX-License-Identifier: MIT
#include "grader/answers/named_values.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace grader::answers {
namespace {

/// Words that have their numbers as part of the name: types, devices, counted steps.
bool is_type_name(const Letters& letters, std::size_t at, std::size_t length) {
  std::u32string word;
  for (std::size_t index = at; index < at + length; ++index) word += letters[index].value;
  for (const std::u32string_view name :
       {U"fp",    U"bf",   U"tf",  U"nf",    U"int",  U"uint", U"float", U"rtx",   U"gtx",
        U"mi",    U"cuda", U"gpt", U"llama", U"zero", U"iter", U"step",  U"round", U"epoch",
        U"layer", U"rank", U"gpu", U"stage", U"qwen", U"part", U"item",  U"no"})
    if (word == name) return true;
  return false;
}

/// A letter or word with a number behind it, `m4`, that is no part of a longer word; 0 or its length.
std::size_t letter_and_number(const Letters& letters, std::size_t at) {
  const auto value = [&](std::size_t place) { return place < letters.size() ? letters[place].value : U'\n'; };
  if (!is_latin(value(at)) || (at > 0 && (is_latin(value(at - 1)) || value(at - 1) == '_'))) return 0;
  // `14e9` is one number.
  if (value(at) == 'e' && at > 0 && is_digit(value(at - 1))) return 0;
  constexpr std::size_t longest_word = 12;
  std::size_t word = 1;
  while (word <= longest_word && (is_latin(value(at + word)) || value(at + word) == U'_')) ++word;
  if (word > 1 && is_type_name(letters, at, word)) return 0;
  std::size_t length = word;
  while (is_digit(value(at + length))) ++length;
  return length == word + 1 || length == word + 2 ? length : 0;
}

/// `gb` behind a number, blanks included, or 0: a unit does not end a row of values, nor does `n` items.
std::size_t unit_length(const Letters& letters, std::size_t at) {
  std::size_t length = 0;
  while (at + length < letters.size() && letters[at + length].value == ' ') ++length;
  std::u32string word;
  while (at + length < letters.size() && word.size() < 6 && is_latin(letters[at + length].value))
    word += letters[at + length++].value;
  const std::size_t prefix = word.starts_with(U"gi") ? 2 : word.starts_with(U'g') ? 1 : 0;
  const std::u32string rest = word.substr(prefix);
  if (word == U"g" || word == U"n" || rest == U"b" || rest == U"byte" || rest == U"bytes") return length;
  const bool han = word.empty() && at + length + 1 < letters.size() && letters[at + length].value == U'字' &&
                   letters[at + length + 1].value == U'节';
  return han ? length + 2 : 0;
}

bool same_word(const Letters& letters, std::size_t left, std::size_t right) {
  for (;; ++left, ++right) {
    const bool ended = left >= letters.size() || is_digit(letters[left].value);
    if (ended || right >= letters.size() || is_digit(letters[right].value))
      return ended && right < letters.size() && is_digit(letters[right].value);
    if (letters[left].value != letters[right].value) return false;
  }
}

/// Letters with numbers, one behind the other.
struct Row {
  std::vector<std::size_t> starts = {};  ///< of each letter or word
  std::size_t end = 0;                   ///< of the last number
  std::size_t unit = 0;                  ///< how long the last number's unit is
};

Row row_at(const Letters& letters, std::size_t at) {
  Row row;
  row.end = at;
  std::size_t next = at;
  for (std::size_t length = letter_and_number(letters, next); length > 0;
       length = letter_and_number(letters, next)) {
    row.starts.push_back(next);
    row.end = next + length;
    row.unit = unit_length(letters, row.end);
    next = row.end + row.unit;
    const std::size_t from = next;
    // A short name may stand before the next letter, as in `动量m4、平方v4`.
    while (next < letters.size() && next < from + 4 &&
           (letters[next].value == ' ' || letters[next].value == U'\u3000' || letters[next].value == ',' ||
            letters[next].value == '+' || letters[next].value == U'、' ||
            (next > from && is_han(letters[next].value))))
      ++next;
  }
  return row;
}

/// Different names, two or more; one alone with its unit, `m28gb`, is a value too; `a10g` is not.
bool holds_values(const Letters& letters, const Row& row) {
  constexpr std::size_t clear_unit = 2;
  const std::vector<std::size_t>& starts = row.starts;
  std::size_t different = 0;
  for (std::size_t index = 0; index < starts.size(); ++index)
    different += std::none_of(starts.begin(), starts.begin() + static_cast<std::ptrdiff_t>(index),
                              [&](std::size_t other) { return same_word(letters, other, starts[index]); });
  return different == starts.size() && (different >= 2 || (different == 1 && row.unit >= clear_unit));
}

}  // namespace

Letters part_values(const Letters& letters) {
  Letters out;
  out.reserve(letters.size() + 16);
  for (std::size_t at = 0; at < letters.size();) {
    const Row row = row_at(letters, at);
    if (!holds_values(letters, row)) {
      out.push_back(letters[at++]);
      continue;
    }
    for (; at < row.end; ++at) {
      const bool begins_value = at > 0 && is_digit(letters[at].value) && !is_digit(letters[at - 1].value) &&
                                letters[at - 1].value != ' ';
      if (begins_value) out.push_back({' ', letters[at].begin, letters[at].begin});
      out.push_back(letters[at]);
    }
  }
  return out;
}

}  // namespace grader::answers
