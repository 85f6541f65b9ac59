// SPDX-License-Identifier: MIT
// Where the words are not plainly the writer's own: told by others, quoted and refuted, asked.
#pragma once

#include "grader/answers/stance_findings.hpp"
#include "grader/answers/stance_text.hpp"

namespace grader::answers {

/// `some people say …`: attributed, or rejected where a reversal or a no follows.
void find_attributions(const StanceText& text, StanceFindings& found);
/// `"A, so B" … I must object`: what is quoted and argued against soon after is rejected.
void find_refuted_quotations(const StanceText& text, StanceFindings& found);
/// Questions without an answer; one that is answered by no, or is none at heart, is rejected.
void find_questions(const StanceText& text, StanceFindings& found);
/// Where others speak or a refutation follows at once, the sentence may not be the writer's last word.
void find_reports(const StanceText& text, StanceFindings& found);

}  // namespace grader::answers
