// SPDX-License-Identifier: MIT
// Grade → text. Pure: returns text, writes nothing; the same grade gives the same bytes.
#pragma once

#include <string>
#include <vector>

#include "grader/types/grade.hpp"
#include "grader/types/text.hpp"

namespace grader::report {

enum class Audience {
  student,     ///< what is wrong, where, what to think about; no expected values, nothing hidden
  instructor,  ///< also call, got and expected, and all of the compiler's words
};
enum class Colour { never, always };

/// For a terminal. Every byte of a student outside printable text is escaped.
std::string terminal_text(const Grade& grade, Language language, Audience audience, Colour colour);

/// The same as Markdown (CommonMark), one document.
std::string markdown_report(const Grade& grade, Language language, Audience audience);

/// One object (docs/design.md, section 7), for the instructor. Ends with a newline.
std::string json_text(const Grade& grade, Language language);

/// An array of them.
std::string json_text(const std::vector<Grade>& grades, Language language);

}  // namespace grader::report
