// SPDX-License-Identifier: MIT
// What the reading of a ledger looks at, and which sizes there are the writer's own.
#pragma once

#include <cstddef>
#include <vector>

#include "grader/answers/quantities.hpp"
#include "grader/answers/reading.hpp"
#include "grader/types/question.hpp"

namespace grader::answers {

struct LedgerView {
  const LedgerRule& rule;
  const Reading& reading;
  const std::vector<Quantity>& quantities;
  std::vector<Range> ignored = {};  ///< parts of the text that are another ledger
  std::vector<bool> in_chain = {};  ///< by quantity: a term or result of a written sum
};

/// It lies in another ledger.
bool is_ignored(const LedgerView& view, Range range);
/// `not 14 but 28`: the size is named only to be replaced.
bool is_replaced(const Reading& reading, Range size);

/// A size of this ledger that the writer does not take back.
bool is_usable(const LedgerView& view, std::size_t quantity);

}  // namespace grader::answers
