// SPDX-License-Identifier: MIT
// The phrases of a text: every run of one to four words. What marked answers are compared by.
//
// A word is a run of letters, a number, one character of a script without spaces, or one sign. Words of
// letters or digits that follow each other are joined by a blank, all others by nothing: `112 gb`, `绝对不`,
// `= 112`.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "grader/answers/reading.hpp"

namespace grader::answers {

inline constexpr std::size_t longest_phrase = 4;

/// Calls `found` with every phrase and where it stands, shorter ones first at each place. `text` is
/// normalised.
void each_phrase(std::string_view text,
                 const std::function<void(const std::string& phrase, Range where)>& found);

/// Each once, sorted; none of what the writer took back, copied from the question or addressed to the marker.
std::vector<std::string> phrases_of(const Reading& reading);

}  // namespace grader::answers
