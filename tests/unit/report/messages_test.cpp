// SPDX-License-Identifier: MIT
#include "grader/report/messages.hpp"

#include <gtest/gtest.h>

#include <set>

namespace grader::report {
namespace {

// The numbers of the holes that a sentence fills, found by filling them with marks.
std::set<int> holes_of(Sentence sentence, Language language) {
  const std::string text = say(sentence, language, {"<0>", "<1>", "<2>", "<3>", "<4>"});
  std::set<int> holes;
  for (int hole = 0; hole < 5; ++hole) {
    if (text.find("<" + std::to_string(hole) + ">") != std::string::npos) holes.insert(hole);
  }
  return holes;
}

TEST(Messages, EverySentenceSaysTheSameThingsInBothLanguages) {
  for (int i = 0; i < static_cast<int>(Sentence::count); ++i) {
    const auto sentence = static_cast<Sentence>(i);
    EXPECT_EQ(holes_of(sentence, Language::zh), holes_of(sentence, Language::en)) << "sentence " << i;
  }
}

TEST(Messages, OneIsNoPlural) {
  EXPECT_EQ(fill_holes("{0:blank is|blanks are} open", {"1"}), "1 blank is open");
  for (const char* several : {"0", "2", "11", "0.5", "0–1"})
    EXPECT_EQ(fill_holes("{0:blank is|blanks are} open", {several}),
              std::string(several) + " blanks are open");
  EXPECT_EQ(say(Sentence::more_lines, Language::en, {"1"}), "(1 more line)");
}

TEST(Messages, BracesInAValueAreNotTakenForHoles) {
  EXPECT_EQ(say(Sentence::compiler_says, Language::en, {"expected '{0}'"}), "Compiler: expected '{0}'");
}

}  // namespace
}  // namespace grader::report
