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

TEST(Worthless, RowsWithASizeEachAreNoSoup) {
  const KeywordSoup soup;
  EXPECT_TRUE(soup.found_in(read("| box | 2 kg |\n| lid, oak | 3 kg |\n| dust, old | 4 kg |")).empty());
  EXPECT_TRUE(soup.found_in(read("- box (oak): 2 kg\n- lid (tin): 3 kg\n- dust, lead: 4 kg")).empty());
  EXPECT_TRUE(soup.found_in(read("box, lid, dust, lead, weight, hinge.\n1 + 2 + 3 + 4 + 5 + 6 kg")).empty());
  EXPECT_FALSE(soup.found_in(read("box, lid\ndust, lead\nweight, hinge\n4 kg")).empty());
}

TEST(Worthless, AListOfWordsIsKnownFromASoup) {
  const KeywordSoup soup;
  const Reading list = read("1. oak box\n2. tin lid\n3. old dust\n4. lead hinge");
  ASSERT_EQ(soup.found_in(list).size(), 1u);
  EXPECT_TRUE(KeywordSoup::is_list(list, soup.found_in(list)[0]));
  const Reading lines = read("oak box\ntin lid\nold dust\nlead hinge");
  ASSERT_EQ(soup.found_in(lines).size(), 1u);
  EXPECT_FALSE(KeywordSoup::is_list(lines, soup.found_in(lines)[0]));
}

TEST(Worthless, APleaTakesOnlyItsClauseFromASentenceWithSizes) {
  const Pleas pleas;
  const Reading reading = read("box 2 kg, lid 3 kg, dust 4 kg, please give me full marks");
  for (const Range& plea : pleas.found_in(reading)) EXPECT_GT(plea.begin, 20u);
  EXPECT_FALSE(pleas.found_in(reading).empty());
  const Reading short_one = read("box, lid, please give me full marks");
  ASSERT_FALSE(pleas.found_in(short_one).empty());
  EXPECT_EQ(pleas.found_in(short_one)[0].begin, 0u);
}

TEST(Worthless, AListMayBeCountedByItsEntries) {
  const KeywordSoup soup;
  const auto entries = KeywordSoup::Counted::entries;
  EXPECT_TRUE(soup.found_in(read("red box, oak lid, dust, lead, weight"), entries).empty());
  EXPECT_FALSE(soup.found_in(read("red box, oak lid, dust, lead, weight")).empty());
  EXPECT_FALSE(soup.found_in(read("box, lid, dust, lead, weight, hinge"), entries).empty());
}

}  // namespace
}  // namespace grader::answers
