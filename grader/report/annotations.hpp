// SPDX-License-Identifier: MIT
// What GitHub shows beside the lines of a change: commands to it, one a line (`::error file=…,line=…::…`).
//
// Promises: the most important first and never more than GitHub shows, for it drops the others in silence; a
// notice at the end says how many are left out. Every line is a command of ours, and no text of a student is
// another one. Elsewhere the lines mean nothing.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "grader/report/check_items.hpp"

namespace grader::report {

/// Of errors, of warnings and of notices: what GitHub shows for one step.
constexpr std::size_t most_annotations_of_a_kind = 10;

/// One error, for what kept everything else from being looked at.
std::string annotation_of_trouble(std::string_view what, std::string_view hint);

std::string annotations(const std::vector<CheckItem>& items, Language language);

}  // namespace grader::report
