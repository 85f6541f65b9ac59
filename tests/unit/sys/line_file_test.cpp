// SPDX-License-Identifier: MIT
#include "grader/sys/line_file.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

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

TEST(LineFile, APipeIsWrittenToWhileSomebodyReadsIt) {
  const tests::Scratch scratch;
  const auto pipe = scratch / "pipe";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  EXPECT_THROW(LineFile(pipe, LineFile::Start::at_end), Error);
  const int reader = ::open(pipe.c_str(), O_RDONLY | O_NONBLOCK);
  ASSERT_GE(reader, 0);
  LineFile file(pipe);
  file.add("x");
  char bytes[4] = {};
  EXPECT_EQ(::read(reader, bytes, sizeof bytes), 2);
  ::close(reader);
  ::signal(SIGPIPE, SIG_IGN);
  EXPECT_THROW(file.add("y"), Error);
}

TEST(LineFile, AFullDiskIsSaid) {
  LineFile file("/dev/full");
  EXPECT_THROW(file.add("x"), Error);
}

}  // namespace
}  // namespace grader::sys
