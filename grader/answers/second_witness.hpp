// SPDX-License-Identifier: MIT
// The rules have marked an answer; what does likeness to marked answers say to that?
//
// Two witnesses who agree on a mistake establish it, for a person to confirm; where they clearly disagree, a
// person looks. Likeness alone establishes nothing and silences nothing: phrases are cheap to add. Of points
// it says nothing.
#pragma once

#include "grader/answers/likeness.hpp"
#include "grader/answers/reading.hpp"
#include "grader/types/grade.hpp"
#include "grader/types/question.hpp"

namespace grader::answers {

/// `mark` is what the rules make of `reading`. Changes only its hard fails: suspicions come or are
/// established, and established ones are only suspected.
void hear_second_witness(const LikenessReader& likeness, const AnswerLanguage& language,
                         const Question& question, const Reading& reading, QuestionMark& mark);

}  // namespace grader::answers
