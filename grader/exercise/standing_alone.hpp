// SPDX-License-Identifier: MIT
// Which fills may be put into the reference, and which of them may share a program with others.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "grader/exercise/tokens.hpp"

namespace grader::exercise {

/// Brackets balance, quotes are closed, nothing ends the statement or reaches out of the copy: no `#`, `asm`,
/// attribute, `extern`, digraph, backslash, raw string, `;` or `}` at depth 0, qualified name outside std, or
/// name of the harness, and no name of `given`: what the reference would compute for it (its functions, and
/// the locals that hold other blanks' values). Such a fill means inside the reference what it means in the
/// student's file, and says by itself what it is worth.
bool stands_alone(const std::vector<Token>& tokens, std::size_t begin, std::size_t end,
                  const std::set<std::string>& given);

/// Brackets and quotes close: the part of stands_alone without which no compiler goes on.
bool is_balanced(const std::vector<Token>& tokens, std::size_t begin, std::size_t end);

/// Literals, names, arithmetic and casts only: it can compute, but not look round in the program it is in.
bool is_plain(const std::vector<Token>& tokens, std::size_t begin, std::size_t end);

}  // namespace grader::exercise
