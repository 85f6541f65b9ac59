// SPDX-License-Identifier: MIT
// Words that earn nothing whatever they name: copied from the question, or strung together without a claim.
#pragma once

#include <string>
#include <vector>

#include "grader/answers/reading.hpp"

namespace grader::answers {

/// Sentences that repeat the question. `questions` are normalised texts of it.
std::vector<Range> copied_sentences(const std::vector<std::string>& questions, const Reading& reading);

/// Many words and no sentence: nothing ties them to the question.
class KeywordSoup {
 public:
  KeywordSoup();
  bool tastes_of(const Reading& reading) const;

 private:
  Pattern grammar_;
  Pattern sizes_;
};

}  // namespace grader::answers
