// SPDX-License-Identifier: MIT
// A text with its outline, and what every search for stances asks of it.
//
// It holds views: the text, its outline and the patterns must live longer. Nothing here changes.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "grader/answers/outline.hpp"
#include "grader/answers/stance_patterns.hpp"

namespace grader::answers {

constexpr std::size_t least_content = 4;    ///< bytes of letters and digits: less says nothing
constexpr std::size_t least_reported = 12;  ///< the same: less tells nobody's view

class StanceText {
 public:
  StanceText(const StancePatterns& patterns, std::string_view text, const Outline& outline);

  std::string_view all() const { return all_; }
  const Outline& outline() const { return outline_; }
  const StancePatterns& patterns() const { return patterns_; }
  const std::vector<Range>& reversals() const { return reversals_; }        ///< `but`
  const std::vector<Range>& connectives() const { return connectives_; }    ///< `because`, `so`
  const std::vector<Range>& attributions() const { return attributions_; }  ///< `some people say`

  /// What the writer struck out, each from its mark on.
  const std::vector<Range>& struck_out() const { return struck_out_; }
  bool is_struck_out(Range cue) const;

  std::string_view part(Range range) const { return all_.substr(range.begin, range.size()); }
  /// Bytes of letters and digits.
  std::size_t content(Range range) const;
  Range sentence(std::size_t at) const { return outline_.sentences[outline_.sentence_at(at)]; }
  Range clause(std::size_t at) const { return outline_.clauses[outline_.clause_at(at)]; }
  std::size_t line_begin(std::size_t at) const;
  std::size_t line_end(std::size_t at) const;
  /// The first place from `at` on that is no space, line end, closing quote or bracket.
  std::size_t next_sentence(std::size_t at) const;
  /// Behind the last letter or digit before `at`; 0 where there is none.
  std::size_t behind_letter(std::size_t at) const;

  /// Whether nothing is said there, or only something like `but this`.
  bool only_points_back(Range range) const;
  bool starts_with_reversal(std::size_t at) const;
  /// Whether a reason begins at `at`, or behind blanks and commas there.
  bool starts_with_reason(std::size_t at) const;
  /// Whether `at` stands inside quotes that open behind `from`.
  bool inside_quotation(std::size_t from, std::size_t at) const;
  /// Where a rejection that starts at `begin` ends: before a reversal or a reason, not inside quotes.
  std::size_t cut(std::size_t begin, std::size_t end) const;

 private:
  const StancePatterns& patterns_;
  std::string_view all_;
  const Outline& outline_;
  std::vector<Range> reversals_;
  std::vector<Range> reasons_;
  std::vector<Range> connectives_;
  std::vector<Range> attributions_;
  std::vector<Range> struck_out_;
};

}  // namespace grader::answers
