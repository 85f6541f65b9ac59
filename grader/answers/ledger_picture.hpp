// SPDX-License-Identifier: MIT
// What an answer's ledger looks like: which components are named and sized, which sums and totals stand
// there.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "grader/answers/chains.hpp"
#include "grader/answers/ledger_items.hpp"
#include "grader/answers/quantities.hpp"
#include "grader/answers/reading.hpp"

namespace grader::answers {

struct ComponentState {
  std::optional<Range> named = {};
  std::optional<Range> right = {};
  std::optional<Range> wrong = {};
  bool vague_only = true;  ///< every name of it may mean something else
  bool covered = false;    ///< by a group
  bool any_size = false;
  bool compared = false;   ///< its size is said by that of another
  bool spelt_only = true;  ///< every name of it is a group's with a size for each part
  bool denied = false;     ///< somewhere, and has no size
};

struct Picture {
  bool list_denied = false;  ///< most of the components are named only to be denied
  LedgerItems items = {};
  std::vector<Chain> chains = {};
  std::vector<ComponentState> states = {};
  std::optional<Range> bare_group = {};
  bool group_sized = false;
  std::optional<Range> group_missized = {};  ///< a bare group with a size that it cannot have
  std::optional<Range> right_total = {};
  std::optional<Range> wrong_total = {};
  std::optional<Range> rival_total = {};  ///< right only in the unit that is not written
  std::optional<Range> right_chain = {};
  std::optional<Range> odd_term = {};  ///< of the right chain: a broken number that is no component's size
  std::optional<Range> closed_chain = {};  ///< adds up to what it says, from the base on
  std::optional<Range> listed_total = {};  ///< exactly what the sized components add up to
  std::optional<Range> short_chain = {};   ///< a sum that lacks just one component that is needed
  std::size_t most_terms = 0;              ///< of a right chain
  std::optional<Range> foreign = {};
  bool foreign_sure = false;
  bool foreign_in_total = false;  ///< sized in the sentence that states the total
  bool foreign_listed = false;  ///< sized among the rest, and the total behind them is the whole all the same
  std::optional<Range> doubled = {};        ///< two sizes for one name: `14 or 28`
  std::optional<Range> wrong_product = {};  ///< the whole per item, times the items, and a wrong result
  std::optional<Range> slip = {};           ///< a size per item, times the items, and a wrong result
  std::optional<std::size_t> slip_result = {};
  std::optional<Range> own_total = {};  ///< a sum of many terms that its writer adds up, and not to the whole
  std::size_t named = 0;                ///< components that are asked for
  std::size_t right = 0;
};

struct LedgerSource {
  const LedgerRule& rule;
  const Question& question;
  const Reading& reading;
  const std::vector<Quantity>& quantities;
};

/// Parts of the text that are `ignored` are another ledger.
Picture look_at_ledger(const LedgerSource& source, const std::vector<Range>& ignored);

}  // namespace grader::answers
