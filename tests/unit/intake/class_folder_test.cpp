// SPDX-License-Identifier: MIT
#include "grader/intake/class_folder.hpp"

#include <gtest/gtest.h>

#include "grader/types/bilingual_error.hpp"
#include "tests/support/scratch.hpp"

namespace grader::intake {
namespace {

namespace fs = std::filesystem;

class ClassFolderTest : public ::testing::Test {
 protected:
  ClassFolderTest() {
    exercise_.file = "box.hpp";
    fs::create_directories(folder());
  }
  fs::path folder() const { return scratch_ / "class"; }
  void add(const std::string& student) const { fs::create_directories(folder() / student); }
  std::vector<std::string> students(const fs::path& except = "/nowhere") const {
    std::vector<std::string> names;
    for (const fs::path& path : read_class(exercise_, folder(), except).students)
      names.push_back(path.filename().string());
    return names;
  }
  std::string trouble(const fs::path& path, const fs::path& except = "/nowhere") const {
    try {
      read_class(exercise_, path, except);
      return "";
    } catch (const Error& error) {
      EXPECT_EQ(error.trouble(), Trouble::installation);
      EXPECT_FALSE(error.hint().empty());
      return error.what();
    }
  }

  tests::Scratch scratch_;
  Exercise exercise_;
};

TEST_F(ClassFolderTest, StudentsComeSortedByTheBytesOfTheirNames) {
  const std::vector<std::string> sorted = {"=cmd", "A, \"b\"", "Zoe", "a", "a\nb", "é", "张三", "\xff"};
  for (const std::size_t i : {3U, 7U, 0U, 6U, 1U, 5U, 2U, 4U}) add(sorted[i]);
  EXPECT_EQ(students(), sorted);
}

TEST_F(ClassFolderTest, WhatIsNoFolderIsPassedOverAndNamed) {
  add("anna");
  tests::write_file(folder() / "roster.csv", "x");
  fs::create_directory_symlink("/etc", folder() / "link");
  const ClassFolder found = read_class(exercise_, folder(), "/nowhere");
  EXPECT_EQ(found.students.size(), 1U);
  EXPECT_EQ(found.passed_over, (std::vector<std::string>{"link", "roster.csv"}));
}

TEST_F(ClassFolderTest, HiddenFoldersAndThoseOfArchivesAreNobody) {
  for (const char* name : {"anna", ".git", "__MACOSX"}) add(name);
  EXPECT_EQ(students(), std::vector<std::string>{"anna"});
}

TEST_F(ClassFolderTest, TheFolderOfTheResultsIsNobody) {
  add("anna");
  add("results");
  EXPECT_EQ(students(folder() / "results"), std::vector<std::string>{"anna"});
  EXPECT_EQ(students(folder() / "." / "results/"), std::vector<std::string>{"anna"});
}

TEST_F(ClassFolderTest, ResultsMayNotLieAmongTheSubmissions) {
  add("anna");
  EXPECT_NE(trouble(folder(), folder()).find("among the submissions"), std::string::npos);
  EXPECT_NE(trouble(folder(), folder() / "anna/..").find("among the submissions"), std::string::npos);
  EXPECT_EQ(trouble(folder(), scratch_.path()), "");
}

TEST_F(ClassFolderTest, ResultsMayNotLieInTheFolderOfAStudentWhoHandedInSomething) {
  exercise_.answers_file = "answers.md";
  add("anna");
  for (const char* file : {"box.hpp", "Box (1).hpp", "answers.md", "Answers.txt", "work/box.hpp"}) {
    const fs::path work = folder() / "ben" / file;
    tests::write_file(work, "");
    for (const char* out : {"ben", "ben/", "ben/out", "ben/out/new", "anna/../ben"})
      EXPECT_NE(trouble(folder(), folder() / out).find("ben holds a submission"), std::string::npos)
          << file << " " << out;
    fs::remove_all(folder() / "ben");
  }
  for (const char* file : {"gradebook.sqlite", "grades.csv", "review.yaml", "feedback/answers.md"})
    tests::write_file(folder() / "results" / file, "");
  EXPECT_EQ(students(folder() / "results"), std::vector<std::string>{"anna"});
}

TEST_F(ClassFolderTest, AFolderReachedByALinkIsRead) {
  add("anna");
  fs::create_directory_symlink(folder(), scratch_ / "link");
  EXPECT_EQ(trouble(scratch_ / "link"), "");
}

TEST_F(ClassFolderTest, WhatIsNoClassIsRefused) {
  EXPECT_NE(trouble(scratch_ / "nowhere").find("is no folder"), std::string::npos);
  EXPECT_NE(trouble(folder()).find("holds no student's folder"), std::string::npos);
  tests::write_file(folder() / "box.hpp", "int x;");
  EXPECT_NE(trouble(folder()).find("one submission, not a class"), std::string::npos);
  EXPECT_NE(trouble(folder() / "box.hpp").find("is no folder"), std::string::npos);
}

TEST_F(ClassFolderTest, ResultsOfAnotherRunAreNobodyAndNamed) {
  add("anna");
  tests::write_file(folder() / "out1/gradebook.sqlite", "");
  tests::write_file(folder() / "out1/feedback/anna.md", "");
  tests::write_file(folder() / "ben/gradebook.sqlite", "");
  tests::write_file(folder() / "ben/box.hpp", "");
  EXPECT_EQ(students(), (std::vector<std::string>{"anna", "ben"})) << "who handed in something is a student";
  EXPECT_EQ(read_class(exercise_, folder(), "/nowhere").results, std::vector<std::string>{"out1"});
}

TEST_F(ClassFolderTest, ArchivesAndLooseFilesMayBeSomebodysWork) {
  add("anna");
  for (const char* name : {"Max.ZIP", "b_box.hpp", "list.csv", "z.tar.gz"})
    tests::write_file(folder() / name, "");
  EXPECT_EQ(read_class(exercise_, folder(), "/nowhere").unread,
            (std::vector<std::string>{"Max.ZIP", "b_box.hpp", "z.tar.gz"}));
}

TEST_F(ClassFolderTest, AnArchiveInPlaceOfAClassIsToBeUnpacked) {
  tests::write_file(scratch_ / "class.zip", "");
  try {
    read_class(exercise_, scratch_ / "class.zip", "/nowhere");
    FAIL() << "no error";
  } catch (const Error& error) {
    const ErrorTexts texts = texts_of(error);
    EXPECT_TRUE(texts.hint.en.starts_with("unpack it first"));
    EXPECT_TRUE(texts.hint.zh.starts_with("先解压"));
    EXPECT_NE(texts.what.zh.find("是压缩包"), std::string::npos);
  }
}

}  // namespace
}  // namespace grader::intake
