// SPDX-License-Identifier: MIT
#include "grader/answers/number_words.hpp"

#include <algorithm>

namespace grader::answers {

std::optional<Range> NumberWords::hit_at(std::optional<std::size_t> word, std::size_t at) const {
  while (at < text().size() && (text()[at] == ' ' || text()[at] == '-')) ++at;
  const std::vector<Range>& ranges = hits(word);
  const auto found = std::ranges::lower_bound(ranges, at, {}, &Range::begin);
  return found != ranges.end() && found->begin == at ? std::optional(*found) : std::nullopt;
}

bool NumberWords::starts_name(std::size_t at) const {
  if (!language_.ledger) return false;
  return std::ranges::any_of(language_.ledger->components,
                             [&](const auto& component) { return hit_at(component.word, at).has_value(); });
}

bool NumberWords::ends_name(std::size_t at) const {
  while (at > 0 && text()[at - 1] == ' ') --at;
  return std::ranges::any_of(language_.ledger->components, [&](const auto& component) {
    return std::ranges::any_of(hits(component.word), [&](Range hit) { return hit.end == at; });
  });
}

bool NumberWords::is_base_name(Range range) const {
  return std::ranges::any_of(language_.ledger->components, [&](const LedgerRule::Component& component) {
    return component.base && std::ranges::find(hits(component.word), range) != hits(component.word).end();
  });
}

}  // namespace grader::answers
