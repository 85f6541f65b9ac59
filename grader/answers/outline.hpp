// SPDX-License-Identifier: MIT
// Where the sentences, clauses, lines and labelled parts of a normalised text are.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "grader/answers/labelled_parts.hpp"
#include "grader/answers/part_labels.hpp"
#include "grader/answers/patterns.hpp"
#include "grader/answers/set_lines.hpp"

namespace grader::answers {

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
  PartLabels labels_ = {};
};

}  // namespace grader::answers
