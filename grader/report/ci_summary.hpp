// SPDX-License-Identifier: MIT
// A grade for the page of a CI job, in GitHub's Markdown: verdict, points and next step, a table of all
// items, and below it what is wrong with each.
//
// Promises: student text is plain text in it (escape_markdown.hpp): no tag, no link, no name that is called;
// never longer than a job summary may be.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "grader/report/check_items.hpp"

namespace grader::report {

/// GitHub refuses the whole summary of a step above 1 MiB.
constexpr std::size_t most_summary_bytes = 1000UL * 1024;

std::string ci_summary(const Grade& grade, const std::vector<CheckItem>& items, Language language);

}  // namespace grader::report
