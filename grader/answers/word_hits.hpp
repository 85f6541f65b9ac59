// SPDX-License-Identifier: MIT
// Where the words of a rubric stand in one text, looked for when first asked.
//
// Most frames end at their first word, which the answer lacks, and then nobody asks where the others stand.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "grader/answers/patterns.hpp"

namespace grader::answers {

/// For one thread: it remembers what it found.
class WordHits {
 public:
  using Search = std::function<std::vector<Range>(std::size_t word, std::string_view text)>;

  /// No word stands anywhere.
  WordHits() = default;
  /// For `words` words; `search` must live as long.
  WordHits(std::size_t words, Search search) : search_(std::move(search)), found_(words) {}

  std::size_t words() const { return found_.size(); }
  /// `text` is always the same one.
  const std::vector<Range>& of(std::size_t word, std::string_view text) const {
    std::optional<std::vector<Range>>& found = found_.at(word);
    if (!found) found = search_(word, text);
    return *found;
  }

 private:
  Search search_ = {};
  mutable std::vector<std::optional<std::vector<Range>>> found_ = {};
};

}  // namespace grader::answers
