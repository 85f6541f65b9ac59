// SPDX-License-Identifier: MIT
// Regular expressions that run in linear time on any text. The door to RE2.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace grader::answers {

/// Bytes of a text, from `begin` to before `end`.
struct Range {
  std::size_t begin = 0;
  std::size_t end = 0;
  bool holds(std::size_t at) const { return begin <= at && at < end; }
  bool holds(Range other) const { return begin <= other.begin && other.end <= end; }
  bool meets(Range other) const { return begin < other.end && other.begin < end; }
  bool empty() const { return begin >= end; }
  std::size_t size() const { return end - begin; }
  bool operator==(const Range&) const = default;
};

/// One expression, compiled. Matches are leftmost and longest.
class Pattern {
 public:
  explicit Pattern(const std::string& expression);  ///< throws Error when it is none
  Pattern(Pattern&&) noexcept;
  Pattern& operator=(Pattern&&) noexcept;
  ~Pattern();

  bool found_in(std::string_view text) const;
  bool starts(std::string_view text) const;  ///< a match at the very beginning
  /// Matches that do not overlap, in order; at most `most`. Empty matches are none.
  std::vector<Range> find_all(std::string_view text, std::size_t most = 4096) const;

 private:
  struct Compiled;
  std::unique_ptr<Compiled> compiled_;
};

}  // namespace grader::answers
