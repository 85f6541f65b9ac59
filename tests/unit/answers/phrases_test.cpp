// SPDX-License-Identifier: MIT
#include "grader/answers/phrases.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace grader::answers {
namespace {

std::vector<std::string> phrases(std::string_view text) {
  std::vector<std::string> all;
  each_phrase(text, [&](const std::string& phrase, Range) { all.push_back(phrase); });
  return all;
}

TEST(Phrases, AreRunsOfOneToFourWords) {
  EXPECT_EQ(phrases("a lid keeps dust"),
            (std::vector<std::string>{"a", "a lid", "a lid keeps", "a lid keeps dust", "lid", "lid keeps",
                                      "lid keeps dust", "keeps", "keeps dust", "dust"}));
}

TEST(Phrases, FiveWordsAreNoPhrase) {
  const auto all = phrases("one two three four five");
  EXPECT_NE(std::ranges::find(all, "one two three four"), all.end());
  EXPECT_EQ(std::ranges::find(all, "one two three four five"), all.end());
}

TEST(Phrases, EachCharacterWithoutBlanksIsAWord) {
  EXPECT_EQ(phrases("绝对"), (std::vector<std::string>{"绝", "绝对", "对"}));
}

TEST(Phrases, ANumberIsOneWordWithItsPoint) {
  EXPECT_EQ(phrases("104.3gb"), (std::vector<std::string>{"104.3", "104.3 gb", "gb"}));
}

TEST(Phrases, WhereTheBlanksAreMakesNoDifference) { EXPECT_EQ(phrases("14 gb = 2\n n"), phrases("14gb=2n")); }

std::vector<std::string> own_phrases(std::string_view text, Manner manner, std::string_view scope) {
  Reading reading;
  reading.normal.text = text;
  const std::size_t begin = text.find(scope);
  reading.stances = Stances({{manner, {}, {begin, begin + scope.size()}}});
  return phrases_of(reading);
}

TEST(Phrases, WhatIsDeniedIsHeardOnceMoreAsSuch) {
  EXPECT_EQ(own_phrases("no lid", Manner::negated, "lid"),
            (std::vector<std::string>{"lid", "no", "no lid", "not: lid", "not: no lid"}));
}

TEST(Phrases, WhatIsOnlyReportedIsHeardOnceMoreAsSuch) {
  EXPECT_EQ(own_phrases("no lid", Manner::reported, "lid"),
            (std::vector<std::string>{"lid", "no", "no lid", "said: lid", "said: no lid"}));
}

TEST(Phrases, WhatIsTakenBackIsNotHeard) {
  EXPECT_EQ(own_phrases("no lid", Manner::withdrawn, "lid"), (std::vector<std::string>{"no"}));
}

TEST(Phrases, ATextThatEndsWithinACharacterIsNoDanger) { EXPECT_EQ(phrases("a\xe7\xbb").size(), 3U); }

}  // namespace
}  // namespace grader::answers
