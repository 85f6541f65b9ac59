// SPDX-License-Identifier: MIT
#include "grader/answers/plain_letters.hpp"

#include <algorithm>

namespace grader::answers {
namespace {

unsigned byte_at(std::string_view text, std::size_t place) {
  return place < text.size() ? static_cast<unsigned char>(text[place]) : 0;
}

std::size_t length_at(std::string_view text, std::size_t place) {
  std::size_t end = place + 1;
  while (end < text.size() && (byte_at(text, end) & 0xC0U) == 0x80U) ++end;
  return end - place;
}

/// U+FF01 … U+FF5E are ASCII in full width, U+3000 is the space; 0 for anything else.
char narrow(std::string_view text, std::size_t place) {
  const unsigned first = byte_at(text, place);
  const unsigned second = byte_at(text, place + 1);
  const unsigned third = byte_at(text, place + 2);
  if (first == 0xE3 && second == 0x80 && third == 0x80) return ' ';
  if (first == 0xEF && second == 0xBC && third >= 0x81 && third <= 0xBF)
    return static_cast<char>(third - 0x81 + 0x21);
  if (first == 0xEF && second == 0xBD && third >= 0x80 && third <= 0x9E)
    return static_cast<char>(third - 0x80 + 0x60);
  return 0;
}

char small(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool is_dressing(char letter) {
  return std::string_view(" \t\r\n\f\v*#>_`~|\\").find(letter) != std::string_view::npos;
}

template <class Drop>
PlainLetters letters(std::string_view text, Drop drop) {
  PlainLetters plain;
  plain.text.reserve(text.size());
  const auto put = [&](char letter, std::size_t place) {
    if (drop(letter)) return;
    plain.text += letter;
    plain.from.push_back(place);
  };
  for (std::size_t place = 0; place < text.size();) {
    const char narrowed = narrow(text, place);
    const std::size_t length = length_at(text, place);
    if (narrowed != 0) {
      put(small(narrowed), place);
    } else {
      for (std::size_t i = place; i < place + length; ++i) put(small(text[i]), i);
    }
    place += length;
  }
  plain.from.push_back(text.size());
  return plain;
}

}  // namespace

PlainLetters plain_letters(std::string_view text) {
  return letters(text, [](char) { return false; });
}

PlainLetters bare_letters(std::string_view text) { return letters(text, is_dressing); }

std::size_t columns_of(std::string_view text) {
  std::size_t columns = 0;
  for (std::size_t place = 0; place < text.size(); place += length_at(text, place))
    columns += byte_at(text, place) < 0x80 ? 1 : 2;
  return columns;
}

}  // namespace grader::answers
