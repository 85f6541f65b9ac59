// SPDX-License-Identifier: MIT
#include "grader/answers/ledger_open_list.hpp"

#include <algorithm>
#include <cstddef>

#include "grader/answers/hard_fails.hpp"

namespace grader::answers {
namespace {

constexpr std::size_t longest_list = 120;  ///< bytes between a name and the words that leave its list open

}  // namespace

bool is_enumerated(const LedgerSource& source, const Picture& picture) {
  return std::ranges::any_of(source.reading.hits_of(source.rule.only_word), [&](Range only) {
    const Range around = source.reading.outline.sentence_around(only);
    // A list in quotation marks is somebody's.
    if (quoted(source.reading, only)) return false;
    std::size_t count = 0;
    for (std::size_t index = 0; index < picture.states.size(); ++index)
      count += std::ranges::any_of(picture.items.names, [&](const LedgerName& name) {
        return name.claimed && around.meets(name.range) &&
               std::ranges::find(name.components, index) != name.components.end();
      });
    return count >= 3;
  });
}

bool is_left_open(const LedgerSource& source, const Picture& picture) {
  return std::ranges::any_of(source.reading.hits_of(source.rule.open_word), [&](Range open) {
    // `buffers and the like` leaves open only what does not belong here.
    if (std::ranges::any_of(picture.items.names, [&](const LedgerName& name) {
          return name.foreign && name.range.end <= open.begin && open.begin - name.range.end < 8;
        }))
      return false;
    return std::ranges::any_of(picture.items.names, [&](const LedgerName& name) {
      const bool beside = source.reading.outline.sentence_around(open).meets(name.range);
      return !name.foreign &&
             (beside || (name.range.end <= open.begin && open.begin - name.range.end < longest_list));
    });
  });
}

}  // namespace grader::answers
