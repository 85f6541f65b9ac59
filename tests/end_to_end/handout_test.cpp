// SPDX-License-Identifier: MIT
// What students get: a template that the reference generates, and a main that prints the lesson's table.
#include <gtest/gtest.h>

#include <string>

#include "grader/exercise/tokens.hpp"
#include "tests/end_to_end/exercises_copy.hpp"
#include "tests/support/program.hpp"
#include "tests/support/scratch.hpp"

namespace grader::tests {
namespace {

namespace fs = std::filesystem;

fs::path handout(const std::string& file) { return first_exercise() / "student_template/lesson01" / file; }

TEST(Handout, MainWithTheReferencePrintsTheTableOfTheLesson) {
  const Scratch scratch;
  fs::copy_file(handout("main.cpp"), scratch / "main.cpp");
  fs::copy_file(first_exercise() / "reference/lesson01/ledger.hpp", scratch / "ledger.hpp");
  const Outcome built =
      run({.arguments = {"g++", "-std=c++20", "-Wall", "-Wextra", "-Werror", "main.cpp", "-o", "lesson01"},
           .directory = scratch.path()});
  ASSERT_EQ(built.exit_code, 0) << built.errors;
  EXPECT_EQ(run({.arguments = {scratch / "lesson01"}}).output,
            "params=1B, fp32_grad_accum=False, 16.0 GB, 14.9 GiB\n"
            "params=1B, fp32_grad_accum=True, 20.0 GB, 18.6 GiB\n"
            "params=7B, fp32_grad_accum=False, 112.0 GB, 104.3 GiB\n"
            "params=7B, fp32_grad_accum=True, 140.0 GB, 130.4 GiB\n");
}

TEST(Handout, TheTemplateCommandGivesWhatStudentsGet) {
  const Outcome outcome = run({.arguments = {grader_program(), "template", "lesson01"}});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  EXPECT_EQ(outcome.output, read_file(handout("ledger.hpp")));
}

TEST(Handout, TheTemplateOfTheSecondExerciseIsTheGeneratedOne) {
  const Outcome outcome =
      run({.arguments = {grader_program(), "template", "bandwidth", "--exercises", second_exercise()}});
  EXPECT_EQ(outcome.output, read_file(second_exercise() / "student_template/bandwidth/link.hpp"));
}

Outcome pack_into(const fs::path& folder) {
  return run({.arguments = {grader_program(), "pack", "lesson01", "--out", folder, "--lang", "en"}});
}

TEST(Handout, APackIsMadeAgainButNeverOverTheWorkOfAStudent) {
  const Scratch scratch;
  ASSERT_EQ(pack_into(scratch.path()).exit_code, 0);
  const std::string pack = read_file(scratch / "lesson01.pack");
  write_file(scratch / "lesson01.pack", "ledger-grader exercise pack of an older rubric");
  EXPECT_EQ(pack_into(scratch.path()).exit_code, 0);
  EXPECT_EQ(read_file(scratch / "lesson01.pack"), pack);
  write_file(scratch / "ledger.hpp", "filled in");
  write_file(scratch / "lesson01.pack", "ledger-grader exercise pack of an older rubric");
  const Outcome outcome = pack_into(scratch.path());
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_NE(outcome.errors.find((scratch / "ledger.hpp").string()), std::string::npos) << outcome.errors;
  EXPECT_EQ(read_file(scratch / "ledger.hpp"), "filled in");
  EXPECT_NE(read_file(scratch / "lesson01.pack"), pack);
}

TEST(Handout, ATemplateIsNeverWrittenOverTheWorkOfAStudent) {
  const Scratch scratch;
  const Invocation again{
      .arguments = {grader_program(), "template", "lesson01", "--output", scratch / "ledger.hpp"}};
  EXPECT_EQ(run(again).exit_code, 0);
  EXPECT_EQ(run(again).exit_code, 0);
  write_file(scratch / "ledger.hpp", "filled in");
  EXPECT_EQ(run(again).exit_code, 2);
  EXPECT_EQ(read_file(scratch / "ledger.hpp"), "filled in");
}

TEST(Handout, ItsTokensAreThoseOfTheLabelledTemplate) {
  const auto tokens = [](const fs::path& file) {
    std::string text;
    for (const auto& token : exercise::read_tokens(read_file(file)).list) text += token.text + "\n";
    return text;
  };
  EXPECT_EQ(tokens(handout("ledger.hpp")),
            tokens(first_exercise() / "tests/corpus/code/82-unfilled-all/ledger.hpp"));
}

}  // namespace
}  // namespace grader::tests
