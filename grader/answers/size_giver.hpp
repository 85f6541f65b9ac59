// SPDX-License-Identifier: MIT
// Sizes given to names, and what a size may be for a name. It knows nothing of the order of the list.
#pragma once

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "grader/answers/ledger_items.hpp"

namespace grader::answers {

/// Holds a view: what the view refers to must live longer.
class SizeGiver {
 public:
  SizeGiver(const LedgerView& view, std::vector<LedgerName> names) : view_(view) {
    items_.names = std::move(names);
  }

  std::string_view text() const { return view_.reading.text(); }
  const LedgerRule& rule() const { return view_.rule; }
  const LedgerName& name(std::size_t index) const { return items_.names[index]; }
  const Quantity& quantity(std::size_t index) const { return view_.quantities[index]; }
  /// The components of all these names, each once.
  std::vector<std::size_t> components(const std::vector<std::size_t>& names) const;
  void give(std::size_t name, std::size_t size, bool joint, bool right);
  /// Whether the name can have this size: as one component, as a group, or joint.
  bool fits_name(std::size_t name, std::size_t size) const;
  /// A name of several components takes a size each.
  bool fits_each(std::size_t name, std::size_t size) const;
  void give_each(const std::vector<std::size_t>& names, std::size_t size);
  /// The longest run of last pending names whose joint size this is.
  bool give_joint(std::vector<std::size_t> names, std::size_t size);
  /// The whole, or all that is asked for; a bare number that may as well be one component is no total.
  bool is_total(std::size_t size) const;
  /// A word for the whole stands there.
  bool total_word(Range range) const;
  bool is_base(std::size_t name) const;
  /// How many of this size are meant: the small number beside it, as in `3 * 28` or `two 28 gb states`.
  std::size_t times_of(std::size_t size) const;
  /// Whether the rubric lets these components share one size.
  bool joint_allowed(std::vector<std::size_t> wanted) const;
  /// `base 2, a brings it to 4, b to 8, c to 12`: sizes of the pile; each step is made the size of its name.
  void read_running_totals();
  /// Finds the sizes that belong to nothing, once all others are given.
  void find_loose();

  bool in_chain(std::size_t size) const { return view_.in_chain[size]; }
  LedgerItems& items() { return items_; }

 private:
  const LedgerView& view_;
  LedgerItems items_ = {};
};

}  // namespace grader::answers
