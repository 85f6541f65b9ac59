// SPDX-License-Identifier: MIT
// Numbers that are no sizes: they number rows and sections, label what follows, or count something.
#pragma once

#include "grader/answers/number_words.hpp"
#include "grader/answers/numbers.hpp"
#include "grader/answers/quantities.hpp"

namespace grader::answers {

/// A longer unit outweighs what would be noise: `4 bytes` where `4 b` is a width.
bool is_noise(const NumberWords& words, const Number& number, const Quantity& quantity);
/// A word such as `states` or `times` stands behind it.
bool is_count(const NumberWords& words, const Number& number);

}  // namespace grader::answers
