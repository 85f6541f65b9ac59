// SPDX-License-Identifier: MIT
// Which component an answer gives which size: names and sizes in the order they stand, joined by segments.
//
// A segment is what stands between two separators of a list. A size belongs to the name in its segment;
// `each` and a fitting joint size reach back over names that have none yet; so many names as sizes pair up.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "grader/answers/component_sizes.hpp"
#include "grader/answers/ledger_segments.hpp"
#include "grader/answers/quantities.hpp"

namespace grader::answers {

struct SizeGiven {
  std::size_t name = 0;      ///< index of the name
  std::size_t quantity = 0;  ///< index of the quantity
  bool joint = false;        ///< for several names together
  bool right = false;
};

struct LedgerItems {
  std::vector<LedgerName> names = {};
  std::vector<SizeGiven> given = {};
  std::vector<std::size_t> totals = {};    ///< quantities that are said to be the whole
  std::vector<std::size_t> reached = {};   ///< names that bring a running total to the whole
  std::vector<std::size_t> compared = {};  ///< names beside words like `twice` or `the same as`
  std::vector<std::size_t> loose = {};     ///< sizes that belong to nothing
};

LedgerItems read_items(const LedgerView& view);

}  // namespace grader::answers
