// SPDX-License-Identifier: MIT
// The part of the self-test that looks at the questions: do the exercise's own model answers get everything,
// and the untouched form, the bare questions and nothing at all get nothing?
#pragma once

#include <filesystem>

#include "grader/selftest.hpp"

namespace grader {

/// Model answers are reference/<exercise>/answers.<language>.md; without them that part is left out, and so
/// is everything for an exercise whose questions no rubric marks.
void check_answers(const Exercise& exercise, const std::filesystem::path& folder, SelftestResult& result);

}  // namespace grader
