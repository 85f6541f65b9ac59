// SPDX-License-Identifier: MIT
// Where the quotes and brackets of a Markdown text end, within their paragraph.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace grader::answers {

/// Behind what a sign in quotes or brackets starts, or nothing.
std::optional<std::size_t> quoted_end(std::string_view text, std::size_t begin);
/// Behind the bracket that closes the one at `open`.
std::optional<std::size_t> bracket_end(std::string_view text, std::size_t open, char opening, char closing);
/// The first sign that is none of these, or the end.
std::size_t skip_blanks(std::string_view text, std::size_t at, std::string_view which);

}  // namespace grader::answers
