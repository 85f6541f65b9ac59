// SPDX-License-Identifier: MIT
// One mark of two readings of the same answer: what only one of them finds is not certain.
#pragma once

#include "grader/types/grade.hpp"

namespace grader::answers {

/// `other` is the mark without what the writer may take back.
void join(QuestionMark& mark, const QuestionMark& other);

/// Words that no reader sees never decide; where they would have, a person looks.
void doubt_hidden(const QuestionMark& with_hidden, QuestionMark& mark);

}  // namespace grader::answers
