// SPDX-License-Identifier: MIT
// LaTeX, Markdown and HTML dressing taken off a text, letter by letter, so that each keeps its place.
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

/// Stands before and after words that were struck out.
constexpr char32_t struck_out_mark = 0xE000;

Letters undress(const Letters& letters);

}  // namespace grader::answers
