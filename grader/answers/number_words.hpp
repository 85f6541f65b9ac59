// SPDX-License-Identifier: MIT
// The rubric's words beside a number: units, items, and the names of components.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "grader/answers/reading.hpp"
#include "grader/types/question.hpp"

namespace grader::answers {

/// Refers to what it was made of.
class NumberWords {
 public:
  NumberWords(const AnswerLanguage& language, const Reading& reading)
      : language_(language), reading_(reading) {}

  const AnswerLanguage& language() const { return language_; }
  std::string_view text() const { return reading_.text(); }
  const std::vector<Range>& hits(std::optional<std::size_t> word) const { return reading_.hits_of(word); }
  /// The hit that starts here, blanks skipped.
  std::optional<Range> hit_at(std::optional<std::size_t> word, std::size_t at) const;
  /// A component's name; none without a ledger.
  bool starts_name(std::size_t at) const;
  bool ends_name(std::size_t at) const;
  bool is_base_name(Range range) const;

 private:
  const AnswerLanguage& language_;
  const Reading& reading_;
};

}  // namespace grader::answers
