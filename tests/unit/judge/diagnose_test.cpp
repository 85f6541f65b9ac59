// SPDX-License-Identifier: MIT
#include "grader/judge/diagnose.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/unit/judge/desk.hpp"

namespace grader::judge {
namespace {

Function constant_area(std::int64_t number) {
  return [number](std::int64_t width, std::int64_t) {
    return width < 0 ? thrown(CallEnding::invalid_argument) : whole(number);
  };
}

Function perimeter_of(std::int64_t width_times, std::int64_t height_times) {
  return [=](std::int64_t width, std::int64_t height) {
    return whole(width_times * width + height_times * height);
  };
}

/// A desk whose rubric knows only the misconceptions that a test gives it, in their order.
class Diagnose : public ::testing::Test {
 protected:
  Diagnose() {
    desk_.exercise.diagnoses.clear();
    desk_.observations.expected.misconceptions.clear();
  }
  void know(const std::string& id, const Program& program) {
    desk_.exercise.diagnoses.push_back({.id = id, .message = {id, id}, .line = 1});
    desk_.observations.expected.misconceptions.push_back({desk_.copy(program, 2)});
  }
  std::vector<std::string> found() const {
    std::vector<std::string> ids;
    for (const Explanation& one : diagnose(desk_.picture(), {})) ids.push_back(one.found.id);
    return ids;
  }
  using Ids = std::vector<std::string>;
  Desk desk_;
};

TEST_F(Diagnose, TheRightValuesHaveNoDiagnosis) {
  know("nine", {.area = constant_area(9)});
  desk_.hand_in({});
  EXPECT_EQ(found(), Ids{});
}

TEST_F(Diagnose, AMisconceptionIsGivenWhenItsValuesAreReproduced) {
  know("nine", {.area = constant_area(9)});
  know("eight", {.area = constant_area(8)});
  desk_.hand_in({.area = constant_area(8)});
  EXPECT_EQ(found(), Ids{"eight"});
}

TEST_F(Diagnose, AnotherWrongValueIsNotExplained) {
  know("nine", {.area = constant_area(9)});
  desk_.hand_in({.area = constant_area(7)});
  EXPECT_EQ(found(), Ids{});
}

TEST_F(Diagnose, TwoMistakesInDifferentPlacesAreBothGiven) {
  know("nine", {.area = constant_area(9)});
  know("one_side", {.perimeter = perimeter_of(2, 0)});
  desk_.hand_in({.area = constant_area(9), .perimeter = perimeter_of(2, 0)});
  EXPECT_EQ(found(), (Ids{"nine", "one_side"}));
}

TEST_F(Diagnose, TheLargestExplanationIsKeptAndItsPartsAreDropped) {
  know("width_left_out", {.perimeter = perimeter_of(0, 2)});
  know("height_left_out", {.perimeter = perimeter_of(2, 0)});
  know("both_left_out", {.perimeter = perimeter_of(0, 0)});
  desk_.hand_in({.perimeter = perimeter_of(0, 0)});
  EXPECT_EQ(found(), Ids{"both_left_out"});
}

TEST_F(Diagnose, AMisconceptionThatAlsoNeedsARightPlaceToBeWrongIsNotGiven) {
  know("both_left_out", {.perimeter = perimeter_of(0, 0)});
  know("width_left_out", {.perimeter = perimeter_of(0, 2)});
  desk_.hand_in({.perimeter = perimeter_of(0, 2)});
  EXPECT_EQ(found(), Ids{"width_left_out"});
}

TEST_F(Diagnose, OfTwoThatExplainTheSameTheRubricsFirstIsGiven) {
  know("first", {.area = constant_area(9)});
  know("second", {.area = constant_area(9)});
  desk_.hand_in({.area = constant_area(9)});
  EXPECT_EQ(found(), Ids{"first"});
}

TEST_F(Diagnose, GivenDiagnosesStandInTheRubricsOrder) {
  know("small", {.area = constant_area(9)});
  know("large", {.perimeter = perimeter_of(0, 0)});
  desk_.hand_in({.area = constant_area(9), .perimeter = perimeter_of(0, 0)});
  EXPECT_EQ(found(), (Ids{"small", "large"}));
}

TEST_F(Diagnose, AFactThatIsAlreadyGivenByValuesIsNotGivenTwice) {
  know("nine", {.area = constant_area(9)});
  desk_.hand_in({.area = constant_area(9)});
  const auto given = diagnose(desk_.picture(), {{&desk_.exercise.diagnoses[0], 7, false}});
  EXPECT_EQ(given.size(), 1u);
}

TEST_F(Diagnose, TheWordsAreThoseForTheBlankWhereTheMistakeLies) {
  know("nine", {.area = constant_area(9)});
  desk_.exercise.diagnoses[0].message_at = {{0, {"此处", "here"}}, {1, {"别处", "elsewhere"}}};
  desk_.hand_in({.area = constant_area(9)});
  const auto given = diagnose(desk_.picture(), {});
  ASSERT_EQ(given.size(), 1u);
  ASSERT_FALSE(given[0].blanks.empty());
  EXPECT_EQ(given[0].found.message.en, given[0].blanks[0] == 0 ? "here" : "elsewhere");
  desk_.exercise.diagnoses[0].message_at.erase(given[0].blanks[0]);
  EXPECT_EQ(diagnose(desk_.picture(), {})[0].found.message.en, "nine");
}

TEST_F(Diagnose, AFileThatIsNoAttemptIsNotExplained) {
  know("nine", {.area = constant_area(9)});
  desk_.exercise.diagnoses.push_back({.id = "empty", .message = {}, .line = 2});
  desk_.exercise.diagnoses.back().fact = FactKind::empty_file;
  desk_.hand_in({.area = constant_area(9)});
  const auto given = diagnose(desk_.picture(), {{&desk_.exercise.diagnoses[1], 0, false}});
  ASSERT_EQ(given.size(), 1u);
  EXPECT_EQ(given[0].found.id, "empty");
}

}  // namespace
}  // namespace grader::judge
