// SPDX-License-Identifier: MIT
#include "grader/answers/letters.hpp"

namespace grader::answers {

bool is_digit(char32_t letter) { return letter >= '0' && letter <= '9'; }
bool is_latin(char32_t letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}
bool is_wide(char32_t letter) {
  return (letter >= 0x3000 && letter < 0xA000) || (letter >= 0x20000 && letter < 0x32000) || letter == U'“' ||
         letter == U'”';
}

bool is_han(char32_t letter) { return letter >= 0x3400 && letter < 0xA000; }

}  // namespace grader::answers
