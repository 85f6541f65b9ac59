// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "grader/report/report.hpp"
#include "tests/support/sample_grades.hpp"

namespace grader::report {
namespace {

using nlohmann::ordered_json;

std::vector<std::string> keys_of(const ordered_json& object) {
  std::vector<std::string> keys;
  for (const auto& [key, value] : object.items()) keys.push_back(key);
  return keys;
}

using Keys = std::vector<std::string>;

TEST(JsonReport, HasEveryKeyInTheOrderOfTheDesign) {
  const auto json = ordered_json::parse(json_text(samples::sample_grade(), Language::en));
  EXPECT_EQ(keys_of(json), (Keys{"schema", "exercise", "submission", "status", "reason", "verdict", "points",
                                 "hard_fails", "code", "questions", "rescale", "device", "provenance"}));
  EXPECT_EQ(keys_of(json["submission"]), (Keys{"id", "digest", "files", "attempt", "late"}));
  EXPECT_EQ(keys_of(json["code"]), (Keys{"points", "possible", "outcome", "build", "criteria", "deductions",
                                         "diagnoses", "blanks"}));
  EXPECT_EQ(keys_of(json["questions"][0]),
            (Keys{"id", "low", "high", "possible", "basis", "for_review", "marker", "marked_at", "comment",
                  "concepts", "missing", "reason"}));
  EXPECT_EQ(keys_of(json["provenance"]), (Keys{"grader", "rubric", "compiler", "sandbox", "seed"}));
}

constexpr const char* points = R"json({"low":2.5,"high":6.5,"possible":10.0})json";
constexpr const char* hard_fail =
    R"json({"rule":"gb_gib","certainty":"established","where":"code","evidence":"bytes_to_gib(918273645) → 0.918 (expected 0.855)","decision":"open","marker":null})json";
constexpr const char* deduction =
    R"json({"id":"guard_changed","points":0.5,"line":24,"reason":"The check was changed."})json";
constexpr const char* diagnosis =
    R"json({"id":"gib_is_decimal","message":"The divisor is that of a GB.","evidence":{"call":"bytes_to_gib(16000000000)","got":"16","expected":"14.9"}})json";
constexpr const char* blank = R"json({"id":"gib","state":"wrong","line":41})json";

TEST(JsonReport, WritesTheSampleAsItIsExpected) {
  const auto json = ordered_json::parse(json_text(samples::sample_grade(), Language::en));
  EXPECT_EQ(json["points"].dump(), points);
  EXPECT_EQ(json["hard_fails"][0].dump(), hard_fail);
  EXPECT_EQ(json["code"]["deductions"][0].dump(), deduction);
  EXPECT_EQ(json["code"]["diagnoses"][0].dump(), diagnosis);
  EXPECT_EQ(json["code"]["blanks"][1].dump(), blank);
  EXPECT_EQ(json["rescale"]["state"], "missing");
  EXPECT_EQ(json["device"]["verdict"], "not_asked");
  EXPECT_EQ(json["device"]["basis"], "static review");
}

TEST(JsonReport, SpeaksTheLanguageThatWasAskedFor) {
  const auto json = ordered_json::parse(json_text(samples::sample_grade(), Language::zh));
  EXPECT_EQ(json["code"]["deductions"][0]["reason"], "检查被改动。");
}

TEST(JsonReport, AnUnknownLineIsNull) {
  Grade grade = samples::sample_grade();
  grade.code.blanks[0].line = 0;
  const auto json = ordered_json::parse(json_text(grade, Language::en));
  EXPECT_TRUE(json["code"]["blanks"][0]["line"].is_null());
}

TEST(JsonReport, NotGradedHasAReasonAndNoPoints) {
  const auto json = ordered_json::parse(json_text(samples::not_graded(), Language::en));
  EXPECT_EQ(json["status"], "not_graded");
  EXPECT_EQ(json["reason"], "the sandbox could not be started (run ledger-grader doctor)");
  for (const char* key : {"verdict", "points", "code", "questions"}) EXPECT_TRUE(json[key].is_null()) << key;
  EXPECT_EQ(json["hard_fails"], ordered_json::array());
}

TEST(JsonReport, SeveralGradesAreAnArrayAlsoWhenThereIsOne) {
  const std::vector<Grade> grades = {samples::sample_grade()};
  const auto json = ordered_json::parse(json_text(grades, Language::en));
  ASSERT_TRUE(json.is_array());
  EXPECT_EQ(json[0]["submission"]["id"], "alice");
}

TEST(JsonReport, HostileTextIsValidJsonWithoutControlsRawOrEscaped) {
  const std::string text = json_text(samples::hostile_grade(), Language::en);
  ASSERT_TRUE(ordered_json::accept(text));
  for (const char* bad : {"\x1b", "\\u001b", "\xe2\x80\xae", "\\u202e", "\xc2\x9b", "\x7f", "\\u0000", "\xff",
                          "\xf3\xa0\x81\x81"}) {
    EXPECT_EQ(text.find(bad), std::string::npos) << bad;
  }
  EXPECT_NE(text.find("\\\\x1b"), std::string::npos) << "shown as text, not dropped";
}

TEST(JsonReport, AWordOfCiServicesIsWrittenOtherwiseAndReadTheSame) {
  Grade grade = samples::sample_grade();
  grade.submission_id = "a ##vso[b] ###[c]";
  const std::string text = json_text(grade, Language::en);
  EXPECT_EQ(text.find("##"), std::string::npos);
  EXPECT_EQ(ordered_json::parse(text)["submission"]["id"], grade.submission_id);
}

TEST(JsonReport, AMegabyteOfStudentTextStaysSmall) {
  EXPECT_LT(json_text(samples::hostile_grade(), Language::en).size(), 20000U);
}

}  // namespace
}  // namespace grader::report
