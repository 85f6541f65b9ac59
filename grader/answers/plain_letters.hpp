// SPDX-License-Identifier: MIT
// Text as it is compared, each letter with the place it came from.
//
// Promises: full-width letters, digits and signs become ASCII, capitals become small, and nothing else
// changes; every byte that comes out knows where in the text it came from. Expects UTF-8; bytes that are none
// stay as they are.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace grader::answers {

struct PlainLetters {
  std::string text = {};
  std::vector<std::size_t> from = {};  ///< by byte of `text`, and one more for its end
};

PlainLetters plain_letters(std::string_view text);

/// The same without white space and the signs of Markdown, so that a quoted, emphasised or re-wrapped
/// sentence is still itself.
PlainLetters bare_letters(std::string_view text);

/// Columns on a page: 2 for what is not ASCII.
std::size_t columns_of(std::string_view text);

}  // namespace grader::answers
