// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include "grader/report/device.hpp"
#include "grader/report/report.hpp"
#include "tests/support/sample_grades.hpp"

namespace grader::tests {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

TEST(DeviceReport, AMarkThatWasNotAskedForIsOneSentence) {
  const std::string text = report::device_text({}, Language::en, report::Colour::never);
  EXPECT_THAT(text, HasSubstr("nothing for you to do"));
  EXPECT_THAT(text, Not(HasSubstr("Slurm")));
}

TEST(DeviceReport, ARecordingIsATableAndStaysStaticReview) {
  for (const Language language : {Language::zh, Language::en}) {
    const std::string text = report::device_text(samples::recorded_mark(), language, report::Colour::never);
    EXPECT_THAT(text,
                AllOf(HasSubstr("master"), HasSubstr("16396"), HasSubstr("16896"), HasSubstr("2097152")));
    EXPECT_THAT(text, HasSubstr(language == Language::zh ? "静态审查" : "static review"));
    EXPECT_THAT(text, AllOf(Not(HasSubstr("passed")), Not(HasSubstr("match"))));
  }
}

TEST(DeviceReport, ForeignTextInItIsEscaped) {
  DeviceMark mark = samples::recorded_mark();
  mark.device = "GPU \x1b]0;owned\x07";
  mark.rows[0].yours = "\x1b[31m1";
  mark.reason = {"\x1b[2J", "\x1b[2J"};
  EXPECT_THAT(report::device_text(mark, Language::en, report::Colour::never), Not(HasSubstr("\x1b")));
  EXPECT_THAT(report::device_json(mark, "a\x1b", Language::en), Not(HasSubstr("\\u001b")));
}

TEST(DeviceReport, AGradeShowsItsSectionAndKeepsItsPoints) {
  Grade grade = samples::sample_grade();
  grade.device = samples::recorded_mark();
  const auto text = [&](report::Audience audience) {
    return report::terminal_text(grade, Language::en, audience, report::Colour::never);
  };
  EXPECT_THAT(text(report::Audience::instructor), AllOf(HasSubstr("Device check"), HasSubstr("2.5–6.5")));
  EXPECT_THAT(text(report::Audience::student), HasSubstr("static review"));
}

}  // namespace
}  // namespace grader::tests
