// SPDX-License-Identifier: MIT
#include "grader/report/junit.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "grader/report/for_student.hpp"
#include "tests/support/format_rules.hpp"
#include "tests/support/nasty_grades.hpp"
#include "tests/support/nasty_strings.hpp"

namespace grader::report {
namespace {

std::string junit_of(const Grade& grade,
                     const CheckSurroundings& surroundings = {.code_file = "ledger.hpp"}) {
  return junit_xml(grade, check_items(grade, surroundings), Language::en);
}

TEST(Junit, CountsWhatItHolds) {
  EXPECT_THAT(junit_of(for_student(samples::sample_grade())),
              testing::HasSubstr("<testsuites name=\"ledger-grader lesson01\" tests=\"9\" failures=\"6\" "
                                 "errors=\"0\" skipped=\"2\">"));
}

TEST(Junit, AWrongBlankIsAFailureWithPlacePointsAndReasonInItsBody) {
  const std::string text = junit_of(for_student(samples::sample_grade()));
  EXPECT_THAT(text, testing::HasSubstr("<testcase name=\"gib: bytes to GiB\" classname=\"lesson01.code\" "
                                       "file=\"ledger.hpp\" line=\"41\">"));
  EXPECT_THAT(text, testing::HasSubstr("<property name=\"max_points\" value=\"0.5\" />"));
  EXPECT_THAT(text, testing::HasSubstr("type=\"lost\">0 of 0.5\nThe divisor is that of a GB."));
}

TEST(Junit, WhatWaitsForAPersonIsSkippedAndOurTroubleIsAnError) {
  EXPECT_THAT(junit_of(for_student(samples::sample_grade())),
              testing::HasSubstr("<skipped message=\"A person has to read it.\">0–2 of 2\n"));
  const std::string trouble = junit_of(samples::not_graded());
  EXPECT_THAT(trouble, testing::HasSubstr("<error message=\"the sandbox could not be started\""));
  EXPECT_THAT(trouble, testing::HasSubstr("tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\""));
}

TEST(Junit, OfANastyGradeHoldsNoSignThatIsNotOurs) {
  for (const std::string& text : samples::nasty_strings()) {
    SCOPED_TRACE(text.substr(0, 100));
    for (const Grade& grade : samples::nasty_grades(text)) {
      const std::string document =
          junit_of(grade, {.folder = text.substr(0, 1000), .code_file = text.substr(0, 4000)});
      EXPECT_FALSE(rules::broken_plain_text(document, rules::LineEnds::allowed));
      // A student has no way to another element: all of them are of these names.
      std::string_view rest = document;
      for (std::size_t at = rest.find('<'); at != std::string_view::npos; at = rest.find('<')) {
        rest.remove_prefix(at + 1);
        if (rest.starts_with('/')) rest.remove_prefix(1);
        const std::string name(rest.substr(0, rest.find_first_of(" >?")));
        EXPECT_THAT(name, testing::AnyOf("", "testsuites", "testsuite", "testcase", "properties", "property",
                                         "failure", "error", "skipped"));
      }
    }
  }
}

}  // namespace
}  // namespace grader::report
