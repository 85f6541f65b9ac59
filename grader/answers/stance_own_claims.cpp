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

std::size_t find_own_claim_before(const StanceText& text, Range cue, Range scope, StanceFindings& found) {
  const Range clause = text.clause(cue.begin);
  if (clause.begin <= scope.begin || text.inside_quotation(scope.begin, clause.begin)) return scope.begin;
  const Range own = {clause.begin, cue.begin};
  if (text.content(own) < least_rejected || text.only_points_back(own)) return scope.begin;
  if (text.patterns().saying.starts(text.part(own))) return clause.begin;
  std::size_t at = scope.begin;
  for (; at < clause.begin; at = text.clause(at).end)
    if (text.patterns().saying.starts(text.part({at, clause.begin}))) return scope.begin;
  if (!text.patterns().judges_all.found_in(text.part(own)))
    found.add(Manner::trailing, cue, {scope.begin, clause.begin});
  return scope.begin;
}

}  // namespace grader::answers
