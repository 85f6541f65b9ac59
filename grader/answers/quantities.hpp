// SPDX-License-Identifier: MIT
// The numbers of an answer that are sizes: what they are, in which unit, and what they may be per item.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "grader/answers/reading.hpp"
#include "grader/types/question.hpp"

namespace grader::answers {

struct Quantity {
  enum class Kind {
    size,   ///< with a unit, or bare where sizes stand
    items,  ///< how many items there are: `7 billion`
    noise,  ///< a label, a count, a part of a name
  };
  Kind kind = Kind::size;
  Range range = {};                      ///< number and unit
  double value = 0;                      ///< as written, powers included
  std::optional<std::size_t> unit = {};  ///< index into AnswerLanguage::units
  bool per_item = false;                 ///< `2 bytes per item`, `2N`
  std::vector<double> sizes = {};        ///< what it may be in base units per item; empty for noise
};

bool near(double left, double right);  ///< within 1 %

/// What some of the components add up to.
std::vector<double> possible_sums(const LedgerRule& ledger);

std::vector<Quantity> read_quantities(const AnswerLanguage& language, const Reading& reading);

}  // namespace grader::answers
