// SPDX-License-Identifier: MIT
// What a cue rejects by how the lines are set: the list or paragraph under it, the column, the list above.
//
// Each says whether the cue was of its kind; then its spans are in `found`, and the cue is used up.
#pragma once

#include "grader/answers/stance_findings.hpp"
#include "grader/answers/stance_text.hpp"

namespace grader::answers {

/// Where a cue looks for what it rejects.
enum class BlockSight { forward, either_way };

/// `It does not follow that:` with nothing behind it on its line speaks of the list or paragraph below.
bool heads_block(const StanceText& text, Range cue, BlockSight sight, StanceFindings& found);
/// `| does not follow | why |`: the cells below are what does not follow.
bool heads_column(const StanceText& text, Range cue, StanceFindings& found);
/// `None of these follows.` under a list judges each of its items.
bool judges_list_above(const StanceText& text, Range cue, StanceFindings& found);
/// `❌ the peak halves`: a cross for a bullet.
void find_crosses(const StanceText& text, StanceFindings& found);

}  // namespace grader::answers
