// SPDX-License-Identifier: MIT
#include "grader/sys/line_file.hpp"

#include <gtest/gtest.h>

#include "grader/error.hpp"
#include "tests/support/scratch.hpp"

namespace grader::sys {
namespace {

TEST(LineFile, GrowsLineByLineForThoseWhoReadIt) {
  const tests::Scratch scratch;
  LineFile file(scratch / "events");
  EXPECT_EQ(tests::read_file(scratch / "events"), "");
  file.add("one");
  EXPECT_EQ(tests::read_file(scratch / "events"), "one\n");
  file.add("");
  file.add("张三");
  EXPECT_EQ(tests::read_file(scratch / "events"), "one\n\n张三\n");
}

TEST(LineFile, BeginsAnew) {
  const tests::Scratch scratch;
  tests::write_file(scratch / "events", "of yesterday\n");
  LineFile(scratch / "events").add("today");
  EXPECT_EQ(tests::read_file(scratch / "events"), "today\n");
}

TEST(LineFile, GoesOnBehindWhatOthersWroteWhenAsked) {
  const tests::Scratch scratch;
  tests::write_file(scratch / "summary", "of another step\n");
  LineFile(scratch / "summary", LineFile::Start::at_end).add("ours");
  EXPECT_EQ(tests::read_file(scratch / "summary"), "of another step\nours\n");
}

TEST(LineFile, OneThatCannotBeWrittenIsSaid) {
  for (const char* path : {"/nowhere/events", "/tmp", "/proc/version"}) {
    try {
      LineFile file(path);
      file.add("x");
      ADD_FAILURE() << path;
    } catch (const Error& error) {
      EXPECT_NE(std::string(error.what()).find(path), std::string::npos);
      EXPECT_EQ(error.trouble(), Trouble::this_grading);
    }
  }
}

TEST(LineFile, AFullDiskIsSaid) {
  LineFile file("/dev/full");
  EXPECT_THROW(file.add("x"), Error);
}

}  // namespace
}  // namespace grader::sys
