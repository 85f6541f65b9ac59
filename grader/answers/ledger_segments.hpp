// SPDX-License-Identifier: MIT
// A ledger in words, cut into segments: what stands between two separators of a list, or a row of a table.
#pragma once

#include <cstddef>
#include <vector>

#include "grader/answers/ledger_names.hpp"
#include "grader/answers/ledger_view.hpp"

namespace grader::answers {

struct Segment {
  Range range = {};
  std::vector<std::size_t> names = {};  ///< indices of ListSegments::names
  std::vector<std::size_t> sizes = {};  ///< indices of LedgerView::quantities
  bool new_sentence = false;
  bool row = false;  ///< of a table
};

struct ListSegments {
  std::vector<LedgerName> names = {};
  std::vector<Segment> segments = {};  ///< those that hold a name or a size
};

ListSegments read_segments(const LedgerView& view);

}  // namespace grader::answers
