// SPDX-License-Identifier: MIT
#include "grader/cli/spare_work.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "grader/error.hpp"
#include "tests/support/scratch.hpp"

namespace grader::cli {
namespace {

using tests::read_file;
using tests::write_file;

std::string refusal(const FreshFiles& files) {
  try {
    write_beside_work(files, Language::en);
  } catch (const Error& error) {
    EXPECT_EQ(error.trouble(), Trouble::installation);
    return error.what();
  }
  return "";
}

TEST(SpareWork, WhatIsMissingIsWrittenAndWhatIsTheSameStays) {
  const tests::Scratch scratch;
  write_file(scratch / "same", "one");
  EXPECT_EQ(refusal({{scratch / "same", "one"}, {scratch / "folder/new", "two"}}), "");
  EXPECT_EQ(read_file(scratch / "folder/new"), "two");
}

TEST(SpareWork, OtherWorkStaysAndNothingElseIsWritten) {
  const tests::Scratch scratch;
  for (const char* theirs : {"", "on", "onf", "one\n"}) {
    write_file(scratch / "work", theirs);
    const std::string what = refusal({{scratch / "new", "two"}, {scratch / "work", "one"}});
    EXPECT_NE(what.find((scratch / "work").string()), std::string::npos);
    EXPECT_EQ(what.find((scratch / "new").string()), std::string::npos);
    EXPECT_EQ(read_file(scratch / "work"), theirs);
    EXPECT_FALSE(std::filesystem::exists(scratch / "new"));
  }
}

TEST(SpareWork, WhatIsNoFileStaysWhatItIs) {
  const tests::Scratch scratch;
  ASSERT_EQ(::mkfifo((scratch / "pipe").c_str(), 0600), 0);
  std::filesystem::create_symlink("nowhere", scratch / "link");
  std::filesystem::create_directory(scratch / "folder");
  for (const char* name : {"pipe", "link", "folder"}) {
    EXPECT_NE(refusal({{scratch / name, "one"}}), "") << name;
  }
  EXPECT_TRUE(std::filesystem::is_fifo(scratch / "pipe"));
  EXPECT_TRUE(std::filesystem::is_symlink(std::filesystem::symlink_status(scratch / "link")));
}

}  // namespace
}  // namespace grader::cli
