// SPDX-License-Identifier: MIT
#include "grader/answers/stance_spans.hpp"

#include <algorithm>

namespace grader::answers {

bool Stances::covers(Manner manner, const std::vector<Range>& parts) const {
  for (const StanceSpan& span : spans_) {
    if (span.manner != manner) continue;
    const auto touched = [&](Range part) { return span.scope.meets(part); };
    const auto holds_cue = [&](Range part) { return !span.cue.empty() && part.holds(span.cue); };
    if (std::ranges::any_of(parts, touched) && std::ranges::none_of(parts, holds_cue)) return true;
  }
  return false;
}

bool Stances::covers_each(Manner manner, const std::vector<Range>& parts) const {
  return std::ranges::all_of(parts, [&](Range part) { return covers(manner, {part}); });
}

bool Stances::any(Manner manner) const {
  return std::ranges::any_of(spans_, [&](const StanceSpan& span) { return span.manner == manner; });
}

}  // namespace grader::answers
