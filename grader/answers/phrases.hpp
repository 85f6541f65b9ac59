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

/// A phrase of what the writer denies is heard a second time with the first sign before it, and one of what
/// he only reports, asks or supposes with the second: the same words mean something else there. No phrase of
/// a text begins like this, since no blank follows a colon in one.
inline const std::string denied_sign = "not: ";
inline const std::string distant_sign = "said: ";

/// Calls `found` with every phrase and where it stands, shorter ones first at each place. `text` is
/// normalised.
void each_phrase(std::string_view text,
                 const std::function<void(const std::string& phrase, Range where)>& found);

/// The same of an answer, without what the writer took back, copied from the question or addressed to the
/// marker; once more with the sign of the voice in which it is said.
void each_own_phrase(const Reading& reading, const std::function<void(const std::string& phrase)>& found);

/// Those, each once, sorted.
std::vector<std::string> phrases_of(const Reading& reading);

}  // namespace grader::answers
