// SPDX-License-Identifier: MIT
#include "grader/answers/stance_own_claims.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace grader::answers {
namespace {

constexpr std::size_t least_rejected = 8;  ///< bytes of letters and digits: less is no whole claim

/// The next sign that may part a rejection from a claim, or `npos`.
std::size_t next_border(const StanceText& text, std::size_t from, std::size_t end) {
  for (std::size_t at = from; at < end; ++at) {
    const bool sign =
        text.all()[at] == ',' || text.all()[at] == ':' || text.all().substr(at).starts_with("—");
    if (sign && !text.inside_quotation(from, at)) return at;
  }
  return std::string_view::npos;
}

/// `not because of A`: what is rejected comes only behind the reason.
bool gives_reason(const StanceText& text, Range cue) {
  const std::string_view words = text.part(cue);
  for (const std::string_view ending :
       {"因", "因为", "由", "由于", "从", "根据", "凭", "凭借", "基于", "看到", "看见", "看", "用", "拿",
        "把", "将", "靠", "from", "because"})
    if (words.ends_with(ending)) return true;
  return false;
}

}  // namespace

void find_own_claim(const StanceText& text, Range cue, Range scope, StanceFindings& found) {
  bool premise = gives_reason(text, cue);
  std::size_t at = next_border(text, scope.begin, scope.end);
  for (; at != std::string_view::npos; at = next_border(text, at + 1, scope.end)) {
    const Range before = {scope.begin, at};
    if (text.content(before) < least_rejected) continue;
    if (text.all()[at] == ':' && text.patterns().leads_on.starts(text.part(before))) continue;
    const std::size_t end = std::min(next_border(text, at + 1, scope.end), scope.end);
    const std::string_view clause = text.part({at, end});
    if (text.patterns().lists_on.found_in(clause)) {
      premise = false;
      continue;
    }
    if (!premise && text.patterns().own_claim.found_in(clause)) {
      found.add(Manner::trailing, cue, {at, scope.end});
      return;
    }
    premise = false;
  }
}

}  // namespace grader::answers
