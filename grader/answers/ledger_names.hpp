// SPDX-License-Identifier: MIT
// Which names of components stand in a text, and whether the writer means them.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "grader/answers/ledger_view.hpp"

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

/// Of one component, which is the base.
bool is_base_name(const LedgerRule& rule, const LedgerName& name);

/// In order; of two that overlap only the longer one.
std::vector<LedgerName> find_names(const LedgerView& view);

}  // namespace grader::answers
