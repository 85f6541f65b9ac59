// SPDX-License-Identifier: MIT
#include "grader/cli/doctor_report.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace grader::cli {
namespace {

std::vector<Check> some_checks(Check::State compiler) {
  return {
      {"compiler", Phrase::doctor_compiler, compiler, "g++ 12", compiler == Check::State::well ? "" : "apt"},
      {"cuda", Phrase::doctor_cuda, Check::State::note, "no nvcc", "install it"}};
}

TEST(Doctor, ShowsEachCheckWithItsMend) {
  EXPECT_EQ(doctor_text(some_checks(Check::State::wrong), Language::en, report::Colour::never),
            "✗ compiler: g++ 12\n"
            "    to mend it: apt\n"
            "- CUDA toolkit: no nvcc\n"
            "    to mend it: install it\n"
            "\n"
            "Not ready to grade: mend what is marked ✗ above first.\n");
}

TEST(Doctor, ANoteAloneDoesNotKeepFromGrading) {
  EXPECT_TRUE(all_well(some_checks(Check::State::well)));
  EXPECT_FALSE(all_well(some_checks(Check::State::wrong)));
  EXPECT_NE(
      doctor_text(some_checks(Check::State::well), Language::zh, report::Colour::never).find("可以评分。"),
      std::string::npos);
}

TEST(Doctor, JsonSaysTheSame) {
  const auto json = nlohmann::json::parse(doctor_json(some_checks(Check::State::wrong)));
  EXPECT_EQ(json["ready"], false);
  EXPECT_EQ(json["checks"][0]["state"], "wrong");
  EXPECT_EQ(json["checks"][0]["mend"], "apt");
}

TEST(Doctor, WhatAProgramSaidIsEscaped) {
  std::vector<Check> checks = some_checks(Check::State::well);
  checks[0].detail = "\x1b[2J";
  EXPECT_EQ(doctor_text(checks, Language::en, report::Colour::never).find('\x1b'), std::string::npos);
}

}  // namespace
}  // namespace grader::cli
