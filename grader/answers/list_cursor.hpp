// SPDX-License-Identifier: MIT
// Where the reading of a ledger's list stands: the segment, and the names that still wait for a size.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "grader/answers/ledger_segments.hpp"
#include "grader/answers/size_giver.hpp"

namespace grader::answers {

/// Refers to the view that it was made of.
struct ListCursor {
  ListCursor(const LedgerView& view, ListSegments list)
      : giver(view, std::move(list.names)), segments(std::move(list.segments)) {}

  /// The segment that is read now, and what stands there.
  const Segment& here() const { return segments[at]; }
  std::string_view words() const { return giver.text().substr(here().range.begin, here().range.size()); }

  SizeGiver giver;
  std::vector<Segment> segments = {};
  std::size_t at = 0;
  std::vector<std::size_t> pending = {};    ///< names of this sentence that have no size yet
  std::vector<std::size_t> earlier = {};    ///< the same of an earlier sentence
  std::optional<std::size_t> forward = {};  ///< a size for each of the names that follow
};

}  // namespace grader::answers
