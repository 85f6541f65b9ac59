// SPDX-License-Identifier: MIT
// One character of UTF-8, out of bytes that may be none.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace grader {

/// One character of UTF-8 text, or one byte that is none.
struct Character {
  char32_t code = 0;  ///< the code point, or the byte when not valid
  std::size_t bytes = 1;
  bool valid = false;
};

namespace utf8 {

constexpr unsigned char byte_at(std::string_view text, std::size_t index) {
  return static_cast<unsigned char>(text[index]);
}

/// Length of the sequence that a lead byte announces; 0 for a byte that cannot lead.
constexpr std::size_t announced_bytes(unsigned char lead) {
  if (lead < 0x80) return 1;
  if (lead >= 0xC2 && lead <= 0xDF) return 2;
  if (lead >= 0xE0 && lead <= 0xEF) return 3;
  if (lead >= 0xF0 && lead <= 0xF4) return 4;
  return 0;
}

}  // namespace utf8

/// The first character of `text`, which must not be empty. Overlong forms, surrogates and cut sequences are
/// not valid, and then count one byte.
inline Character first_character(std::string_view text) {
  const unsigned char lead = utf8::byte_at(text, 0);
  const Character invalid{lead, 1, false};
  const std::size_t bytes = utf8::announced_bytes(lead);
  if (bytes == 0 || bytes > text.size()) return invalid;
  if (bytes == 1) return {lead, 1, true};
  char32_t code = lead & (0x7FU >> bytes);
  for (std::size_t i = 1; i < bytes; ++i) {
    if ((utf8::byte_at(text, i) & 0xC0U) != 0x80U) return invalid;
    code = (code << 6U) | (utf8::byte_at(text, i) & 0x3FU);
  }
  constexpr std::array<char32_t, 5> least = {0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
  if (code < least.at(bytes) || surrogate || code > 0x10FFFF) return invalid;
  return {code, bytes, true};
}

inline bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const Character character = first_character(text);
    if (!character.valid) return false;
    text.remove_prefix(character.bytes);
  }
  return true;
}

}  // namespace grader
