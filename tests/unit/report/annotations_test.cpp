// SPDX-License-Identifier: MIT
#include "grader/report/annotations.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/format_rules.hpp"
#include "tests/support/nasty_grades.hpp"
#include "tests/support/nasty_strings.hpp"

namespace grader::report {
namespace {

using Kind = CheckItem::Kind;
using State = CheckItem::State;

CheckItem lost(const std::string& id, int points) {
  return {
      .kind = Kind::blank, .state = State::lost, .id = id, .title = id, .text = "why", .possible = {points}};
}

TEST(Annotations, NameFileLineAndTitle) {
  CheckItem item = lost("gib", 50);
  item.file = "a,b:c/ledger.hpp";
  item.line = 41;
  EXPECT_EQ(annotations({item}, Language::en),
            "::error file=a%2Cb%3Ac/ledger.hpp,line=41,title=gib::0 of 0.5%0Awhy\n");
}

TEST(Annotations, PutTheDearestFirstAndHardFailsBeforeAll) {
  const CheckItem rule{
      .kind = Kind::hard_fail, .state = State::lost, .id = "rule", .title = "rule", .text = "why"};
  EXPECT_EQ(
      annotations({lost("cheap", 20), lost("dear", 100), rule}, Language::en),
      "::error title=rule::why\n::error title=dear::0 of 1%0Awhy\n::error title=cheap::0 of 0.2%0Awhy\n");
}

TEST(Annotations, AreSilentAboutWhatIsRightAndWhatWasNotAsked) {
  EXPECT_EQ(annotations({{.kind = Kind::blank, .state = State::right, .id = "a", .title = "a"},
                         {.kind = Kind::device, .state = State::not_run, .id = "b", .title = "b"}},
                        Language::en),
            "");
}

TEST(Annotations, TenOfAKindAreShownAndTheEleventhIsCounted) {
  std::vector<CheckItem> items(most_annotations_of_a_kind, lost("x", 50));
  std::string text = annotations(items, Language::en);
  EXPECT_EQ(rules::lines_of(text).size(), 10U);
  items.push_back(lost("y", 20));
  text = annotations(items, Language::en);
  EXPECT_EQ(rules::lines_of(text).size(), 11U);
  EXPECT_THAT(rules::lines_of(text).back(), testing::StartsWith("::notice title=ledger-grader::1 more"));
  EXPECT_THAT(text, testing::Not(testing::HasSubstr("title=y")));
}

TEST(Annotations, NoticesLeaveRoomForSayingHowManyAreLeftOut) {
  const CheckItem open{.kind = Kind::question, .state = State::open, .id = "Q", .title = "Q", .text = "why"};
  EXPECT_EQ(rules::lines_of(annotations(std::vector<CheckItem>(10, open), Language::en)).size(), 10U);
  const auto lines = rules::lines_of(annotations(std::vector<CheckItem>(11, open), Language::en));
  EXPECT_EQ(lines.size(), 10U);
  EXPECT_THAT(lines.back(), testing::HasSubstr("2 more"));
}

TEST(Annotations, OfANastyGradeAreOursLineByLine) {
  for (const std::string& text : samples::nasty_strings()) {
    SCOPED_TRACE(text.substr(0, 100));
    for (const Grade& grade : samples::nasty_grades(text)) {
      std::vector<CheckItem> items =
          check_items(grade, {.folder = text.substr(0, 1000), .code_file = text.substr(0, 4000)});
      for (const std::string& line : rules::lines_of(annotations(items, Language::en))) {
        EXPECT_THAT(line, testing::MatchesRegex("::(error|warning|notice) ([a-z]+=[^,:]*,?)+::.*"));
        EXPECT_FALSE(rules::broken_plain_text(line, rules::LineEnds::refused));
        EXPECT_EQ(line.find("##"), std::string::npos);
      }
    }
  }
}

TEST(Annotations, TroubleIsOneErrorWhateverItSays) {
  for (const std::string& text : samples::nasty_strings()) {
    const std::string line = annotation_of_trouble(text, text);
    EXPECT_TRUE(line.starts_with("::error title=ledger-grader::"));
    EXPECT_EQ(rules::lines_of(line).size(), 1U);
  }
}

}  // namespace
}  // namespace grader::report
