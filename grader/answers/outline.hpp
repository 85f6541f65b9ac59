// SPDX-License-Identifier: MIT
// Where the sentences, clauses, lines and labelled parts of a normalised text are.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "grader/answers/patterns.hpp"
#include "grader/answers/set_lines.hpp"

namespace grader::answers {

/// Text after a label such as `(2)` or `b:`; `index` counts from 0.
struct LabelledPart {
  std::size_t index = 0;
  Range range = {};
  std::size_t surely = 0;  ///< where a remark after the last part may begin; else the end
};

struct Outline {
  std::vector<Range> sentences = {};  ///< without gaps, in order
  std::vector<Range> clauses = {};    ///< the same; each lies in one sentence
  std::vector<LabelledPart> parts = {};
  std::vector<SetLine> lines = {};  ///< as the student set them; none where only a text was read
  std::vector<Range> spoken = {};   ///< lines of a dialogue, each behind the name of who speaks

  std::size_t sentence_at(std::size_t position) const;
  std::size_t clause_at(std::size_t position) const;
  Range sentence_around(Range range) const;  ///< all sentences that it meets
};

class OutlineReader {
 public:
  OutlineReader();
  /// `parts`: how many labelled parts there may be; 0 for none.
  Outline read(std::string_view text, std::size_t parts) const;

 private:
  Pattern clause_words_;
  Pattern abbreviations_;
  Pattern labels_;
  Pattern bare_labels_;
  Pattern running_labels_;
};

}  // namespace grader::answers
