// SPDX-License-Identifier: MIT
// What a reading of a text has found so far: the spans, and the cues that are used up.
//
// A cue rejects once: a search that comes later asks `knows` before it takes a cue.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "grader/answers/stance_spans.hpp"

namespace grader::answers {

class StanceFindings {
 public:
  /// An empty scope is not kept.
  void add(Manner manner, Range cue, Range scope) {
    if (!scope.empty()) spans_.push_back({manner, cue, scope});
  }
  void note(Range cue) { cues_.push_back(cue); }
  void reject(Range cue, Range scope) {
    note(cue);
    add(Manner::rejected, cue, scope);
  }

  bool knows(Range cue) const {
    return std::ranges::any_of(cues_, [&](Range known) { return known.meets(cue); });
  }
  bool cue_opens(std::size_t at) const {
    return std::ranges::any_of(cues_, [&](Range known) { return known.begin == at; });
  }
  Stances stances() && { return Stances(std::move(spans_)); }

 private:
  std::vector<Range> cues_ = {};
  std::vector<StanceSpan> spans_ = {};
};

}  // namespace grader::answers
