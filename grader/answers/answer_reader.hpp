// SPDX-License-Identifier: MIT
// Reads an answer as marking needs it: its outline and stances, where the rubric's words stand, and what is
// worth nothing or may be taken back.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "grader/answers/outline.hpp"
#include "grader/answers/phrase_finder.hpp"
#include "grader/answers/reading.hpp"
#include "grader/answers/retractions.hpp"
#include "grader/answers/stances.hpp"
#include "grader/answers/stuffing.hpp"
#include "grader/answers/worthless.hpp"
#include "grader/formats/encoding.hpp"
#include "grader/types/exercise.hpp"
#include "grader/types/question.hpp"

namespace grader::answers {

/// Made once for an exercise: its words are compiled then. Const calls may run in several threads.
class AnswerReader {
 public:
  /// Throws Error when a word of the rubric is no regular expression.
  explicit AnswerReader(const Exercise& exercise);

  /// What is read must not outlive the reader.
  Reading read(const Question& question, std::string_view verbatim) const;
  const AnswerLanguage& language() const { return language_; }

 private:
  WordHits words_in(const Question& question, std::string_view text) const;
  std::vector<Range> hits_of(std::size_t word, std::string_view text,
                             const PhraseFinder::Candidates& candidates) const;
  void withdraw_worthless(const Question& question, Reading& reading) const;
  void find_retractions(Reading& reading) const;

  AnswerLanguage language_;
  PhraseFinder finder_;  ///< first of all words, then of their exceptions
  formats::Folding folding_ = {};
  OutlineReader outlines_ = {};
  StanceReader stances_ = {};
  KeywordSoup soup_ = {};
  Pleas pleas_ = {};
  Retractions retractions_ = {};
  std::map<std::string, std::vector<std::size_t>> words_ = {};
  std::map<std::string, std::vector<std::string>> texts_ = {};
};

}  // namespace grader::answers
