// SPDX-License-Identifier: MIT
// One way of writing for many: full width, compatibility forms, traditional characters and capitals are
// folded, code point by code point, so that every folded letter knows the one it came from. A door to ICU.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace grader::formats {

/// One code point of a text in UTF-8. What is not UTF-8 is U+FFFD, one for each byte.
struct CodePoint {
  char32_t value = 0;
  std::size_t length = 1;  ///< in bytes
};

/// The code point that starts at `at`, which lies inside `text`.
CodePoint code_point_at(std::string_view text, std::size_t at);

void append_utf8(std::string& text, char32_t code_point);

/// The same for texts that differ only in capitals, width or how accents are composed (NFKC_Casefold).
std::string without_case_and_form(std::string_view text);

/// NFKC, traditional → simplified, small letters. Made once (it builds a table), then free to share: const
/// calls change nothing.
class Folding {
 public:
  Folding();

  /// The folded form in UTF-8; empty for marks that show nothing.
  void append_folded(std::string& text, char32_t code_point) const;

 private:
  std::vector<char16_t> simplified_;  ///< by CJK ideograph, from U+3400 to U+9FFF
};

}  // namespace grader::formats
