// SPDX-License-Identifier: MIT
// One answer, read: its normalised text, its outline, the writer's stances, and where the rubric's words
// stand.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "grader/answers/normalise.hpp"
#include "grader/answers/outline.hpp"
#include "grader/answers/patterns.hpp"
#include "grader/answers/stances.hpp"
#include "grader/answers/word_hits.hpp"
#include "grader/types/question.hpp"

namespace grader::answers {

struct Reading {
  NormalText normal = {};
  Outline outline = {};
  Stances stances = {};
  WordHits words = {};               ///< of AnswerLanguage
  std::vector<Range> doubtful = {};  ///< may be taken back as a whole: the answer is read with and without
  std::string_view text() const { return normal.text; }
  std::string_view text(Range range) const { return text().substr(range.begin, range.size()); }
  /// None for a word that marking the question does not ask for.
  const std::vector<Range>& hits(std::size_t word) const { return words.of(word, text()); }
  const std::vector<Range>& hits_of(const std::optional<std::size_t>& word) const;  ///< none for no word
  bool meets_hit(const std::optional<std::size_t>& word, Range range) const;
};

/// The places where the words of one frame say it together.
struct FrameMatch {
  std::vector<Range> parts = {};
  Range whole() const;
};

/// At most `most` matches; a text that could give many more is cut short, so that time stays bounded.
std::vector<FrameMatch> match_frame(const Frame& frame, const Reading& reading, std::size_t most = 64);

}  // namespace grader::answers
