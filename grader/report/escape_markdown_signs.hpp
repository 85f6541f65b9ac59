// SPDX-License-Identifier: MIT
// Which signs of a line mean something to a reader of Markdown where they stand.
//
// Most signs mean nothing in most places: a full stop makes a list only behind a number at the start of a
// line. Promises: a sign that could mean something counts as active; rather one too many than one too few.
// Expects no bracket of ours beside the line. Refuses nothing.
#pragma once

#include <cstddef>
#include <string_view>

namespace grader::report {

/// The sign has to get a backslash. Not for `<` and `@`, which have ways of their own.
bool is_active_sign(std::string_view line, std::size_t at);

/// A `<` that might open a tag for somebody: not only before letters, but never in `a < b` and `a <= 0`.
bool opens_tag(std::string_view line, std::size_t at);

/// An @ that calls somebody, or makes an address.
bool calls_somebody(std::string_view line, std::size_t at);

/// How many bytes from here are a word that is safe only as code, for a backslash does not help everywhere: a
/// name with `_`, the number of an issue (`#12`), a picture (`:smile:`). 0: none.
std::size_t word_for_code(std::string_view line, std::size_t at);

/// The text is itself between two backticks, and nothing more to anybody. Spaces side by side would be one.
bool is_plain_code(std::string_view text);

}  // namespace grader::report
