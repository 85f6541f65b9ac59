// SPDX-License-Identifier: MIT
#include "grader/intake/handed_out.hpp"

#include <gtest/gtest.h>

#include "tests/support/scratch.hpp"

namespace grader::intake {
namespace {

namespace fs = std::filesystem;
using State = HandedOut::State;

const Handout handout = {{".github/workflows/check.yml", "on: push\nname: x\n"},
                         {"box.hpp", "____"},
                         {"main.cpp", "int main() {}\n"}};

State state_of(const fs::path& student, const std::string& name) {
  for (const HandedOut& file : compare_handed_out(handout, student, {"box.hpp"})) {
    if (file.name == name) return file.state;
  }
  ADD_FAILURE() << "no " << name;
  return State::same;
}

TEST(HandedOut, WhatStudentsWriteIntoIsNotCompared) {
  const tests::Scratch scratch;
  const auto files = compare_handed_out(handout, scratch.path(), {"box.hpp"});
  ASSERT_EQ(files.size(), 2U);
  EXPECT_EQ(files[0].name, ".github/workflows/check.yml");
  EXPECT_EQ(files[1].name, "main.cpp");
}

TEST(HandedOut, ALineEndMayChangeAndNothingElse) {
  const tests::Scratch scratch;
  tests::write_file(scratch / "main.cpp", "int main() {}\r\n");
  EXPECT_EQ(state_of(scratch.path(), "main.cpp"), State::same);
  tests::write_file(scratch / "main.cpp", "int main() {}\r\r\n");
  EXPECT_EQ(state_of(scratch.path(), "main.cpp"), State::changed);
  tests::write_file(scratch / "main.cpp", "int main() {}\n ");
  EXPECT_EQ(state_of(scratch.path(), "main.cpp"), State::changed);
}

TEST(HandedOut, OneThatIsNotThereIsMissing) {
  const tests::Scratch scratch;
  EXPECT_EQ(state_of(scratch.path(), "main.cpp"), State::missing);
}

TEST(HandedOut, ALinkIsAChangeWhereverItLeads) {
  const tests::Scratch scratch;
  tests::write_file(scratch / "original/.github/workflows/check.yml", "on: push\nname: x\n");
  tests::write_file(scratch / "original/main.cpp", "int main() {}\n");
  const fs::path student = scratch / "student";
  fs::create_directory(student);
  fs::create_symlink(scratch / "original/main.cpp", student / "main.cpp");
  EXPECT_EQ(state_of(student, "main.cpp"), State::changed);
  fs::create_directory_symlink(scratch / "original/.github", student / ".github");
  EXPECT_EQ(state_of(student, ".github/workflows/check.yml"), State::changed);
  EXPECT_EQ(state_of(scratch / "original", ".github/workflows/check.yml"), State::same);
}

TEST(HandedOut, AFolderInPlaceOfAFileIsAChange) {
  const tests::Scratch scratch;
  fs::create_directory(scratch / "main.cpp");
  EXPECT_EQ(state_of(scratch.path(), "main.cpp"), State::changed);
}

}  // namespace
}  // namespace grader::intake
