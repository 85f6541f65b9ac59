// SPDX-License-Identifier: MIT
#include "grader/answers/stances.hpp"

#include <utility>

#include "grader/answers/stance_blocks.hpp"
#include "grader/answers/stance_doubts.hpp"
#include "grader/answers/stance_findings.hpp"
#include "grader/answers/stance_rejections.hpp"
#include "grader/answers/stance_text.hpp"
#include "grader/answers/stance_titles.hpp"
#include "grader/answers/stance_voices.hpp"

namespace grader::answers {

// The order counts: what the lines are set to show is seen first, and each cue rejects once.
Stances StanceReader::read(std::string_view words, const Outline& outline) const {
  const StanceText text(patterns_, words, outline);
  StanceFindings found;
  find_crosses(text, found);
  find_headings(text, found);
  find_forward(text, found);
  find_verdicts(text, found);
  find_attributions(text, found);
  find_refuted_quotations(text, found);
  find_questions(text, found);
  find_negations(text, found);
  find_withdrawn(text, found);
  find_suppositions(text, found);
  find_reports(text, found);
  return std::move(found).stances();
}

}  // namespace grader::answers
