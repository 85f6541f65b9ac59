// SPDX-License-Identifier: MIT
// How the writer stands to a part of his words, and where that part is.
//
// A span is put there by a cue, as `does not follow`, and a phrase that holds the cue itself is not touched
// by the span.
#pragma once

#include <utility>
#include <vector>

#include "grader/answers/patterns.hpp"

namespace grader::answers {

enum class Manner {
  rejected,    ///< given as wrong or as not to be concluded
  negated,     ///< behind a plain `not`, in the same clause
  attributed,  ///< others say it, and the writer does not judge it
  asked,       ///< a question without an answer
  withdrawn,   ///< taken back: struck out, or corrected right after
  supposed,    ///< `if …`
  trailing,  ///< inside a rejection, yet it may be the writer's own claim again: ground for a suspicion only
  reported,  ///< another one's words, an earlier belief or a draft stand near: no firm ground for blame
};

struct StanceSpan {
  Manner manner = Manner::rejected;
  Range cue = {};
  Range scope = {};
};

class Stances {
 public:
  Stances() = default;
  explicit Stances(std::vector<StanceSpan> spans) : spans_(std::move(spans)) {}

  const std::vector<StanceSpan>& spans() const { return spans_; }
  /// Whether a span of this manner covers one of the parts, its cue standing outside all of them.
  bool covers(Manner manner, const std::vector<Range>& parts) const;
  bool covers_each(Manner manner, const std::vector<Range>& parts) const;  ///< every part, by any span
  bool any(Manner manner) const;

 private:
  std::vector<StanceSpan> spans_ = {};
};

}  // namespace grader::answers
