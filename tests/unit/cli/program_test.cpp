// SPDX-License-Identifier: MIT
// The program as a whole, where only a real process can show it: exit codes and streams.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdio>
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

/// What a shell says of the program whose reader has ended before the first word, and then its words to us.
std::string ending_without_reader(const std::string& arguments) {
  const std::string line = "{ { sleep 0.2; " + std::string(LEDGER_GRADER_PROGRAM) + " " + arguments +
                           "; echo $? >&2; } | true; } 2>&1";
  std::string told;
  std::FILE* shell = ::popen(line.c_str(), "r");
  for (int letter = std::fgetc(shell); letter != EOF; letter = std::fgetc(shell))
    told += static_cast<char>(letter);
  ::pclose(shell);
  return told;
}

TEST(Program, EndsWithoutAWordWhenTheReaderIsGone) {
  const std::string code = LEDGER_GRADER_SOURCE_DIR "/tests/corpus/code/92-wrong-empty";
  const std::string arguments[] = {"--help",
                                   "check " + code,
                                   "check --format json " + code,
                                   "grade " + code,
                                   "grade --format json " + code,
                                   "template lesson01",
                                   "doctor",
                                   "pack --help"};
  for (const std::string& words : arguments) EXPECT_EQ(ending_without_reader(words), "141\n") << words;
}

}  // namespace
