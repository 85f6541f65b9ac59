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
  EXPECT_EQ(doctor_text(some_checks(Check::State::wrong), Language::en, report::Colour::never, Walls::folded),
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
  EXPECT_NE(doctor_text(some_checks(Check::State::well), Language::zh, report::Colour::never, Walls::folded)
                .find("可以评分。"),
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
  EXPECT_EQ(doctor_text(checks, Language::en, report::Colour::never, Walls::folded).find('\x1b'),
            std::string::npos);
}

std::vector<Check> walls(Check::State second) {
  std::vector<Check> checks;
  for (const char* wall : {"network", "files", "tracing"})
    checks.push_back(
        {std::string("wall.run.") + wall, Phrase::doctor_run_wall, Check::State::well, wall, "", true});
  checks[1].state = second;
  checks.push_back({"wall.compile.files", Phrase::doctor_compile_wall, Check::State::well, "none", "", true});
  return checks;
}

std::string lines_of(Check::State second, Walls shown) {
  const std::string text = doctor_text(walls(second), Language::en, report::Colour::never, shown);
  return text.substr(0, text.find("\n\n"));
}

TEST(Doctor, WallsThatHoldShareALineForEachRoom) {
  EXPECT_EQ(lines_of(Check::State::well, Walls::folded),
            "✓ wall where programs run: 3 places hold (one by one: doctor --verbose)\n"
            "✓ wall where programs are compiled: 1 place holds (one by one: doctor --verbose)");
}

TEST(Doctor, AWallThatDoesNotHoldHasALineOfItsOwn) {
  EXPECT_EQ(lines_of(Check::State::wrong, Walls::folded),
            "✓ wall where programs run: 2 places hold (one by one: doctor --verbose)\n"
            "✗ wall where programs run: files\n"
            "✓ wall where programs are compiled: 1 place holds (one by one: doctor --verbose)");
}

TEST(Doctor, EveryWallHasALineWhenAskedFor) {
  EXPECT_EQ(lines_of(Check::State::well, Walls::each),
            "✓ wall where programs run: network\n✓ wall where programs run: files\n"
            "✓ wall where programs run: tracing\n✓ wall where programs are compiled: none");
}

}  // namespace
}  // namespace grader::cli
