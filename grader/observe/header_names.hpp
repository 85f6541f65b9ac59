// SPDX-License-Identifier: MIT
// Which words headers may give a meaning to: all that stand in their text. A word that does not stand there
// means the same with and without them.
#pragma once

#include <string>
#include <string_view>

namespace grader::observe {

/// To stand in the text that is preprocessed, so that a list made by other rules is not taken for one of
/// these.
inline constexpr const char* header_names_version = "// header names 1\n";

/// From the output of `g++ -E -P -dD`: the words outside plain literals, and of a macro its name only, since
/// what it is made of means nothing until it is used. One a line, with a line's end before the first as well.
std::string header_names(std::string_view text);

bool is_header_name(const std::string& names, std::string_view word);

}  // namespace grader::observe
