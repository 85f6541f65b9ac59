// SPDX-License-Identifier: MIT
// Lists that are there to hit something: the same words under several labels, or one string of keywords that
// answers every part of a question at once. Some of it may be meant, so it is doubted and not thrown away.
#pragma once

#include <cstddef>
#include <vector>

#include "grader/answers/reading.hpp"
#include "grader/answers/worthless.hpp"
#include "grader/types/question.hpp"

namespace grader::answers {

/// Labelled parts that say the same as another one, in whatever order of words.
std::vector<Range> repeated_parts(const Reading& reading);

/// Strings of keywords that hold words of every part of the question. In an answer with labels one long list
/// may be meant, as a list of measurements; from two on they are stuffing.
std::vector<Range> catch_all_lists(const Question& question, const Reading& reading, const KeywordSoup& soup);

/// `a b c d 14 28 28 28`: names in one heap and sizes in another, and nothing that pairs them.
std::vector<Range> heaps_in(const Reading& reading);

}  // namespace grader::answers
