// SPDX-License-Identifier: MIT
// A ledger in words, cut into segments: what stands between two separators of a list, or a row of a table.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "grader/answers/quantities.hpp"
#include "grader/answers/reading.hpp"

namespace grader::answers {

/// A name of one component or of several, or a group's.
struct LedgerName {
  Range range = {};
  std::vector<std::size_t> components = {};
  std::optional<std::size_t> group = {};  ///< index into LedgerRule::groups
  bool foreign = false;
  bool vague = false;
  bool claimed = true;                       ///< not denied
  bool gone = false;                         ///< said not to be there
  std::optional<std::size_t> own_size = {};  ///< of each component, spelt out with the name: `28 + 28`
};

struct LedgerView {
  const LedgerRule& rule;
  const Reading& reading;
  const std::vector<Quantity>& quantities;
  std::vector<Range> ignored = {};  ///< parts of the text that are another ledger
  std::vector<bool> in_chain = {};  ///< by quantity: a term or result of a written sum
};

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

/// `not 14 but 28`: the size is named only to be replaced.
bool is_replaced(const Reading& reading, Range size);

/// A size of this ledger that the writer does not take back.
bool is_usable(const LedgerView& view, std::size_t quantity);

ListSegments read_segments(const LedgerView& view);

}  // namespace grader::answers
