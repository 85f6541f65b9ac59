// SPDX-License-Identifier: MIT
#include "grader/cli/console.hpp"

#include <gtest/gtest.h>

#include <sstream>
#include <streambuf>

#include "grader/types/bilingual_error.hpp"

namespace grader::cli {
namespace {

/// A disk that is full.
class FullBuffer : public std::streambuf {};

TEST(Console, KeepsResultsAndTroublesApart) {
  std::ostringstream results;
  std::ostringstream troubles;
  Console console(results, troubles);
  console.print("result\n", Language::en);
  console.complain("trouble\n");
  EXPECT_EQ(results.str(), "result\n");
  EXPECT_EQ(troubles.str(), "trouble\n");
}

TEST(Console, AResultThatCannotBeWrittenNeedsAHuman) {
  FullBuffer full;
  std::ostream results(&full);
  std::ostringstream troubles;
  Console console(results, troubles);
  try {
    console.print("result\n", Language::en);
    FAIL() << "no error";
  } catch (const Error& error) {
    EXPECT_EQ(error.trouble(), Trouble::this_grading);
  }
}

TEST(ErrorText, HasTheHintOnALineOfItsOwn) {
  EXPECT_EQ(error_text(Error("no compiler", "install g++"), Language::en),
            "error: no compiler\nhint: install g++\n");
  EXPECT_EQ(error_text(Error("no compiler", ""), Language::zh), "错误：no compiler\n");
}

TEST(ErrorText, EscapesForeignBytes) {
  EXPECT_EQ(error_text(Error("no file \x1b[31m", ""), Language::en), "error: no file \\x1b[31m\n");
}

TEST(ErrorText, APathIsNoCommandToACiService) {
  EXPECT_EQ(error_text(Error("no file a\n ::error::b", "##vso[x]"), Language::en),
            "error: no file a\n \\x3a:error::b\nhint: #\\x23vso[x]\n");
}

TEST(ErrorText, SpeaksTheLanguageOfThePersonWhereTheErrorDoes) {
  const BilingualError error({"没有文件", "no file"}, {"看看路径", "look at the path"});
  EXPECT_EQ(error_text(error, Language::zh), "错误：没有文件\n提示：看看路径\n");
  EXPECT_EQ(error_text(error, Language::en), "error: no file\nhint: look at the path\n");
}

}  // namespace
}  // namespace grader::cli
