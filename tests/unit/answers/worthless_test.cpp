// SPDX-License-Identifier: MIT
#include "grader/answers/worthless.hpp"

#include <gtest/gtest.h>

#include "grader/formats/encoding.hpp"

namespace grader::answers {
namespace {

Reading read(const std::string& text, std::size_t parts = 0) {
  static const formats::Folding folding;
  static const OutlineReader outlines;
  Reading reading;
  reading.normal = normalise(text, folding);
  reading.outline = outlines.read(reading.text(), parts);
  return reading;
}

TEST(Worthless, ACopiedSentenceIsFoundAmongOthers) {
  const auto copied = copied_sentences({"why is the box with a lid so heavy today?"},
                                       read("Why is the box with a lid so heavy? Because it is full."));
  ASSERT_EQ(copied.size(), 1u);
  EXPECT_EQ(copied[0].begin, 0u);
}

TEST(Worthless, WordsOfTheQuestionInANewSentenceAreNotCopied) {
  EXPECT_TRUE(copied_sentences({"why is the box with a lid so heavy today?"},
                               read("The lid of the heavy box is lead."))
                  .empty());
}

TEST(Worthless, KeywordsWithoutASentenceAreSoup) {
  const KeywordSoup soup;
  EXPECT_FALSE(soup.found_in(read("box, lid, dust, lead, weight, hinge")).empty());
  EXPECT_TRUE(soup.found_in(read("box, lid, dust, lead, weight")).empty());
  EXPECT_TRUE(soup.found_in(read("box, lid, dust, lead, weight, the hinge is new")).empty());
  EXPECT_TRUE(soup.found_in(read("1. box lid\n2. dust lead\n3. weight hinge", 3)).empty());
}

}  // namespace
}  // namespace grader::answers
