// SPDX-License-Identifier: MIT
// Plain digits, letters and blanks of a text, byte by byte.
#pragma once

#include <string_view>

namespace grader::answers {

inline bool is_digit(char sign) { return sign >= '0' && sign <= '9'; }
inline bool is_latin(char sign) { return sign >= 'a' && sign <= 'z'; }  ///< small ones only
inline bool is_letter(char sign) { return is_latin(sign) || (sign >= 'A' && sign <= 'Z'); }

constexpr std::string_view blanks = " \t\r\n";
inline bool is_blank(char sign) { return blanks.find(sign) != std::string_view::npos; }

}  // namespace grader::answers
