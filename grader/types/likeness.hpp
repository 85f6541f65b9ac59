// SPDX-License-Identifier: MIT
// What answers that people have marked teach about one that nobody has: phrases, and how much each weighs.
//
// A sum over the phrases of an answer says how much it sounds like the marked ones that held a mistake. It is
// a second witness beside the rules (docs/decisions/0009-likeness.md). The numbers come from
// scripts/learn_likeness (logistic regression); docs/rubric.md, "Likeness".
#pragma once

#include <string>
#include <vector>

namespace grader {

/// The sum of an answer: `offset`, and the weight of every phrase that stands in it, once each. In
/// hundredths.
struct WeighedPhrases {
  struct Phrase {
    std::string words = {};  ///< as answers/phrases.hpp joins them
    int weight = 0;
  };
  int offset = 0;
  std::vector<Phrase> phrases = {};
};

struct Likeness {
  /// Answers that held what fails the exercise.
  struct Fail {
    std::string rule = {};
    int from = 0;    ///< so much is suspected, though no rule found it
    int surely = 0;  ///< so much establishes what a rule suspects
    int unlike = 0;  ///< less is only suspected, though a rule established it
    WeighedPhrases weighed = {};
  };
  std::vector<Fail> fails = {};
};

}  // namespace grader
