// SPDX-License-Identifier: MIT
// A text as letters that know which bytes of the student's text they stand for; and the kinds of letters.
#pragma once

#include <cstdint>
#include <vector>

namespace grader::answers {

struct Letter {
  char32_t value = 0;
  std::uint32_t begin = 0;  ///< bytes of the student's text that it stands for
  std::uint32_t end = 0;
};
using Letters = std::vector<Letter>;

bool is_digit(char32_t letter);
bool is_latin(char32_t letter);
bool is_wide(char32_t letter);  ///< Chinese, with its punctuation
bool is_han(char32_t letter);   ///< a Chinese character

}  // namespace grader::answers
