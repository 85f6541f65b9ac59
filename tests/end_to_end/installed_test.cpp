// SPDX-License-Identifier: MIT
// The program as a student installs it: with packs, and without a reference anywhere.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/end_to_end/exercises_copy.hpp"
#include "tests/support/program.hpp"
#include "tests/support/scratch.hpp"

namespace grader::tests {
namespace {

namespace fs = std::filesystem;

class Installed : public ::testing::Test {
 protected:
  Installed() {
    fs::create_directories(scratch_ / "usr/bin");
    fs::copy_file(grader_program(), scratch_ / "usr/bin/ledger-grader");
    run({.arguments = {grader_program(), "pack", "lesson01", "--out", handout()}});
    fs::create_directories(work());
    fs::copy_file(handout() / "ledger.hpp", work() / "ledger.hpp");
  }

  fs::path handout() const { return scratch_ / "usr/share/ledger-grader/handout/lesson01"; }
  fs::path work() const { return scratch_ / "work"; }

  Outcome installed(std::vector<std::string> words) const {
    words.insert(words.begin(), scratch_ / "usr/bin/ledger-grader");
    words.insert(words.end(), {"--lang", "en", "--cache", scratch_ / "cache"});
    return run({.arguments = words, .directory = work()});
  }

  Scratch scratch_;
};

TEST_F(Installed, TheTemplateIsCheckedWithTheInstalledPack) {
  const Outcome outcome = installed({"check"});
  EXPECT_EQ(outcome.exit_code, 1) << outcome.errors;
  EXPECT_NE(outcome.output.find("ledger.hpp:"), std::string::npos) << outcome.output;
}

TEST_F(Installed, ThePackBesideTheWorkComesFirst) {
  write_file(work() / "lesson01.pack", "no pack");
  const Outcome outcome = installed({"check"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_NE(outcome.errors.find("work/lesson01.pack"), std::string::npos) << outcome.errors;
}

TEST_F(Installed, CiTakesTheInstalledPackAndNotTheOneInTheRepository) {
  write_file(work() / "lesson01.pack", "no pack");
  const Outcome outcome = installed({"check", "--ci"});
  EXPECT_EQ(outcome.exit_code, 1) << outcome.errors;
}

TEST_F(Installed, AFreshTemplateIsThereAndTheReferenceIsNot) {
  EXPECT_EQ(installed({"template", "lesson01"}).output, read_file(handout() / "ledger.hpp"));
  for (const char* command : {"grade", "selftest"}) {
    const Outcome outcome =
        command == std::string("grade") ? installed({command, "."}) : installed({command});
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_NE(outcome.errors.find("ledger-grader-exercises"), std::string::npos) << outcome.errors;
  }
}

TEST_F(Installed, AnExerciseThatIsMistypedIsGuessed) {
  for (const fs::path& pack : {fs::path(), work() / "lesson01.pack"}) {
    if (!pack.empty()) fs::copy_file(handout() / "lesson01.pack", pack);
    const Outcome outcome = installed({"check", "--exercise", "leson01"});
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_NE(outcome.errors.find("did you mean lesson01?"), std::string::npos) << outcome.errors;
  }
}

TEST_F(Installed, DoctorFindsTheExercises) {
  const std::string output = installed({"doctor"}).output;
  EXPECT_NE(output.find("exercises: lesson01"), std::string::npos) << output;
}

}  // namespace
}  // namespace grader::tests
