// SPDX-License-Identifier: MIT
// A whole account that may be taken back: told by another one who is wrong, called false in one sweep,
// supposed only to be dismissed, written anew under a correction, called a joke, or only asked.
//
// None of this is certain: what is found is read both ways, and a person decides.
#pragma once

#include <string_view>
#include <vector>

#include "grader/answers/outline.hpp"
#include "grader/answers/patterns.hpp"
#include "grader/answers/stance_spans.hpp"

namespace grader::answers {

/// Two or more items that are only asked, as in `a 14? b 28? I do not know.` A mere `…, right?` asks nothing.
std::vector<Range> items_only_asked(std::string_view text, const Outline& outline, const Stances& stances,
                                    const std::vector<Range>& contents);

class Retractions {
 public:
  Retractions();
  /// What may not be meant. `contents` are where the account's items stand, `aliens` what no account holds.
  std::vector<Range> found_in(std::string_view text, const Outline& outline,
                              const std::vector<Range>& contents, const std::vector<Range>& aliens) const;

  /// What a sentence behind it calls a joke, whatever it is about: `Just kidding.`
  std::vector<Range> jests_in(std::string_view text, const Outline& outline) const;

 private:
  Pattern sweeping_;
  Pattern person_;
  Pattern anew_;
  Pattern wholly_;
  Pattern beside_;
  Pattern jest_;
};

}  // namespace grader::answers
