// SPDX-License-Identifier: MIT
// Shares of the boxes: area 1.5, sides 0.25 (judged alone), perimeter 1.25 (0.5 with one term wrong).
#include "grader/judge/shares.hpp"

#include <gtest/gtest.h>

#include "tests/unit/judge/desk.hpp"

namespace grader::judge {
namespace {

Function perimeter_of(std::int64_t width_times, std::int64_t height_times) {
  return [=](std::int64_t width, std::int64_t height) {
    return whole(width_times * width + height_times * height);
  };
}

Function wrong_area() {
  return [](std::int64_t, std::int64_t) { return whole(-1); };
}

int earned(const Desk& desk, std::size_t blank) {
  return mark_shares(desk.picture()).at(blank).earned.hundredths;
}

TEST(Shares, EverythingRightInTheOwnFileEarnsEverything) {
  Desk desk;
  desk.hand_in({});
  EXPECT_EQ(earned(desk, Desk::area), 150);
  EXPECT_EQ(earned(desk, Desk::sides), 25);
  EXPECT_EQ(earned(desk, Desk::perimeter), 125);
}

TEST(Shares, OneWrongTermKeepsItsPartAndTwoKeepNothing) {
  Desk desk;
  desk.hand_in({.perimeter = perimeter_of(2, 1)});
  EXPECT_EQ(earned(desk, Desk::perimeter), 50);
  desk.hand_in({.perimeter = perimeter_of(1, 1)});
  EXPECT_EQ(earned(desk, Desk::perimeter), 0);
}

TEST(Shares, OneWrongInputOfAGridCostsTheWholeShare) {
  Desk desk;
  desk.hand_in({.area = [](std::int64_t width, std::int64_t height) {
    return width < 0 ? thrown(CallEnding::invalid_argument) : whole(width == 2 ? 0 : width * height);
  }});
  EXPECT_EQ(earned(desk, Desk::area), 0);
}

TEST(Shares, AFillThatIsRightInTheReferenceEarnsWhatTheOwnFileLost) {
  Desk desk;
  desk.hand_in({.area = wrong_area()});
  EXPECT_EQ(earned(desk, Desk::area), 0);
  desk.observations.trial.blanks[Desk::area] = desk.copy({}, 2);
  EXPECT_EQ(earned(desk, Desk::area), 150);
}

TEST(Shares, TheBetterOfTheTwoWaysCounts) {
  Desk desk;
  desk.hand_in({});
  desk.observations.trial.blanks[Desk::area] = desk.copy({.area = wrong_area()}, 2);
  EXPECT_EQ(earned(desk, Desk::area), 150);
}

TEST(Shares, ACopyThatDoesNotCompileEarnsNothing) {
  Desk desk;
  desk.hand_in({.area = wrong_area()});
  desk.observations.trial.blanks[Desk::area] = CopyObservation{};
  EXPECT_EQ(earned(desk, Desk::area), 0);
}

TEST(Shares, AnEditedStatementIsJudgedInTheOwnFileOnly) {
  Desk desk;
  desk.hand_in({.area = wrong_area()});
  desk.reading.fills[Desk::area].state = FillState::edited;
  desk.observations.trial.blanks[Desk::area] = desk.copy({}, 2);
  EXPECT_EQ(earned(desk, Desk::area), 0);
}

TEST(Shares, AFileThatDoesNotCompileEarnsByItsFills) {
  Desk desk;
  desk.observations.own.build.state = BuildState::compile_error;
  desk.reading.fills[Desk::area].same_as_reference = true;
  desk.reading.fills[Desk::perimeter].state = FillState::unfilled;
  EXPECT_EQ(earned(desk, Desk::area), 150);
  EXPECT_EQ(earned(desk, Desk::perimeter), 0);
}

TEST(Shares, ABlankJudgedAloneEarnsByTheValueOfItsFill) {
  Desk desk;
  desk.hand_in({});
  desk.reading.fills[Desk::sides].same_as_reference = false;
  desk.observations.own.alone[Desk::sides] = whole(2);
  EXPECT_EQ(earned(desk, Desk::sides), 25);
  desk.observations.own.alone[Desk::sides] = whole(4);
  EXPECT_EQ(earned(desk, Desk::sides), 0);
}

TEST(Shares, ABlankJudgedAloneWithoutAFillEarnsByWhatIsMadeFromIt) {
  Desk desk;
  desk.hand_in({.perimeter = perimeter_of(2, 1)});  // one of the two suffices
  desk.reading.fills[Desk::sides] = {.state = FillState::not_located};
  EXPECT_EQ(earned(desk, Desk::sides), 25);
  desk.hand_in({.perimeter = perimeter_of(1, 1)});
  desk.reading.fills[Desk::sides] = {.state = FillState::not_located};
  EXPECT_EQ(earned(desk, Desk::sides), 0);
}

TEST(Shares, AnUnfilledBlankJudgedAloneEarnsNothing) {
  Desk desk;
  desk.hand_in({});
  desk.reading.fills[Desk::sides] = {.state = FillState::unfilled};
  EXPECT_EQ(earned(desk, Desk::sides), 0);
}

TEST(Shares, WhatIsRightInTheWholeTemplateAndWrongInTheFileIsSpoiled) {
  Desk desk;
  desk.hand_in({.area = wrong_area()});
  desk.observations.trial.whole = desk.copy({}, 2);
  EXPECT_EQ(mark_shares(desk.picture()).at(Desk::area).spoiled.hundredths, 150);
  desk.observations.trial.whole = desk.copy({.area = wrong_area()}, 2);
  EXPECT_EQ(mark_shares(desk.picture()).at(Desk::area).spoiled.hundredths, 0);
}

}  // namespace
}  // namespace grader::judge
