// SPDX-License-Identifier: MIT
// Words of Taiwan and Hong Kong in the words that patterns are written in: the same thing under another name,
// and written Cantonese.
#pragma once

#include "grader/answers/letters.hpp"

namespace grader::answers {

/// `letters` are folded to simplified characters. What replaces a word stands for the whole of it.
Letters in_standard_words(const Letters& letters);

}  // namespace grader::answers
