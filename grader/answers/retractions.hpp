// SPDX-License-Identifier: MIT
// A whole account that may be taken back: told by another one who is wrong, called false in one sweep,
// supposed only to be dismissed, or written anew under a correction.
//
// None of this is certain: what is found is read both ways, and a person decides.
#pragma once

#include <string_view>
#include <vector>

#include "grader/answers/outline.hpp"
#include "grader/answers/patterns.hpp"

namespace grader::answers {

class Retractions {
 public:
  Retractions();
  /// What may not be meant. `contents` are where the account's items stand, `aliens` what no account holds.
  std::vector<Range> found_in(std::string_view text, const Outline& outline,
                              const std::vector<Range>& contents, const std::vector<Range>& aliens) const;

 private:
  Pattern sweeping_;
  Pattern person_;
  Pattern anew_;
  Pattern wholly_;
  Pattern beside_;
};

}  // namespace grader::answers
