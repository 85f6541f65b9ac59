// SPDX-License-Identifier: MIT
#include "grader/answers/shown.hpp"

#include <gtest/gtest.h>

#include "tests/unit/answers/lesson.hpp"

namespace grader::answers {
namespace {

const std::string ledger =
    "Gradients 14 GB, FP32 master weights 28 GB, m 28 GB, v 28 GB; 14 + 14 + 28 + 28 + 28 = 112 GB.";

TEST(Shown, WhatNoReaderSeesIsLeftOut) {
  for (const std::string& hidden : std::vector<std::string>{
           "<!-- " + ledger + " -->", "[1]: # \"" + ledger + "\"", "[//]: # (" + ledger + ")",
           "[1]: <>\n  '" + ledger + "'", "![" + ledger + "](x.png)", "![" + ledger + "][x]",
           "<img src=\"x\" alt=\"" + ledger + "\">", "<span hidden>" + ledger + "</span>",
           "<p style=\"display: none\">" + ledger + "</p>", "<style>" + ledger + "</style>",
           "[here](#x \"" + ledger + "\")", "``` " + ledger + "\ncode\n```", "$\\phantom{" + ledger + "}$",
           "<!-- " + ledger}) {
    const Shown seen = shown("Some words.\n\n" + hidden + "\n");
    EXPECT_TRUE(seen.hides) << hidden;
    EXPECT_EQ(seen.text.find("master"), std::string::npos) << seen.text;
    EXPECT_EQ(seen.text.find("Some words."), 0U);
  }
}

TEST(Shown, WhatAReaderSeesStays) {
  for (const std::string& plain : std::vector<std::string>{
           "a < b and c > d", "std::vector<float> m;", "```\n<!-- in code -->\n```\n", "`<!-- in code -->`",
           "[1]: gradients take 14 GB", "[^1]: a note", "a[1](14 GB)", "wow![1]", "<br><b>14 GB</b>",
           "1 < 2 \"=\" > 3", "~~14 GB~~ 28 GB", "\\phi{x}", ""}) {
    EXPECT_EQ(shown(plain).text, plain);
    EXPECT_FALSE(shown(plain).hides) << plain;
  }
}

TEST(Shown, DressedTagsKeepWhatTheyMean) {
  EXPECT_EQ(shown("<del class=\"x\">14 GB</del>").text, "<del>14 GB</del>");
}

TEST(Shown, HiddenWordsEarnNothingWithoutAPerson) {
  const std::string plain = "It is more because training keeps more than inference.";
  const QuestionMark nothing = lesson01().mark("Q1", plain);
  ASSERT_EQ(nothing.high, Points{0});
  for (const std::string& hidden :
       std::vector<std::string>{"\n\n[1]: # \"" + ledger + "\"\n", "\n\n<!-- " + ledger + " -->\n"}) {
    const QuestionMark mark = lesson01().mark("Q1", plain + hidden);
    EXPECT_EQ(mark.low, Points{0});
    EXPECT_EQ(mark.high, Points{200});
    EXPECT_TRUE(mark.for_review);
    EXPECT_NE(mark.reason.en.find("invisible"), std::string::npos) << mark.reason.en;
  }
  const QuestionMark alone = lesson01().mark("Q1", "<!-- " + ledger + " -->");
  EXPECT_EQ(alone.low, Points{0});
  EXPECT_TRUE(alone.for_review);
}

TEST(Shown, HiddenWordsThatChangeNothingCostNothing) {
  const QuestionMark mark = lesson01().mark("Q1", ledger + "\n\n<!-- checked twice -->\n");
  EXPECT_EQ(told(mark), "2");
  EXPECT_FALSE(mark.for_review);
}

TEST(Shown, WordsStruckOutInHtmlAreWithdrawn) {
  for (const std::string& tag : std::vector<std::string>{"del", "s", "strike", "DEL"})
    EXPECT_EQ(told("Q1", "<" + tag + ">" + ledger + "</" + tag + ">"), told("Q1", "~~" + ledger + "~~"))
        << tag;
  EXPECT_EQ(told("Q1", "<s> " + ledger), "2");
}

}  // namespace
}  // namespace grader::answers
