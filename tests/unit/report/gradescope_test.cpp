// SPDX-License-Identifier: MIT
#include "grader/report/gradescope.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "grader/report/for_student.hpp"
#include "tests/support/format_rules.hpp"
#include "tests/support/nasty_grades.hpp"
#include "tests/support/nasty_strings.hpp"

namespace grader::report {
namespace {

using nlohmann::json;

json results_of(const Grade& grade, const CheckSurroundings& surroundings = {.code_file = "ledger.hpp"}) {
  return json::parse(gradescope_results(grade, check_items(grade, surroundings), Language::en));
}

json test_named(const json& results, const std::string& name) {
  for (const json& test : results["tests"])
    if (test["name"] == name) return test;
  ADD_FAILURE() << "no " << name;
  return {};
}

TEST(Gradescope, AHardFailMakesTheScoreZeroAndSaysWhy) {
  const json results = results_of(for_student(samples::sample_grade()));
  EXPECT_EQ(results["score"], 0.0);
  EXPECT_THAT(results["output"].get<std::string>(),
              testing::HasSubstr("A hard fail makes the score 0: GB and GiB are confused."));
  EXPECT_EQ(test_named(results, "Units")["max_score"], 1.0);
}

TEST(Gradescope, ASuspectedHardFailLeavesTheScoreAndIsNamed) {
  Grade grade = for_student(samples::sample_grade());
  grade.code.hard_fails.front().certainty = Certainty::suspected;
  const json results = results_of(grade);
  EXPECT_EQ(results["score"], 2.5);
  EXPECT_THAT(results["output"].get<std::string>(),
              testing::HasSubstr("if a person confirms a hard fail here"));
}

TEST(Gradescope, AnOpenQuestionHasNoScoreAndIsNamed) {
  const json results = results_of(for_student(samples::sample_grade()));
  const json open = test_named(results, "Q1");
  EXPECT_FALSE(open.contains("score"));
  EXPECT_FALSE(open.contains("status"));
  EXPECT_THAT(results["output"].get<std::string>(), testing::HasSubstr("Q1 is for a person to read"));
  EXPECT_EQ(test_named(results, "Q2")["score"], 1.5);
}

TEST(Gradescope, OurTroubleHasNoScore) {
  const json results = results_of(samples::not_graded());
  EXPECT_FALSE(results.contains("score"));
  for (const json& test : results["tests"]) EXPECT_FALSE(test.contains("score"));
  EXPECT_THAT(results["output"].get<std::string>(), testing::HasSubstr("the sandbox could not be started"));
}

TEST(Gradescope, EverybodyMaySeeTheResultsAndNobodyTheLog) {
  const json results = results_of(for_student(samples::sample_grade()));
  EXPECT_EQ(results["visibility"], "visible");
  EXPECT_EQ(results["stdout_visibility"], "hidden");
  for (const json& test : results["tests"]) EXPECT_EQ(test["visibility"], "visible");
}

TEST(Gradescope, OfANastyGradeIsPlainText) {
  for (const std::string& text : samples::nasty_strings()) {
    SCOPED_TRACE(text.substr(0, 100));
    for (const Grade& grade : samples::nasty_grades(text)) {
      const json flat =
          results_of(grade, {.folder = text.substr(0, 1000), .code_file = text.substr(0, 4000)}).flatten();
      for (const auto& [key, value] : flat.items()) {
        if (key.ends_with("format")) {
          EXPECT_EQ(value, "text") << key;
        }
        if (!value.is_string()) continue;
        const auto broken =
            rules::broken_plain_text(value.get_ref<const std::string&>(), rules::LineEnds::allowed);
        EXPECT_FALSE(broken) << key << ": " << *broken;
      }
    }
  }
}

}  // namespace
}  // namespace grader::report
