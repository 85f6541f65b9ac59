// SPDX-License-Identifier: MIT
// The phrases that show how a writer stands to his words, compiled once.
//
// What each is for is said at the function of the same name in stance_phrases.hpp.
#pragma once

#include "grader/answers/patterns.hpp"

namespace grader::answers {

struct StancePatterns {
  StancePatterns();

  Pattern forward;
  Pattern heading;
  Pattern verdict;
  Pattern pronoun;
  Pattern negator;
  Pattern no_negator;
  Pattern reversal;
  Pattern because;
  Pattern connective;
  Pattern attribution;
  Pattern agreement;
  Pattern refusal;
  Pattern refutation;
  Pattern rhetorical;
  Pattern correction;
  Pattern supposition;
  Pattern without;
  Pattern negation_end;
  Pattern hedge;
  Pattern choice;
  Pattern courtesy;
  Pattern consequence;
  Pattern title;
  Pattern others;
  Pattern leads_on;
  Pattern following;
  Pattern above;
  Pattern goes_on;
  Pattern reply;
  Pattern remark;
  Pattern judges_back;
  Pattern addition;
  Pattern own_claim;
  Pattern lists_on;
  Pattern saying;
  Pattern judges_all;
};

}  // namespace grader::answers
