// SPDX-License-Identifier: MIT
#include "grader/cli/file_name.hpp"

#include <gtest/gtest.h>

#include <set>

#include "tests/support/nasty_strings.hpp"
#include "tests/support/scratch.hpp"

namespace grader::cli {
namespace {

std::vector<std::string> names() {
  std::vector<std::string> all = samples::nasty_strings();
  for (const std::string& pair : samples::nasty_pairs()) all.push_back(pair);
  for (const char* more : {".",           "..",
                           "...",         "a/b",
                           "/etc/passwd", "../../x",
                           ".hidden",     "-rf",
                           "~",           "~root",
                           "a~",          "%",
                           "%2E",         "%%",
                           "a.",          "a ",
                           " a",          "a.md",
                           "张三",        "é",
                           "e\u0301",     "A",
                           "a",           "O'Neil",
                           "👩\u200d👧",    "=cmd|' /C calc'!A0",
                           "CON",         "a\\b",
                           "a:b",         "*?"})
    all.emplace_back(more);
  for (const std::size_t size : {148U, 149U, 150U, 151U, 152U, 300U}) {
    all.emplace_back(size, 'n');
    all.push_back(std::string(size, 'n') + "m");
    std::string wide;
    while (wide.size() < size) wide += "张";
    all.push_back(wide);
  }
  return all;
}

TEST(FileName, IsNeverAPathHiddenAnOptionOrTooLong) {
  for (const std::string& student : names()) {
    const std::string name = file_name_for(student);
    SCOPED_TRACE(name);
    EXPECT_FALSE(name.empty());
    EXPECT_LE(name.size() + 3, 255U);
    EXPECT_EQ(name.find_first_of(std::string("/\\\0\n\r\t\"$`*?<>|;&:!", 18)), std::string::npos);
    EXPECT_NE(name.front(), '.');
    EXPECT_NE(name.front(), '-');
    EXPECT_NE(name.front(), ' ');
    EXPECT_NE(name.front(), '~');
    EXPECT_NE(name.back(), '.');
    EXPECT_NE(name.back(), ' ');
  }
}

TEST(FileName, DifferentStudentsHaveDifferentNames) {
  std::set<std::string> students;
  std::set<std::string> files;
  for (const std::string& student : names()) {
    students.insert(student);
    files.insert(file_name_for(student));
  }
  EXPECT_EQ(students.size(), files.size());
}

TEST(FileName, OrdinaryNamesStayAsTheyAre) {
  for (const char* name : {"li-wei", "张三", "Zoë M. (2)", "anna_1,b+c@d", "a.b", "Aoife O'Brien"})
    EXPECT_EQ(file_name_for(name), name);
}

TEST(FileName, OddBytesAreSpelledOut) {
  EXPECT_EQ(file_name_for(".."), "%2E%2E");
  EXPECT_EQ(file_name_for("a/b%"), "a%2Fb%25");
  EXPECT_EQ(file_name_for("\xff"), "%FF");
  EXPECT_EQ(file_name_for(""), "%");
}

TEST(FileName, ALongOneIsCutBetweenCharactersAndEndsWithADigest) {
  EXPECT_EQ(file_name_for(std::string(150, 'n')), std::string(150, 'n'));
  const std::string cut = file_name_for(std::string(151, 'n'));
  EXPECT_EQ(cut.substr(0, 151), std::string(150, 'n') + "~");
  EXPECT_EQ(cut.size(), 167U);
}

TEST(FileName, IsTakenByTheFileSystem) {
  const tests::Scratch scratch;
  for (const std::string& student : names()) {
    const std::string name = file_name_for(student) + ".md";
    EXPECT_NO_THROW(tests::write_file(scratch / name, "x"));
    EXPECT_TRUE(std::filesystem::exists(scratch / name));
  }
}

}  // namespace
}  // namespace grader::cli
