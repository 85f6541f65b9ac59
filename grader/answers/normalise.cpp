// SPDX-License-Identifier: MIT
#include "grader/answers/normalise.hpp"

#include <algorithm>

#include "grader/answers/regional.hpp"
#include "grader/answers/undress.hpp"
#include "grader/answers/unwrap.hpp"

namespace grader::answers {
namespace {

/// The digit or sign that a raised letter stands for, or 0.
char32_t raised(char32_t letter) {
  switch (letter) {
    case 0x2070:
      return '0';
    case 0x00B9:
      return '1';
    case 0x00B2:
      return '2';
    case 0x00B3:
      return '3';
    case 0x207B:
      return '-';
    default:
      return letter >= 0x2074 && letter <= 0x2079 ? letter - 0x2074 + '4' : 0;
  }
}

/// One of several ways to write the same sign.
char32_t same_sign(char32_t letter) {
  switch (letter) {
    case U'“':
    case U'”':
    case U'„':
    case U'«':
    case U'»':
    case U'「':
    case U'」':
    case U'『':
    case U'』':
      return '"';
    case U'‘':
    case U'’':
    case U'`':
      return '\'';
    case U'×':
    case U'✕':
    case U'✖':
    case U'∗':
    case U'⋅':
    case U'⨯':
      return '*';
    case U'−':
    case U'‐':
    case U'‑':
      return '-';
    case U'–':
    case U'―':
    case U'─':
      return U'—';
    case U'⇒':
    case U'⟹':
    case U'⟶':
    case U'➜':
    case U'➔':
    case U'➡':
    case U'↦':
      return U'→';
    case U'＝':
    case U'﹦':
      return '=';
    case U'⩽':
    case U'≦':
      return U'≤';
    case U'⩾':
    case U'≧':
      return U'≥';
    case U'≒':
    case U'≃':
    case U'∼':
    case U'～':
    case U'〜':
    case U'≅':
      return U'≈';
    case U'，':
      return ',';
    case U'｡':
      return U'。';
    case U'•':
    case U'●':
    case U'◦':
    case U'▪':
    case U'‣':
    case U'∙':
    case U'■':
    case U'◆':
      return U'•';
    case '\r':
    case '\t':
    case U'\u00A0':
      return ' ';
    case U'\u2028':
    case U'\u2029':
    case U'\u0085':
    case '\v':
    case '\f':
      return '\n';
    default:
      return letter;
  }
}

/// ① … ⑳ and ⑴ … ⒇ number the items of a list: NFKC would leave the bare number.
std::string item_number(char32_t letter) {
  if (letter >= 0x2460 && letter <= 0x2473) return "(" + std::to_string(letter - 0x2460 + 1) + ")";
  if (letter >= 0x2474 && letter <= 0x2487) return "(" + std::to_string(letter - 0x2474 + 1) + ")";
  if (letter >= 0x2776 && letter <= 0x277F) return "(" + std::to_string(letter - 0x2776 + 1) + ")";
  return "";
}

Letters fold(std::string_view text, const formats::Folding& folding) {
  Letters letters;
  letters.reserve(text.size());
  std::string folded;
  bool in_power = false;
  for (std::size_t at = 0; at < text.size();) {
    const formats::CodePoint point = formats::code_point_at(text, at);
    const auto begin = static_cast<std::uint32_t>(at);
    const auto end = static_cast<std::uint32_t>(at + point.length);
    at += point.length;
    const char32_t power = raised(point.value);
    if (power && !in_power) letters.push_back({'^', begin, end});
    in_power = power != 0;
    if (power) {
      letters.push_back({power, begin, end});
      continue;
    }
    // A wide blank is a blank; where nothing else parts the clauses, it does.
    if (point.value == U'\u3000') {
      letters.push_back({point.value, begin, end});
      continue;
    }
    // A wide comma parts what stands beside it, never the digits of one number.
    if (point.value == U'，') {
      letters.push_back({',', begin, end});
      letters.push_back({' ', begin, end});
      continue;
    }
    folded.clear();
    const char32_t sign = same_sign(point.value);
    folded = item_number(point.value);
    if (folded.empty()) folding.append_folded(folded, sign);
    for (std::size_t index = 0; index < folded.size();) {
      const formats::CodePoint one = formats::code_point_at(folded, index);
      letters.push_back({same_sign(one.value), begin, end});
      index += one.length;
    }
  }
  return letters;
}

bool is_han(char32_t letter) { return letter >= 0x3400 && letter < 0xA000; }

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

/// `gb` behind a number, blanks included, or 0: a unit does not end a row of values.
std::size_t unit_length(const Letters& letters, std::size_t at) {
  std::size_t length = 0;
  while (at + length < letters.size() && letters[at + length].value == ' ') ++length;
  std::u32string word;
  while (at + length < letters.size() && word.size() < 6 && is_latin(letters[at + length].value))
    word += letters[at + length++].value;
  const std::size_t prefix = word.starts_with(U"gi") ? 2 : word.starts_with(U'g') ? 1 : 0;
  const std::u32string rest = word.substr(prefix);
  if (word == U"g" || rest == U"b" || rest == U"byte" || rest == U"bytes") return length;
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

/// Letters with numbers in a row, `w2 g2 m4 v4`, are names with their values: the numbers stand apart.
Letters part_values(const Letters& letters) {
  Letters out;
  out.reserve(letters.size() + 16);
  for (std::size_t at = 0; at < letters.size();) {
    std::vector<std::size_t> starts;
    std::size_t end = at;
    std::size_t next = at;
    std::size_t unit = 0;
    for (std::size_t length = letter_and_number(letters, next); length > 0;
         length = letter_and_number(letters, next)) {
      starts.push_back(next);
      end = next + length;
      unit = unit_length(letters, end);
      next = end + unit;
      const std::size_t from = next;
      // A short name may stand before the next letter, as in `动量m4、平方v4`.
      while (next < letters.size() && next < from + 4 &&
             (letters[next].value == ' ' || letters[next].value == U'\u3000' || letters[next].value == ',' ||
              letters[next].value == '+' || letters[next].value == U'、' ||
              (next > from && is_han(letters[next].value))))
        ++next;
    }
    std::size_t different = 0;
    for (std::size_t index = 0; index < starts.size(); ++index)
      different += std::none_of(starts.begin(), starts.begin() + static_cast<std::ptrdiff_t>(index),
                                [&](std::size_t other) { return same_word(letters, other, starts[index]); });
    // One alone with its unit, `m28gb`, is a value too; `a10g` is not.
    constexpr std::size_t clear_unit = 2;
    const bool values =
        different == starts.size() && (different >= 2 || (different == 1 && unit >= clear_unit));
    if (!values) {
      out.push_back(letters[at++]);
      continue;
    }
    for (; at < end; ++at) {
      const bool begins_value = at > 0 && is_digit(letters[at].value) && !is_digit(letters[at - 1].value) &&
                                letters[at - 1].value != ' ';
      if (begins_value) out.push_back({' ', letters[at].begin, letters[at].begin});
      out.push_back(letters[at]);
    }
  }
  return out;
}

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

/// Runs of blanks become one; beside a Chinese character there is none, between a number and its unit is one.
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

}  // namespace

std::string NormalText::quote(Range range) const {
  if (range.empty() || range.end > text.size()) return "";
  const std::uint32_t begin = begins[range.begin];
  const std::uint32_t end = std::max(begin, ends[range.end - 1]);
  return verbatim.substr(begin, end - begin);
}

NormalText normalise(std::string_view verbatim, const formats::Folding& folding) {
  NormalText normal;
  if (verbatim.size() > longest_answer) {
    normal.cut = true;
    std::size_t length = longest_answer;
    while (length > longest_answer - 4 && (static_cast<unsigned char>(verbatim[length]) & 0xC0U) == 0x80U)
      --length;
    verbatim = verbatim.substr(0, length);
  }
  normal.verbatim = verbatim;
  const Letters lines = unwrap(fold(verbatim, folding), verbatim);
  for (const Letter& letter : tighten(part_values(undress(in_standard_words(lines))))) {
    formats::append_utf8(normal.text, letter.value);
    normal.begins.resize(normal.text.size(), letter.begin);
    normal.ends.resize(normal.text.size(), letter.end);
  }
  return normal;
}

}  // namespace grader::answers
