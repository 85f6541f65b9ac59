// SPDX-License-Identifier: MIT
#include "grader/answers/phrase_finder.hpp"

#include <gtest/gtest.h>

#include "grader/error.hpp"
#include "tests/unit/answers/lesson.hpp"

namespace grader::answers {
namespace {

std::string joined(const std::vector<std::string>& phrases) {
  std::string expression;
  for (const std::string& phrase : phrases) expression += (expression.empty() ? "" : "|") + phrase;
  return "(?:" + expression + ")";
}

void expect_as_one(const std::vector<std::string>& phrases, const std::string& text) {
  const PhraseFinder finder({phrases});
  EXPECT_EQ(finder.find_all(text, 0, finder.candidates_in(text)), Pattern(joined(phrases)).find_all(text))
      << joined(phrases) << " in " << text;
}

TEST(PhraseFinder, FindsWhatOneExpressionOfAllPhrasesWouldFind) {
  expect_as_one({"box", "box of lead", "lead"}, "a box of lead, a box of tin, lead");
  expect_as_one({"ab", "bc", "abcd"}, "abc abcd bcab");
  expect_as_one({"[a-c]+", "c?d"}, "abcd dcba d");
  expect_as_one({"x*", "y"}, "axxby");
  expect_as_one({"盒子", "铅盒子", "子里"}, "铅盒子里有盒子里的铅");
  expect_as_one({"\\bbox\\b", "boxes"}, "boxes box");
  expect_as_one({"box"}, "");
}

TEST(PhraseFinder, RulesOutWhatLacksItsLetters) {
  const PhraseFinder finder({{"box", "lid.{0,9}lead"}, {"lead"}, {}});
  EXPECT_EQ(finder.candidates_in("the lead"), std::vector<bool>({false, false, true}));
  EXPECT_EQ(finder.candidates_in("the lead lid"), std::vector<bool>({false, true, true}));
  EXPECT_TRUE(finder.find_all("the lead lid", 2, finder.candidates_in("the lead lid")).empty());
}

TEST(PhraseFinder, APhraseMayBelongToSeveralWords) {
  const PhraseFinder finder({{"box"}, {"lid", "box"}});
  const PhraseFinder::Candidates candidates = finder.candidates_in("box");
  EXPECT_EQ(finder.find_all("box", 0, candidates), finder.find_all("box", 1, candidates));
  EXPECT_EQ(candidates, std::vector<bool>({true, false}));
}

TEST(PhraseFinder, NoPhrasesAreFoundNowhereAndNobodyComplains) {
  testing::internal::CaptureStderr();
  EXPECT_TRUE(PhraseFinder({}).candidates_in("a box").empty());
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

TEST(PhraseFinder, WhatIsNoExpressionIsAnError) {
  const std::vector<std::vector<std::string>> sets = {{"box", "("}};
  EXPECT_THROW(PhraseFinder{sets}, Error);
}

TEST(PhraseFinder, FindsTheWordsOfTheLessonAsTheirOneExpressionDoes) {
  const std::string text =
      "训练时除了权重还要存梯度 14 gb、fp32 主权重 28 gb、m 和 v 各 28 gb,合计 112 gb。不能推出峰值就是 112 "
      "gb;\n"
      "the first round passes since the adam states are not there yet; measure the peak and memory before "
      "and "
      "after the step, then look at a snapshot. it can never be trained on one 80 gb card, they say.";
  const std::vector<Word>& words = lesson01().exercise().answers.words;
  std::vector<std::vector<std::string>> sets;
  sets.reserve(words.size());
  for (const Word& word : words) sets.push_back(word.phrases);
  const PhraseFinder finder(sets);
  const PhraseFinder::Candidates candidates = finder.candidates_in(text);
  std::size_t found = 0;
  for (std::size_t word = 0; word < words.size(); ++word) {
    const std::vector<Range> hits = finder.find_all(text, word, candidates);
    found += hits.empty() ? 0 : 1;
    EXPECT_EQ(hits, Pattern(words[word].pattern()).find_all(text)) << words[word].name;
  }
  EXPECT_GT(found, 40u);
}

TEST(PhraseFinder, ALargeExpressionIsOneToo) {
  const PhraseFinder finder({{"\\pL{0,900}box"}});
  EXPECT_EQ(finder.find_all("a box", 0, finder.candidates_in("a box")), (std::vector<Range>{{2, 5}}));
}

}  // namespace
}  // namespace grader::answers
