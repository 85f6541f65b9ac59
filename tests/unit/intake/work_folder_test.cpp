// SPDX-License-Identifier: MIT
#include "grader/intake/work_folder.hpp"

#include <gtest/gtest.h>

#include "grader/intake/archive_names.hpp"
#include "tests/support/scratch.hpp"

namespace grader::intake {
namespace {

namespace fs = std::filesystem;

class WorkFolder : public ::testing::Test {
 protected:
  WorkFolder() {
    exercise_.file = "box.hpp";
    exercise_.answers_file = "answers.md";
    fs::create_directories(folder());
  }
  fs::path folder() const { return scratch_ / "li"; }
  void put(const std::string& name) const { tests::write_file(folder() / name, "x"); }

  tests::Scratch scratch_;
  Exercise exercise_;
};

TEST_F(WorkFolder, WorkInTheOnlyFolderInsideIsFound) {
  put("submission/box.hpp");
  put("submission/Answers.txt");
  EXPECT_EQ(code_folder(exercise_, folder()), folder() / "submission");
  EXPECT_EQ(answers_folder(exercise_, folder()), folder() / "submission");
}

TEST_F(WorkFolder, WhatLiesBesideItIsNobodysChoice) {
  put("box.hpp");
  put("submission/box.hpp");
  put("submission/answers.md");
  EXPECT_EQ(code_folder(exercise_, folder()), folder());
  EXPECT_EQ(answers_folder(exercise_, folder()), folder() / "submission");
}

TEST_F(WorkFolder, HiddenFoldersAndThoseOfArchivesDoNotCountAndLinksAreNotFollowed) {
  put(".git/box.hpp");
  put("__MACOSX/box.hpp");
  EXPECT_EQ(only_folder_in(folder()), fs::path());
  tests::write_file(scratch_ / "other/box.hpp", "x");
  fs::create_directory_symlink(scratch_ / "other", folder() / "link");
  EXPECT_EQ(code_folder(exercise_, folder()), folder());
  put("work/box.hpp");
  EXPECT_EQ(code_folder(exercise_, folder()), folder() / "work");
}

TEST_F(WorkFolder, OfTwoFoldersNeitherIsTakenAndTheFirstIsNamed) {
  put("b/box.hpp");
  put("a/deep/box.hpp");
  EXPECT_EQ(code_folder(exercise_, folder()), folder());
  EXPECT_EQ(find_deeper(folder(), "box.hpp"), "a/deep/box.hpp");
  EXPECT_EQ(find_deeper(folder(), "Box.hpp"), "");
}

TEST_F(WorkFolder, AFileIsNamedThreeFoldersDeepAndNoDeeper) {
  put("a/b/c/box.hpp");
  EXPECT_EQ(find_deeper(folder(), "box.hpp"), "a/b/c/box.hpp");
  fs::remove_all(folder() / "a");
  put("a/b/c/d/box.hpp");
  EXPECT_EQ(find_deeper(folder(), "box.hpp"), "");
}

TEST(ArchiveNames, AreToldByTheirEnding) {
  for (const char* name : {"a.zip", "A.ZIP", "work.tar.gz", "x.tgz", "x.7z", "x.rar"})
    EXPECT_TRUE(is_archive(name)) << name;
  for (const char* name : {"zip", "a.zip.md", "box.hpp", ""}) EXPECT_FALSE(is_archive(name)) << name;
}

}  // namespace
}  // namespace grader::intake
