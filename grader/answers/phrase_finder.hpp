// SPDX-License-Identifier: MIT
// Where the words of a rubric stand in a text. A rubric has thousands of phrases, and any text has letters of
// only a few: the others are ruled out all at once, so that a rubric may grow without a reader's waiting.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "grader/answers/patterns.hpp"

namespace grader::answers {

class PhraseFinder {
 public:
  /// Sets of expressions as for Pattern; Error is thrown for what is none.
  explicit PhraseFinder(const std::vector<std::vector<std::string>>& sets);
  PhraseFinder(PhraseFinder&&) noexcept;
  PhraseFinder& operator=(PhraseFinder&&) noexcept;
  ~PhraseFinder();

  /// By expression: whether the text may match it.
  using Candidates = std::vector<bool>;
  /// The text must be in lower case.
  Candidates candidates_in(std::string_view text) const;
  /// How many expressions of the set the text may match.
  std::size_t count_in(std::size_t set, const Candidates& candidates) const;
  /// What one expression of all in the set, joined by |, would find: leftmost, longest, without overlap.
  std::vector<Range> find_all(std::string_view text, std::size_t set, const Candidates& candidates) const;

 private:
  struct Compiled;
  std::unique_ptr<Compiled> compiled_;
};

}  // namespace grader::answers
