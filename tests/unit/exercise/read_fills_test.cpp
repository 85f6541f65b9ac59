// SPDX-License-Identifier: MIT
// Submissions of the small exercise of boxes: what stands in which blank, and whose an edit is.
#include "grader/exercise/read_fills.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "grader/exercise/template.hpp"
#include "tests/unit/exercise/spoiled_exercise.hpp"

namespace grader::exercise {
namespace {

constexpr std::size_t area = 0;
constexpr std::size_t sides = 1;
constexpr std::size_t perimeter = 2;

class ReadFills : public ::testing::Test {
 protected:
  /// The reference with one text replaced.
  std::string text(const std::string& from = "", const std::string& to = "") const {
    std::string source = fill_reference(exercise_.reference.source, {});
    const std::size_t at = source.find(from);
    if (at == std::string::npos) throw std::invalid_argument("not in the reference: " + from);
    return source.replace(at, from.size(), to);
  }
  Reading read_changed(const std::string& from, const std::string& to) const {
    return read_fills(exercise_, text(from, to));
  }
  Exercise exercise_ = load_exercise(fixtures / "small", "boxes");
};

TEST_F(ReadFills, TheReferenceItselfHasItsOwnFillsAndNoEdits) {
  const Reading reading = read_fills(exercise_, text());
  EXPECT_TRUE(reading.edits.empty());
  for (const Fill& fill : reading.fills) {
    EXPECT_EQ(fill.state, FillState::located);
    EXPECT_TRUE(fill.same_as_reference);
  }
  EXPECT_EQ(reading.fills[area].text, "width * height");
  EXPECT_EQ(reading.fills[area].line, 7);
}

TEST_F(ReadFills, TheTemplateIsUnfilledEverywhere) {
  const Reading reading = read_fills(exercise_, make_template(exercise_.reference.source));
  EXPECT_TRUE(reading.edits.empty());
  for (const Fill& fill : reading.fills) EXPECT_EQ(fill.state, FillState::unfilled);
}

TEST_F(ReadFills, AHoleMayHaveAnyLengthFromThree) {
  EXPECT_EQ(read_changed("width * height", "___").fills[area].state, FillState::unfilled);
  EXPECT_EQ(read_changed("width * height", "__").fills[area].state, FillState::located);
  EXPECT_EQ(read_changed("width * height", "width * ________").fills[area].state, FillState::unfilled);
}

TEST_F(ReadFills, CommentsAndWhiteSpaceAreFree) {
  const Reading reading =
      read_changed("return width * height;", "return /* this? */ width\n * height ; // yes");
  EXPECT_TRUE(reading.fills[area].same_as_reference);
  EXPECT_TRUE(reading.edits.empty());
}

TEST_F(ReadFills, AnyOtherTextIsTheFillAsItStands) {
  const Reading reading = read_changed("width * height", "height * (width + 0)");
  EXPECT_EQ(reading.fills[area].state, FillState::located);
  EXPECT_EQ(reading.fills[area].text, "height * ( width + 0 )");
  EXPECT_FALSE(reading.fills[area].same_as_reference);
  EXPECT_TRUE(reading.edits.empty());
}

TEST_F(ReadFills, ARenamedParameterIsMappedBack) {
  std::string source = text();
  for (std::size_t at = source.find("width"); at != std::string::npos; at = source.find("width", at))
    source.replace(at, 5, "wide");
  const Reading reading = read_fills(exercise_, source);
  EXPECT_TRUE(reading.edits.empty());
  EXPECT_EQ(reading.fills[area].text, "width * height");
  EXPECT_EQ(reading.renames.at("width"), "wide");
  EXPECT_TRUE(reading.public_renames.empty());
}

TEST_F(ReadFills, ARenamedFunctionIsARenameThatCallersSee) {
  const Reading reading = read_changed("perimeter(std", "outline(std");
  EXPECT_EQ(reading.public_renames.at("perimeter"), "outline");
  EXPECT_TRUE(reading.fills[perimeter].same_as_reference);
}

TEST_F(ReadFills, ANameThatIsChangedHereAndThereIsNoRename) {
  const Reading reading = read_changed("const std::int64_t sides", "const std::int64_t pairs");
  EXPECT_TRUE(reading.renames.empty());
}

TEST_F(ReadFills, ALostSemicolonBelongsToTheBlankBeforeIt) {
  const Reading reading = read_changed("sides = 2;", "sides = 2");
  ASSERT_EQ(reading.edits.size(), 1u);
  EXPECT_EQ(reading.edits[0].blank, sides);
  EXPECT_EQ(reading.edits[0].removed, std::vector<std::string>{";"});
  EXPECT_EQ(reading.fills[sides].text, "2");
  EXPECT_TRUE(reading.fills[perimeter].same_as_reference);
}

TEST_F(ReadFills, AnOpenBracketStaysInItsOwnBlank) {
  const Reading reading = read_changed("sides * (width + height)", "sides * (width + height");
  EXPECT_FALSE(reading.fills[perimeter].balanced);
  EXPECT_FALSE(reading.fills[perimeter].stands_alone);
  EXPECT_TRUE(reading.fills[area].same_as_reference);
  EXPECT_TRUE(reading.fills[sides].same_as_reference);
}

TEST_F(ReadFills, AStatementThatIsGoneIsDeleted) {
  const Reading reading = read_changed("const std::int64_t sides = 2;", "");
  EXPECT_NE(reading.fills[sides].state, FillState::located);
  EXPECT_TRUE(reading.fills[sides].text.empty());
  EXPECT_TRUE(reading.fills[perimeter].same_as_reference);
}

TEST_F(ReadFills, AFunctionThatIsGoneIsDeletedWithItsBlank) {
  const std::string source = text();
  const Reading reading =
      read_fills(exercise_, source.substr(0, source.find("inline std::int64_t perimeter")));
  EXPECT_EQ(reading.fills[perimeter].state, FillState::deleted);
  EXPECT_EQ(reading.fills[area].state, FillState::located);
  EXPECT_EQ(reading.absent_names, std::vector<std::string>{"perimeter"});
}

TEST_F(ReadFills, TheLastOfSeveralReturnsIsTheBlanks) {
  const Reading reading =
      read_changed("return width * height;", "if (width == 0) return 0;\n  return width * height;");
  EXPECT_TRUE(reading.fills[area].same_as_reference);
  EXPECT_EQ(reading.fills[area].line, 8);
  ASSERT_EQ(reading.edits.size(), 1u);
  EXPECT_EQ(reading.edits[0].line, 7);
}

TEST_F(ReadFills, AnEditOutsideTheBlanksIsNobodys) {
  const Reading reading = read_changed("width < 0 || height < 0", "width < 0");
  ASSERT_EQ(reading.edits.size(), 1u);
  EXPECT_EQ(reading.edits[0].blank, Edit::outside);
  EXPECT_EQ(reading.edits[0].line, 6);
  EXPECT_TRUE(reading.edits[0].added.empty());
}

TEST_F(ReadFills, AnEditInABlanksStatementIsThatBlanks) {
  const Reading reading = read_changed("const std::int64_t sides = 2", "const int sides = 2");
  ASSERT_FALSE(reading.edits.empty());
  for (const Edit& edit : reading.edits) EXPECT_EQ(edit.blank, sides);
  EXPECT_EQ(reading.fills[sides].state, FillState::edited);
  EXPECT_EQ(reading.fills[sides].text, "2");
}

TEST_F(ReadFills, AFileOfCommentsIsEmpty) {
  EXPECT_TRUE(read_fills(exercise_, "").empty);
  EXPECT_TRUE(read_fills(exercise_, "#pragma once\n// nothing\n/* yet").empty);
  EXPECT_FALSE(read_fills(exercise_, "int x;").empty);
}

TEST_F(ReadFills, AnyBytesAreRead) {
  for (const std::string& bytes :
       {std::string("\xFF\xFE\x00z", 4), std::string(5000, '('), std::string(5000, '{'),
        std::string("return return return"), std::string(1000, '_')})
    EXPECT_EQ(read_fills(exercise_, bytes).fills.size(), exercise_.blanks.size());
}

TEST_F(ReadFills, RepairPutsNeutralFillsIntoTheBrokenBlanksAndKeepsLines) {
  const std::string source = text("sides = 2;", "sides = (2;\n\n");
  const std::string repaired = repair(exercise_, source, {sides});
  EXPECT_EQ(std::ranges::count(repaired, '\n'), std::ranges::count(source, '\n'));
  const Reading reading = read_fills(exercise_, repaired);
  EXPECT_EQ(reading.fills[sides].text, "1");
  EXPECT_TRUE(reading.fills[perimeter].same_as_reference);
  EXPECT_TRUE(reading.edits.empty());
}

TEST_F(ReadFills, RepairLeavesTheOtherBlanksAlone) {
  const std::string source = text("width * height", "width ** height");
  EXPECT_EQ(repair(exercise_, source, {}), source);
  EXPECT_NE(repair(exercise_, source, {sides}).find("width ** height"), std::string::npos);
}

}  // namespace
}  // namespace grader::exercise
