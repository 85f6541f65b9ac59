// SPDX-License-Identifier: MIT
// Which fills may be put into the reference.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "grader/exercise/tokens.hpp"

namespace grader::exercise {

/// Names that a fill may use in a copy of the reference.
struct UsableNames {
  std::set<std::string> usable =
      {};                            ///< what the template offers at the hole: parameters, members, constants
  std::set<std::string> given = {};  ///< of these, what would hand the fill the reference's own values
};

/// An expression of numbers, usable names, arithmetic, comparisons, `?:`, sizeof, arithmetic casts and a few
/// functions of <cmath>, with balanced brackets: it means inside the reference what it means in the student's
/// file, and can neither look round in the program it is in (no address, no call, no lambda, no macro of the
/// compiler) nor end its statement. Everything else is judged in the own file alone.
bool stands_alone(const std::vector<Token>& tokens, std::size_t begin, std::size_t end,
                  const UsableNames& names);

/// Brackets and quotes close: the part of stands_alone without which no compiler goes on.
bool is_balanced(const std::vector<Token>& tokens, std::size_t begin, std::size_t end);

}  // namespace grader::exercise
