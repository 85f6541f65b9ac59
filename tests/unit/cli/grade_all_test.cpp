// SPDX-License-Identifier: MIT
#include "grader/cli/grade_all.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "grader/cli/exit_codes.hpp"
#include "tests/support/sample_grades.hpp"

namespace grader::cli {
namespace {

using Folders = std::vector<std::filesystem::path>;

/// Grades by the folder's name: "broken" has trouble of its own, "down" finds the machine unusable.
Grade grade_by_name(const std::filesystem::path& folder) {
  if (folder == "broken") throw Error("its folder cannot be read", "see its rights", Trouble::this_grading);
  if (folder == "down") throw Error("the sandbox is gone", "run doctor", Trouble::installation);
  Grade grade = samples::sample_grade();
  grade.submission_id = folder.string();
  return grade;
}

struct Result {
  int code = 0;
  std::string results = {};
  std::string troubles = {};
};

Result graded(const Folders& folders, Format format) {
  Options options;
  options.common.format = format;
  options.arguments = GradeOptions{folders, report::Audience::student};
  std::ostringstream results;
  std::ostringstream troubles;
  Console console(results, troubles);
  const int code = grade_all(folders, grade_by_name, options, console);
  return {code, results.str(), troubles.str()};
}

TEST(GradeAll, PrintsInTheOrderOfTheArguments) {
  const Result result = graded({"zoe", "adam"}, Format::text);
  EXPECT_EQ(result.code, exit_codes::done);
  EXPECT_LT(result.results.find("zoe: "), result.results.find("\n\nadam: "));
}

TEST(GradeAll, OneThatIsNotGradedDoesNotStopTheOthers) {
  const Result result = graded({"broken", "adam"}, Format::text);
  EXPECT_EQ(result.code, exit_codes::human_needed);
  EXPECT_NE(result.results.find("broken: not graded"), std::string::npos);
  EXPECT_NE(result.results.find("adam: not passed"), std::string::npos);
}

TEST(GradeAll, OneIsAJsonObjectAndSeveralAreAnArray) {
  EXPECT_TRUE(nlohmann::json::parse(graded({"adam"}, Format::json).results).is_object());
  const auto several = nlohmann::json::parse(graded({"adam", "broken"}, Format::json).results);
  ASSERT_EQ(several.size(), 2U);
  EXPECT_EQ(several[1]["status"], "not_graded");
}

TEST(GradeAll, AnUnusableMachineAtTheStartIsTroubleForMain) {
  EXPECT_THROW(graded({"down", "adam"}, Format::text), Error);
}

TEST(GradeAll, AnUnusableMachineLaterKeepsWhatWasGraded) {
  const Result result = graded({"adam", "down", "zoe"}, Format::json);
  EXPECT_EQ(result.code, exit_codes::human_needed);
  EXPECT_EQ(nlohmann::json::parse(result.results).size(), 1U);
  EXPECT_NE(result.troubles.find("error: the sandbox is gone\nhint: run doctor\n"), std::string::npos);
  EXPECT_NE(result.troubles.find("stopped at down"), std::string::npos);
}

}  // namespace
}  // namespace grader::cli
