// SPDX-License-Identifier: MIT
// Where in the student's file something was changed.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "grader/types/reading.hpp"

namespace grader::judge {

/// Found, and where (0: no line can be named); nothing: not found.
using Line = std::optional<int>;

/// The first edit that brings in one of the words; without words, the first one outside the blanks. 0: none.
int line_of_edit(const Reading& reading, const std::vector<std::string>& words);

bool brings_in(const Edit& edit, const std::vector<std::string>& words);

/// The edit that touches the template's text `near_code`, else the first outside the blanks.
int line_near(const Reading& reading, const std::string& near_code);

/// A text token by token: `self .` matches the tokens `self` and `.` next to each other.
bool holds_tokens(const std::string& text, const std::string& tokens);

/// `( int ) x`, `static_cast < int > ( x )` or `int ( x )`, with or without std::; not `sizeof ( int )`.
bool casts_to(const std::string& text, const std::vector<std::string>& types);

}  // namespace grader::judge
