// SPDX-License-Identifier: MIT
// How the writer stands to his words: what he rejects, negates, reports, asks, takes back or supposes.
//
// The spans are found once for a text; everything that reads the text asks them. A span is put there by a
// cue, as `does not follow`, and a phrase that holds the cue itself is not touched by the span.
#pragma once

#include <string_view>
#include <vector>

#include "grader/answers/outline.hpp"
#include "grader/answers/patterns.hpp"

namespace grader::answers {

enum class Manner {
  rejected,    ///< given as wrong or as not to be concluded
  negated,     ///< behind a plain `not`, in the same clause
  attributed,  ///< others say it, and the writer does not judge it
  asked,       ///< a question without an answer
  withdrawn,   ///< taken back: struck out, or corrected right after
  supposed,    ///< `if …`
  reported,    ///< another one's words, an earlier belief or a draft stand near: no firm ground for blame
};

struct StanceSpan {
  Manner manner = Manner::rejected;
  Range cue = {};
  Range scope = {};
};

class Stances {
 public:
  Stances() = default;
  explicit Stances(std::vector<StanceSpan> spans) : spans_(std::move(spans)) {}

  const std::vector<StanceSpan>& spans() const { return spans_; }
  /// Whether a span of this manner covers one of the parts, its cue standing outside all of them.
  bool covers(Manner manner, const std::vector<Range>& parts) const;
  bool covers_each(Manner manner, const std::vector<Range>& parts) const;  ///< every part, by any span
  bool any(Manner manner) const;

 private:
  std::vector<StanceSpan> spans_ = {};
};

class StanceReader {
 public:
  StanceReader();
  Stances read(std::string_view text, const Outline& outline) const;

 private:
  friend class StanceScan;
  Pattern forward_;
  Pattern heading_;
  Pattern verdict_;
  Pattern pronoun_;
  Pattern negator_;
  Pattern no_negator_;
  Pattern reversal_;
  Pattern because_;
  Pattern connective_;
  Pattern attribution_;
  Pattern agreement_;
  Pattern refusal_;
  Pattern refutation_;
  Pattern rhetorical_;
  Pattern correction_;
  Pattern supposition_;
  Pattern negation_end_;
  Pattern hedge_;
  Pattern choice_;
  Pattern courtesy_;
  Pattern consequence_;
  Pattern title_;
  Pattern others_;
  Pattern leads_on_;
  Pattern following_;
  Pattern above_;
  Pattern goes_on_;
  Pattern reply_;
  Pattern remark_;
  Pattern judges_back_;
  Pattern addition_;
};

}  // namespace grader::answers
