// SPDX-License-Identifier: MIT
// Numbers with what stands behind them, as people write them: 208 GB, 13B, 1.3e9, 13×10^9, 130 亿, 7,000.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace grader::answers {

struct Amount {
  double number = 0;      ///< with its power of ten and its word for one (million, 亿, B)
  double bare = 0;        ///< without that word
  std::string unit = {};  ///< the letters behind it, small; empty when there are none
};

/// In the order of the text. Full-width digits count.
std::vector<Amount> amounts_in(std::string_view text);

}  // namespace grader::answers
