// SPDX-License-Identifier: MIT
// Words for a group that name its components only where sizes beside them say so.
#pragma once

#include <cstddef>
#include <vector>

#include "grader/answers/ledger_names.hpp"

namespace grader::answers {

/// `group 4 + 4` and `group 2 x 4`: as many equal sizes as components, each of which fits. Adds `name` for
/// each place, with the size spelt out.
void add_spelt_out(const LedgerView& view, std::size_t word, const LedgerName& name,
                   std::vector<LedgerName>& names);
/// `56 group`: directly behind a size that the group can have, its bare word names it.
void add_sized_before(const LedgerView& view, std::size_t word, std::vector<LedgerName>& names);

}  // namespace grader::answers
