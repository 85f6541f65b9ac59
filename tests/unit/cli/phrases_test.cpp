// SPDX-License-Identifier: MIT
#include "grader/cli/phrases.hpp"

#include <gtest/gtest.h>

#include <set>

namespace grader::cli {
namespace {

std::set<int> holes_of(Phrase which, Language language) {
  const std::string text = phrase(which, language, {"<0>", "<1>", "<2>", "<3>", "<4>"});
  std::set<int> holes;
  for (int hole = 0; hole < 5; ++hole) {
    if (text.find("<" + std::to_string(hole) + ">") != std::string::npos) holes.insert(hole);
  }
  return holes;
}

TEST(Phrases, EveryPhraseSaysTheSameThingsInBothLanguages) {
  for (int i = 0; i < static_cast<int>(Phrase::count); ++i) {
    const auto which = static_cast<Phrase>(i);
    EXPECT_EQ(holes_of(which, Language::zh), holes_of(which, Language::en)) << "phrase " << i;
  }
}

}  // namespace
}  // namespace grader::cli
