// SPDX-License-Identifier: MIT
// Plain digits and small letters of a normalised text, byte by byte.
#pragma once

namespace grader::answers {

inline bool is_digit(char sign) { return sign >= '0' && sign <= '9'; }
inline bool is_latin(char sign) { return sign >= 'a' && sign <= 'z'; }

}  // namespace grader::answers
