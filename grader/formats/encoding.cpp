// SPDX-License-Identifier: MIT
#include "grader/formats/encoding.hpp"

#include <unicode/normalizer2.h>
#include <unicode/translit.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <memory>

#include "grader/error.hpp"

namespace grader::formats {
namespace {

constexpr char32_t first_ideograph = 0x3400;
constexpr char32_t past_ideographs = 0xA000;
constexpr char32_t no_character = 0xFFFD;

bool is_ideograph(char32_t code_point) {
  return code_point >= first_ideograph && code_point < past_ideographs;
}

Error no_unicode_data(const char* what) {
  return Error(std::string("the Unicode data cannot be used: ") + what, "reinstall ICU (libicu72)");
}

/// Transliteration costs microseconds a call, whatever the length: one call does them all.
std::vector<char16_t> simplified_ideographs() {
  UErrorCode status = U_ZERO_ERROR;
  const std::unique_ptr<icu::Transliterator> simplify(
      icu::Transliterator::createInstance("Traditional-Simplified", UTRANS_FORWARD, status));
  if (U_FAILURE(status) || !simplify) throw no_unicode_data(u_errorName(status));
  icu::UnicodeString all;
  for (char32_t code_point = first_ideograph; code_point < past_ideographs; ++code_point)
    all.append(static_cast<UChar>(code_point)).append(u'\n');  // apart, so that no pair is read as a word
  simplify->transliterate(all);
  std::vector<char16_t> table;
  table.reserve(past_ideographs - first_ideograph);
  std::int32_t at = 0;
  while (at + 1 < all.length()) {
    table.push_back(all[at]);
    while (at + 1 < all.length() && all[at + 1] != u'\n') ++at;
    at += 2;
  }
  if (table.size() != past_ideographs - first_ideograph) throw no_unicode_data("unexpected length");
  return table;
}

}  // namespace

CodePoint code_point_at(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t index) { return static_cast<unsigned char>(text[index]); };
  const unsigned first = byte(at);
  if (first < 0x80) return {first, 1};
  std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || at + length > text.size()) return {no_character, 1};
  char32_t value = first & (0x7FU >> length);
  for (std::size_t index = at + 1; index < at + length; ++index) {
    if ((byte(index) & 0xC0U) != 0x80U) return {no_character, 1};
    value = (value << 6U) | (byte(index) & 0x3FU);
  }
  const bool overlong = (length == 3 && value < 0x800) || (length == 4 && value < 0x10000);
  if (overlong || value > 0x10FFFF || (value >= 0xD800 && value < 0xE000)) return {no_character, 1};
  return {value, length};
}

void append_utf8(std::string& text, char32_t code_point) {
  const auto put = [&](char32_t bits) { text += static_cast<char>(static_cast<unsigned char>(bits)); };
  if (code_point < 0x80) return put(code_point);
  if (code_point < 0x800) {
    put(0xC0U | (code_point >> 6U));
  } else {
    if (code_point < 0x10000) {
      put(0xE0U | (code_point >> 12U));
    } else {
      put(0xF0U | (code_point >> 18U));
      put(0x80U | ((code_point >> 12U) & 0x3FU));
    }
    put(0x80U | ((code_point >> 6U) & 0x3FU));
  }
  put(0x80U | (code_point & 0x3FU));
}

std::string without_case_and_form(std::string_view text) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2* fold = icu::Normalizer2::getNFKCCasefoldInstance(status);
  if (U_FAILURE(status)) throw no_unicode_data(u_errorName(status));
  const auto whole = icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())});
  std::string folded;
  fold->normalize(whole, status).toUTF8String(folded);
  if (U_FAILURE(status)) throw no_unicode_data(u_errorName(status));
  return folded;
}

Folding::Folding() : simplified_(simplified_ideographs()) {}

void Folding::append_folded(std::string& text, char32_t code_point) const {
  if (code_point < 0x80) {
    const bool capital = code_point >= 'A' && code_point <= 'Z';
    text += static_cast<char>(capital ? code_point + ('a' - 'A') : code_point);
    return;
  }
  if (is_ideograph(code_point)) return append_utf8(text, simplified_[code_point - first_ideograph]);
  if (u_hasBinaryProperty(static_cast<UChar32>(code_point), UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) return;
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2* nfkc = icu::Normalizer2::getNFKCInstance(status);
  if (U_FAILURE(status)) throw no_unicode_data(u_errorName(status));
  const icu::UnicodeString folded =
      nfkc->normalize(icu::UnicodeString(static_cast<UChar32>(code_point)), status);
  for (std::int32_t at = 0; at < folded.length();) {
    const UChar32 one = folded.char32At(at);
    at = folded.moveIndex32(at, 1);
    const auto small = static_cast<char32_t>(u_tolower(one));
    append_utf8(text, is_ideograph(small) ? char32_t{simplified_[small - first_ideograph]} : small);
  }
}

}  // namespace grader::formats
