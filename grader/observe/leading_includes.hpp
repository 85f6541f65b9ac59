// SPDX-License-Identifier: MIT
// What a file includes before it says anything else, and which words it has: the two questions that decide
// how much of it may be compiled beforehand. Both refuse what they do not understand.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace grader::observe {

struct LeadingIncludes {
  std::vector<std::string> headers = {};  ///< "<cstdint>" …, in order
  bool nothing_else = false;              ///< the text ends behind them
};

/// `#include <…>` lines with only comments, empty lines and `#pragma once` before and between them. Ends
/// before the first thing that is not of that kind: a quoted name, another directive, code, a line with a
/// backslash (it may join lines).
LeadingIncludes leading_includes(std::string_view text);

/// All words that are neither in a comment nor in a plain literal nor the name of a header. Nothing where
/// that is hard to tell: a backslash, a raw literal, a letter that is not ASCII.
std::optional<std::set<std::string_view>> words_of(std::string_view text);

}  // namespace grader::observe
