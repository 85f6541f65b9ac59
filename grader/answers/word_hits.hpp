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
  using Effort = std::function<std::size_t(std::size_t word)>;

  /// No word stands anywhere.
  WordHits() = default;
  /// For `words` words. The effort is how many expressions a search would run; 0 where nothing can be found.
  WordHits(std::size_t words, Search search, Effort effort)
      : search_(std::move(search)), effort_(std::move(effort)), found_(words) {}

  std::size_t words() const { return found_.size(); }
  /// What it would cost to ask; 0 for what is known.
  std::size_t effort(std::size_t word) const { return found_.at(word) ? 0 : effort_(word); }
  /// Known without a search: it stands nowhere.
  bool surely_nowhere(std::size_t word) const {
    return found_.at(word) ? found_[word]->empty() : effort_(word) == 0;
  }
  /// `text` is always the same one.
  const std::vector<Range>& of(std::size_t word, std::string_view text) const {
    std::optional<std::vector<Range>>& found = found_.at(word);
    if (!found) found = search_(word, text);
    return *found;
  }

 private:
  Search search_ = {};
  Effort effort_ = {};
  mutable std::vector<std::optional<std::vector<Range>>> found_ = {};
};

}  // namespace grader::answers
