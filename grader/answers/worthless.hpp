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
/// no difference: what counts is where the words of the rubric stand. Rows of a table and lines of a list
/// belong together: sizes in several of them are a ledger, and a sum beside the words ties them to it.
class KeywordSoup {
 public:
  KeywordSoup();
  /// What makes a soup of a list: its words, or its entries where a question asks for a list.
  enum class Counted { words, entries };
  /// The stretches that earn nothing; none when most of the rubric's words stand in sentences.
  std::vector<Range> found_in(const Reading& reading, Counted counted = Counted::words) const;
  /// Written as a list of items, which may tie the words to the question: a human must look.
  static bool is_list(const Reading& reading, Range soup);
  /// No word of grammar and no sum: nothing is said of what is named.
  bool says_nothing(std::string_view text) const;
  static std::size_t keywords(std::string_view text);

 private:
  bool is_soup(std::string_view text, Counted counted) const;
  static std::size_t entries(std::string_view text);
  bool has_grammar(std::string_view text) const;
  std::size_t sizes_in(std::string_view text) const;
  bool beside_sum(const Reading& reading, Range run) const;

  Pattern grammar_;
  Pattern compounds_;
  Pattern sizes_;
  Pattern labels_;
};

/// Short sentences that ask for points, claim them, or praise the answer itself. Where such a sentence says
/// something else too, only the clause with the plea is one.
class Pleas {
 public:
  Pleas();
  std::vector<Range> found_in(const Reading& reading) const;

 private:
  Pattern pleading_;
  Pattern amounts_;
};

}  // namespace grader::answers
