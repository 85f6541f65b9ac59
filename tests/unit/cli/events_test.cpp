// SPDX-License-Identifier: MIT
#include "grader/cli/events.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "grader/error.hpp"

#include <nlohmann/json.hpp>

#include "tests/support/nasty_strings.hpp"
#include "tests/support/sample_grades.hpp"

namespace grader::cli {
namespace {

using nlohmann::json;

TEST(Events, BeginAndEndCountTheClass) {
  EXPECT_EQ(begin_event("lesson01", 3, 2),
            R"({"event":"begin","exercise":"lesson01","students":3,"jobs":2})");
  EXPECT_EQ(json::parse(end_event({1, 2, 3, 4, false})),
            json::parse(R"({"event":"end","graded":3,"recognised":2,"kept":1,"not_graded":4})"));
  EXPECT_EQ(json::parse(end_event({0, 0, 0, 0, true}))["event"], "stopped");
}

TEST(Events, AGradedStudentComesWithVerdictAndPoints) {
  const Grade grade = samples::sample_grade();
  EXPECT_EQ(step_event({batch::How::graded, 4, "anna", &grade, 1.23456}, 9),
            R"({"event":"graded","index":4,"students":9,"student":"anna","seconds":1.234,)"
            R"("verdict":"fail","low":2.5,"high":6.5})");
}

TEST(Events, OneThatIsNotGradedComesWithItsReasonAndNoPoints) {
  const Grade grade = samples::not_graded();
  const json event = json::parse(step_event({batch::How::not_graded, 0, "bob", &grade, 0}, 1));
  EXPECT_EQ(event["event"], "not_graded");
  EXPECT_EQ(event["reason"], "the sandbox could not be started");
  EXPECT_FALSE(event.contains("low"));
}

TEST(Events, AreOneLineOfJsonWhateverTheStudentIsCalled) {
  for (const std::string& name : samples::nasty_strings()) {
    const std::string line = step_event({batch::How::kept, 0, name, nullptr, 0}, 1);
    EXPECT_TRUE(json::accept(line));
    EXPECT_EQ(line.find_first_of("\n\r\x1b\x7f"), std::string::npos);
  }
}

TEST(EventFile, OneThatBreaksIsToldOnceAndStopsNobody) {
  std::ostringstream out;
  std::ostringstream told;
  Console console(out, told);
  EventFile events("/dev/full", console, Language::en);
  EXPECT_FALSE(events.broke());
  events.add("one");
  events.add("two");
  EXPECT_TRUE(events.broke());
  const std::string text = told.str();
  EXPECT_NE(text.find("/dev/full"), std::string::npos);
  EXPECT_EQ(text.find("/dev/full"), text.rfind("/dev/full"));
}

TEST(EventFile, OneThatCannotBeOpenedIsRefusedBeforeAnybodyIsGraded) {
  std::ostringstream out;
  Console console(out, out);
  try {
    EventFile events("/nowhere/events", console, Language::en);
    ADD_FAILURE();
  } catch (const Error& error) {
    EXPECT_EQ(error.trouble(), Trouble::installation);
  }
  EXPECT_NO_THROW(EventFile(std::nullopt, console, Language::en).add("nobody listens"));
}

TEST(Events, AnotherRubricIsOne) {
  EXPECT_EQ(other_rubric_event(3, "/course/ex"),
            "{\"event\":\"other_rubric\",\"grades\":3,\"exercises\":\"/course/ex\"}");
}

}  // namespace
}  // namespace grader::cli
