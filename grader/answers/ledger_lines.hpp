// SPDX-License-Identifier: MIT
// What a line of a ledger is: a row of a table, a line about one component, or a list that signs part.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "grader/answers/ledger_names.hpp"

namespace grader::answers {

struct LedgerLine {
  bool row = false;    ///< of a table
  bool whole = false;  ///< one segment: a row with a single name, or a line about one component
};

/// The line that begins there.
LedgerLine line_at(const LedgerView& view, const std::vector<LedgerName>& names, std::size_t at);
/// The length of a sign or word that parts a list there, or 0.
std::size_t separator(std::string_view text, std::size_t at);

}  // namespace grader::answers
