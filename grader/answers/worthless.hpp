// SPDX-License-Identifier: MIT
// Words that earn nothing whatever they name: copied from the question, or strung together without a claim.
#pragma once

#include <string>
#include <vector>

#include "grader/answers/reading.hpp"

namespace grader::answers {

/// Sentences that repeat the question. `questions` are normalised texts of it.
std::vector<Range> copied_sentences(const std::vector<std::string>& questions, const Reading& reading);

/// Many words and no sentence: nothing ties them to the question. Sentences of politeness around them make
/// no difference: what counts is where the words of the rubric stand.
class KeywordSoup {
 public:
  KeywordSoup();
  /// The stretches that earn nothing; none when most of the rubric's words stand in sentences.
  std::vector<Range> found_in(const Reading& reading) const;

 private:
  bool is_soup(std::string_view text) const;

  Pattern grammar_;
  Pattern sizes_;
};

}  // namespace grader::answers
