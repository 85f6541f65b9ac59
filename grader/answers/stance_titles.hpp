// SPDX-License-Identifier: MIT
// What a title rejects: `wrong conclusion: …`, `Not implied, two ways round. …`
#pragma once

#include <cstddef>

#include "grader/answers/stance_findings.hpp"
#include "grader/answers/stance_text.hpp"

namespace grader::answers {

/// The end of what is rejected when that is a quotation: what stands behind it is the writer's own again.
/// `end` where it is none.
std::size_t end_of_quotation(const StanceText& text, std::size_t from, std::size_t end);
/// Titles that say that something wrong follows, wherever in the line they stand.
void find_headings(const StanceText& text, StanceFindings& found);
/// `Not implied, two ways round.` opens its line, and what it heads follows on the same line.
bool opens_line(const StanceText& text, Range cue);
/// Rejects the rest of the sentence, and where that is a few words only, the next one.
void reject_titled(const StanceText& text, Range cue, StanceFindings& found);

}  // namespace grader::answers
