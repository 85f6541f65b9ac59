// SPDX-License-Identifier: MIT
// What a student sees who checks himself: a list of blanks and questions, each with a sign, what is wrong
// and as much of a hint as was asked for; at the end one thing to do next.
//
// Promises: nothing that a student may not see; readable without colours and on narrow screens (from 40
// columns). A hint teaches, and never is the answer.
#pragma once

#include <cstddef>
#include <string>

#include "grader/report/page.hpp"
#include "grader/types/grade.hpp"
#include "grader/types/text.hpp"

namespace grader::report {

enum class HintLevel {
  what_is_wrong,  ///< 1: what is wrong, and where
  question,       ///< 2: and a question to think about
  way,            ///< 3: and a way to find out
};

struct ChecklistStyle {
  Language language = Language::en;
  Colour colour = Colour::never;
  HintLevel hints = HintLevel::question;
  std::size_t columns = Page::usual_columns;
};

std::string checklist(const Grade& grade, const ChecklistStyle& style);

/// What to think about, and a way to find out, as much as was asked for: a line each, escaped; or nothing.
std::string hint_text(const BlankMark& blank, Language language, HintLevel hints);

/// The one thing to do next, in one sentence; escaped.
std::string next_step(const Grade& grade, Language language);

}  // namespace grader::report
