// SPDX-License-Identifier: MIT
// What a terminal makes of a character: can people read it, and how many columns does it take?
#pragma once

#include <cstddef>
#include <string_view>

#include "grader/types/character.hpp"

namespace grader::report {

using grader::Character;
using grader::first_character;

/// Whether a character may be shown as it is: printable ASCII, and letters, digits, marks and punctuation of
/// the world's scripts. Refuses everything that moves the cursor, reorders text, or cannot be seen.
bool is_readable(char32_t code);

/// Marks that sit on the character before them and take no column.
bool is_combining(char32_t code);

/// Columns on a terminal: 0 for combining marks, 2 for East Asian wide characters, else 1.
std::size_t columns_of(char32_t code);

/// Columns of a text of readable characters.
std::size_t columns_of(std::string_view text);

}  // namespace grader::report
