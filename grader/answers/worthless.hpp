// SPDX-License-Identifier: MIT
// Words that earn nothing whatever they name: copied from the question, strung together without a claim, or
// addressed to whoever marks.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
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
  /// No word of grammar and no sum: nothing is said of what is named.
  bool says_nothing(std::string_view text) const;
  static std::size_t keywords(std::string_view text);

 private:
  bool is_soup(std::string_view text) const;

  Pattern grammar_;
  Pattern compounds_;
  Pattern sizes_;
};

/// Short sentences that ask for points, claim them, or praise the answer itself.
class Pleas {
 public:
  Pleas();
  std::vector<Range> found_in(const Reading& reading) const;

 private:
  Pattern pleading_;
};

}  // namespace grader::answers
