// SPDX-License-Identifier: MIT
#include "grader/answers/fold_signs.hpp"

#include <cstdint>
#include <string>

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

}  // namespace

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

}  // namespace grader::answers
