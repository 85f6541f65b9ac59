// SPDX-License-Identifier: MIT
// The program as a whole, where only a real process can show it: exit codes and streams.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <string>

namespace {

int exit_code_of(const std::string& arguments) {
  const std::string line = std::string(LEDGER_GRADER_PROGRAM) + " " + arguments;
  const int status = std::system(line.c_str());
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST(Program, AnswersHelpAndVersionWithZero) {
  EXPECT_EQ(exit_code_of("--help > /dev/null"), 0);
  EXPECT_EQ(exit_code_of("--version > /dev/null"), 0);
}

TEST(Program, EndsWithTwoForWrongUsage) {
  EXPECT_EQ(exit_code_of("2> /dev/null"), 2);
  EXPECT_EQ(exit_code_of("grade /nowhere/at/all 2> /dev/null"), 2);
}

TEST(Program, GivesAStudentNoJsonForItHoldsWhatIsExpected) {
  const std::string folder = LEDGER_GRADER_SOURCE_DIR "/tests/corpus/code/92-wrong-empty";
  EXPECT_EQ(exit_code_of("grade --for student --format json " + folder + " > /dev/null 2>&1"), 2);
  EXPECT_EQ(exit_code_of("grade --for student " + folder + " > /dev/null 2>&1"), 0);
}

TEST(Program, TakesTheFolderOfAClassForNoSubmission) {
  const std::string code = LEDGER_GRADER_SOURCE_DIR "/tests/corpus/code";
  EXPECT_EQ(exit_code_of("grade " + code + " > /dev/null 2>&1"), 2);
  EXPECT_EQ(exit_code_of("grade " + code + "/92-wrong-empty > /dev/null 2>&1"), 0);
}

TEST(Program, WrongUsageSaysNothingOnStandardOutput) {
  EXPECT_EQ(exit_code_of("grad 2> /dev/null | cmp -s - /dev/null"), 0);
}

TEST(Program, EndsWithThreeWhenTheDiskIsFull) {
  EXPECT_EQ(exit_code_of("--help > /dev/full 2> /dev/null"), 3);
}

TEST(Program, EndsWithThreeWhenStandardOutputIsClosed) {
  EXPECT_EQ(exit_code_of("--help 2> /dev/null >&-"), 3);
}

TEST(Program, EndsWithThreeWhenTheReaderIsGone) {
  // The exit code comes round the pipe whose reader has ended before the program starts to write.
  const std::string program = LEDGER_GRADER_PROGRAM;
  const std::string line =
      "{ { sleep 0.2; " + program + " --help 2> /dev/null; echo $? >&3; } | true; } 3>&1";
  EXPECT_EQ(std::system((line + " | grep -qx 3").c_str()), 0);
}

}  // namespace
