// SPDX-License-Identifier: MIT
#include "grader/judge/facts.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/unit/judge/desk.hpp"

namespace grader::judge {
namespace {

/// A desk whose rubric knows one fact.
class Facts : public ::testing::Test {
 protected:
  void know(FactKind fact, std::vector<std::string> tokens = {}) {
    Diagnosis diagnosis{.id = "fact", .message = {"事实", "a fact"}, .line = 1};
    diagnosis.fact = fact;
    diagnosis.tokens = std::move(tokens);
    desk_.exercise.diagnoses = {diagnosis};
    desk_.observations.expected.misconceptions.assign(1, {});
  }
  std::vector<FoundFact> found() const {
    const Picture picture = desk_.picture();
    return find_facts(picture, mark_shares(picture));
  }
  bool is_found() const { return !found().empty(); }
  void refuse_to_compile(const std::string& diagnostics) {
    desk_.observations.own = {};
    desk_.observations.own.build = {BuildState::compile_error, diagnostics};
  }
  Desk desk_;
};

TEST_F(Facts, UnfilledNamesTheLineOfTheFirstHole) {
  know(FactKind::unfilled);
  desk_.hand_in({});
  EXPECT_FALSE(is_found());
  desk_.reading.fills[Desk::perimeter].state = FillState::unfilled;
  desk_.reading.fills[Desk::perimeter].line = 12;
  ASSERT_TRUE(is_found());
  EXPECT_EQ(found()[0].line, 12);
}

TEST_F(Facts, AnEmptyFileHasThatFactAlone) {
  know(FactKind::unfilled);
  desk_.exercise.diagnoses.push_back(desk_.exercise.diagnoses[0]);
  desk_.exercise.diagnoses[1].fact = FactKind::empty_file;
  desk_.reading.fills[0].state = FillState::unfilled;
  desk_.reading.empty = true;
  refuse_to_compile("");
  ASSERT_EQ(found().size(), 1u);
  EXPECT_TRUE(is_no_attempt(found()));
}

TEST_F(Facts, AFileWithHalfOfItsBlanksIsNoWrongFileAndOneWithFewerIs) {
  know(FactKind::wrong_file);
  refuse_to_compile("error");
  for (Fill& fill : desk_.reading.fills) fill = {.state = FillState::not_located};
  desk_.reading.fills[0] = {.state = FillState::unfilled};
  EXPECT_TRUE(is_found());
  desk_.reading.fills[1] = {.state = FillState::unfilled};
  EXPECT_FALSE(is_found());
}

TEST_F(Facts, AFillThatBreaksTheFileIsFoundByTheCompilersLine) {
  know(FactKind::fill_does_not_compile);
  desk_.reading.fills[Desk::area].line = desk_.reading.fills[Desk::area].last_line = 6;
  refuse_to_compile("box.hpp:6:12: error: expected ';'\n");
  ASSERT_TRUE(is_found());
  EXPECT_EQ(found()[0].line, 6);
  refuse_to_compile("box.hpp:40:12: error: expected ';'\n");
  EXPECT_FALSE(is_found());
}

TEST_F(Facts, TheTextOfAFailingFillIsLookedAtTokenByToken) {
  know(FactKind::fill_text, {"* *"});
  desk_.reading.fills[Desk::area].line = desk_.reading.fills[Desk::area].last_line = 6;
  refuse_to_compile("box.hpp:6:12: error: no\n");
  desk_.reading.fills[Desk::area].text = "width * * 2";
  EXPECT_TRUE(is_found());
  desk_.reading.fills[Desk::area].text = "width * 2 *";
  EXPECT_FALSE(is_found());
}

TEST_F(Facts, WhatTheCompilerSaysIsFoundOnlyWhenItRefuses) {
  know(FactKind::build_says, {"multiple definition of `main'"});
  refuse_to_compile("ld: multiple definition of `main'");
  EXPECT_TRUE(is_found());
  desk_.observations.own.build.state = BuildState::compiled;
  EXPECT_FALSE(is_found());
}

TEST_F(Facts, AFileBrokenOutsideItsBlanksNeedsAnEditThere) {
  know(FactKind::file_does_not_compile);
  refuse_to_compile("box.hpp:1:1: error: no\n");
  EXPECT_FALSE(is_found());
  desk_.reading.edits.push_back({.line = 2, .added = {"```"}});
  ASSERT_TRUE(is_found());
  EXPECT_EQ(found()[0].line, 2);
}

TEST_F(Facts, AValueBelowSixtyFourBitsIsNarrow) {
  know(FactKind::narrow_type, {"int"});
  desk_.hand_in({});
  EXPECT_FALSE(is_found());
  desk_.hand_in({.perimeter = [](std::int64_t width, std::int64_t height) {
    return returned({ValueKind::narrow, 2 * (width + height), 0});
  }});
  EXPECT_TRUE(is_found());
}

TEST_F(Facts, ANarrowCastInAFillIsFoundWhereItCostsPointsAndIsChargedThere) {
  know(FactKind::narrow_type, {"int"});
  Program program;
  program.area = [](std::int64_t width, std::int64_t height) {
    return width < 0 ? thrown(CallEnding::invalid_argument) : whole((width * height) & 0xff);
  };
  desk_.hand_in(program);
  desk_.reading.fills[Desk::area].text = "( int ) width * height";
  desk_.reading.fills[Desk::area].line = 5;
  ASSERT_TRUE(is_found());
  EXPECT_EQ(found()[0].line, 5);
  EXPECT_TRUE(found()[0].charged);
  desk_.reading.fills[Desk::area].text = "sizeof ( int ) * height";
  EXPECT_FALSE(is_found());
}

TEST_F(Facts, WholeNumbersThatComeBackAsRealAreFloating) {
  know(FactKind::floating_type);
  desk_.hand_in({});
  EXPECT_FALSE(is_found());
  desk_.hand_in({.area = [](std::int64_t width, std::int64_t height) {
    return real(static_cast<double>(width * height));
  }});
  EXPECT_TRUE(is_found());
}

TEST_F(Facts, AnswersThatChangeAreUnsteady) {
  know(FactKind::unsteady);
  desk_.hand_in({});
  EXPECT_FALSE(is_found());
  desk_.observations.own.answers[0].steady = false;
  EXPECT_TRUE(is_found());
}

TEST_F(Facts, AGuardThatThrowsSomethingElseIsWrong) {
  know(FactKind::probe_wrong);
  desk_.exercise.diagnoses[0].probe = 1;  // guard
  desk_.hand_in({});
  EXPECT_FALSE(is_found());
  const auto guarded_by = [](CallEnding ending) {
    return Program{.area = [ending](std::int64_t width, std::int64_t height) {
      return width < 0 ? thrown(ending) : whole(width * height);
    }};
  };
  desk_.hand_in(guarded_by(CallEnding::runtime_error));
  EXPECT_TRUE(is_found());
  desk_.hand_in({.area = [](std::int64_t width, std::int64_t height) { return whole(width * height); }});
  EXPECT_TRUE(is_found());
}

TEST_F(Facts, AFunctionThatIsGoneIsNoWrongGuard) {
  know(FactKind::probe_wrong);
  desk_.exercise.diagnoses[0].probe = 1;
  desk_.hand_in({.area = [](std::int64_t, std::int64_t) { return missing(); }});
  EXPECT_FALSE(is_found());
}

TEST_F(Facts, ValuesThatCallersCannotReadAreAChangedInterface) {
  know(FactKind::interface_changed);
  desk_.hand_in({});
  EXPECT_FALSE(is_found());
  desk_.hand_in({.area = [](std::int64_t, std::int64_t) { return missing(); }});
  EXPECT_TRUE(is_found());
}

TEST_F(Facts, RightForTheKnownInputsAndWrongForAllOthersIsATable) {
  know(FactKind::only_known_inputs);
  desk_.exercise.diagnoses[0].quantities = {desk_.quantity("sizes.area")};
  desk_.exercise.diagnoses[0].known = {{"width", {1, 2}}};
  const auto right_below = [](std::int64_t limit) {
    return Program{.area = [limit](std::int64_t width, std::int64_t height) {
      return whole(width < limit ? width * height : 0);
    }};
  };
  desk_.hand_in(right_below(3));
  EXPECT_TRUE(is_found());
  desk_.hand_in(right_below(2));  // not even all the known ones
  EXPECT_FALSE(is_found());
  desk_.hand_in({});  // all of them
  EXPECT_FALSE(is_found());
}

TEST_F(Facts, OutputIsToldOnlyOfACleanRun) {
  know(FactKind::wrote_output);
  desk_.hand_in({});
  EXPECT_FALSE(is_found());
  desk_.observations.own.wrote_output = true;
  EXPECT_TRUE(is_found());
  desk_.observations.own.ending = RunEnding::output_limit;
  EXPECT_FALSE(is_found());
}

}  // namespace
}  // namespace grader::judge
