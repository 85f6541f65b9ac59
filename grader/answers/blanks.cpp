// SPDX-License-Identifier: MIT
#include "grader/answers/blanks.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace grader::answers {
namespace {

/// A text without any sign that parts its clauses, as one dictates it.
bool has_no_signs(const Letters& letters) {
  return std::ranges::none_of(letters, [](const Letter& letter) {
    constexpr std::u32string_view signs = U",。.;:!?、|";
    return signs.find(letter.value) != signs.npos;
  });
}

/// Goes on with the number before it: a measure, a particle, a verb that the number is the subject of.
bool counts_or_measures(char32_t letter) {
  constexpr std::u32string_view measures = U"个份项种样张块卡台步轮次层位字亿万千百十倍年月日号元年行列天秒";
  return measures.find(letter) != measures.npos;
}

/// Between two clauses of a text without signs: a wide blank, or one behind a number.
bool parts_clauses(bool wide, char32_t before, char32_t after) {
  if (before == '\n' || after == '\n' || before == ' ') return false;
  if (wide) return is_han(before) || is_han(after);
  return is_digit(before) && is_han(after) && !counts_or_measures(after);
}

}  // namespace

Letters tighten(const Letters& letters) {
  Letters out;
  out.reserve(letters.size());
  const bool no_signs = has_no_signs(letters);
  for (std::size_t at = 0; at < letters.size(); ++at) {
    const bool wide = letters[at].value == U'\u3000';
    const char32_t letter = wide ? U' ' : letters[at].value;
    if (letter == ' ') {
      std::size_t next = at + 1;
      while (next < letters.size() && (letters[next].value == ' ' || letters[next].value == U'\u3000'))
        ++next;
      const char32_t before = out.empty() ? U'\n' : out.back().value;
      const char32_t after = next < letters.size() ? letters[next].value : U'\n';
      // Chinese has no blanks within a clause.
      if ((is_han(before) && is_han(after)) || (no_signs && parts_clauses(wide, before, after))) {
        out.push_back({',', letters[at].begin, letters[at].end});
        continue;
      }
      if (before == '\n' || before == ' ' || after == '\n' || is_wide(before) || is_wide(after)) continue;
    }
    const bool exponent = letter == 'e' && at + 1 < letters.size() &&
                          (is_digit(letters[at + 1].value) || letters[at + 1].value == '+');
    if (is_latin(letter) && !exponent && !out.empty() && is_digit(out.back().value))
      out.push_back({' ', letters[at].begin, letters[at].begin});
    if (letter == '\n' && !out.empty() && out.back().value == ' ') out.pop_back();
    out.push_back({letter, letters[at].begin, letters[at].end});
  }
  return out;
}

}  // namespace grader::answers
