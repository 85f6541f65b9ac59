// SPDX-License-Identifier: MIT
// The labels of the parts of an answer: `(2)`, `b:`, `第一问`, and the letter alone at the start of a line.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "grader/answers/patterns.hpp"

namespace grader::answers {

/// Labels of one style number the parts; another style may number items within a part.
enum class LabelStyle { letter, digit, roman, chinese, word };

struct PartLabel {
  LabelStyle style = LabelStyle::digit;
  std::size_t index = 0;  ///< from 0
  Range range = {};
};

class PartLabels {
 public:
  PartLabels();
  /// In order; only those that number one of so many parts.
  std::vector<PartLabel> find(std::string_view text, std::size_t parts) const;
  /// Where letters and numbers within running words may be labels, each with the signs around it.
  std::vector<Range> find_running(std::string_view text) const;

 private:
  Pattern labels_;
  Pattern bare_labels_;
  Pattern running_labels_;
};

}  // namespace grader::answers
