// SPDX-License-Identifier: MIT
// What a number may be as a size per item: its unit and its rivals, a bare number of one item or of all.
#pragma once

#include <vector>

#include "grader/answers/quantities.hpp"
#include "grader/types/question.hpp"

namespace grader::answers {

/// Refers to the language that it was made of.
class PossibleSizes {
 public:
  explicit PossibleSizes(const AnswerLanguage& language);

  double items() const { return items_; }
  double usual_unit() const { return usual_unit_; }  ///< what a bare number of the whole is in
  /// What some of the components add up to.
  bool is_sum(double value) const;
  /// `twenty-eight` may be a size, `three` counts.
  bool is_whole_number_of_sizes(double value) const;
  std::vector<double> of(const Quantity& quantity) const;

 private:
  const AnswerLanguage& language_;
  double items_ = 1;
  double usual_unit_ = 1;
  std::vector<double> sums_ = {};
};

}  // namespace grader::answers
