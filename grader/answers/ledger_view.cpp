// SPDX-License-Identifier: MIT
#include "grader/answers/ledger_view.hpp"

#include <algorithm>
#include <string_view>

namespace grader::answers {

bool is_ignored(const LedgerView& view, Range range) {
  return std::ranges::any_of(view.ignored, [&](Range other) { return other.meets(range); });
}

bool is_replaced(const Reading& reading, Range size) {
  std::string_view before = reading.text({0, size.begin});
  while (before.ends_with(' ')) before.remove_suffix(1);
  for (const std::string_view cue :
       {" not", "n't", "不是", "并非", "而非", "rather than", "instead of", "绝非"})
    if (before.ends_with(cue)) return true;
  return false;
}

bool is_usable(const LedgerView& view, std::size_t quantity) {
  const Quantity& size = view.quantities[quantity];
  if (size.kind != Quantity::Kind::size || is_ignored(view, size.range)) return false;
  if (is_replaced(view.reading, size.range)) return false;
  const Stances& stances = view.reading.stances;
  const std::vector<Range> parts = {size.range};
  return !stances.covers(Manner::withdrawn, parts) && !stances.covers(Manner::rejected, parts);
}

}  // namespace grader::answers
