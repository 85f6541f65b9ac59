// SPDX-License-Identifier: MIT
#include "grader/sys/verdict.hpp"

#include <gtest/gtest.h>
#include <signal.h>

#include "grader/error.hpp"

namespace grader::sys {
namespace {

using std::chrono::milliseconds;

const Command running{.profile = Profile::run, .limits = {.cpu = std::chrono::seconds(2)}};
const Command compiling{.profile = Profile::compile, .limits = {.cpu = std::chrono::seconds(2)}};

Ending judge(const Command& command, int exit_code, milliseconds cpu = milliseconds(0)) {
  return judge_ending(command, Cause::ended, {.first_process = 10, .exit_code = exit_code}, cpu, "");
}

TEST(Verdict, ReadsBothLinesOfTheReport) {
  const Report report =
      read_report("{ \"child-pid\": 4711, \"net-namespace\": 1 }\n{ \"exit-code\": 139 }\n");
  EXPECT_EQ(report.first_process, 4711);
  EXPECT_EQ(report.exit_code, 139);
}

TEST(Verdict, ReadsAReportThatStopsInTheMiddle) {
  EXPECT_EQ(read_report("{ \"child-pid\": 4711, \"net").exit_code, std::nullopt);
  EXPECT_EQ(read_report("{ \"child-pid\"").first_process, std::nullopt);
  EXPECT_EQ(read_report("").first_process, std::nullopt);
}

TEST(Verdict, CodesUpTo128AreExits) {
  EXPECT_EQ(judge(running, 128).how, How::exited);
  EXPECT_EQ(judge(running, 128).code, 128);
}

TEST(Verdict, CodesAbove128AreSignals) {
  EXPECT_EQ(judge(running, 129).how, How::signalled);
  EXPECT_EQ(judge(running, 129).code, 1);
  EXPECT_EQ(judge(running, 159).code, SIGSYS);
  EXPECT_EQ(judge(running, 255).how, How::exited);
}

TEST(Verdict, AKillIsTheCpuLimitOnlyWhenTheTimeWasUsed) {
  EXPECT_EQ(judge(running, 128 + SIGKILL, milliseconds(1990)).how, How::cpu_limit);
  EXPECT_EQ(judge(running, 128 + SIGXCPU, milliseconds(1990)).how, How::cpu_limit);
  EXPECT_EQ(judge(running, 128 + SIGKILL, milliseconds(500)).how, How::signalled);
}

TEST(Verdict, OnABusyMachineTheKernelsCountForTheLimitIsAheadOfOurs) {
  EXPECT_EQ(judge(running, 128 + SIGKILL, milliseconds(1000)).how, How::cpu_limit);
  EXPECT_EQ(judge(running, 128 + SIGXCPU, milliseconds(1000)).how, How::cpu_limit);
  EXPECT_EQ(judge(running, 128 + SIGKILL, milliseconds(999)).how, How::signalled);
  EXPECT_EQ(judge(running, 128 + SIGXCPU, milliseconds(999)).how, How::signalled);
  const Report failed{.first_process = 10, .exit_code = 1};
  const std::string killed = "g++: fatal error: Killed signal terminated program cc1plus\n";
  EXPECT_EQ(judge_ending(compiling, Cause::ended, failed, milliseconds(1000), killed).how, How::cpu_limit);
  EXPECT_EQ(judge_ending(compiling, Cause::ended, failed, milliseconds(1000), "error").how, How::exited);
}

TEST(Verdict, ACrashAfterAllTheTimeIsStillACrash) {
  EXPECT_EQ(judge(running, 128 + SIGSEGV, milliseconds(1990)).how, How::signalled);
  EXPECT_EQ(judge(running, 1, milliseconds(1990)).how, How::exited);
}

TEST(Verdict, AFailedCompilationThatUsedTheTimeUpMetTheLimit) {
  EXPECT_EQ(judge(compiling, 1, milliseconds(2000)).how, How::cpu_limit);
  EXPECT_EQ(judge(compiling, 1, milliseconds(500)).how, How::exited);
  EXPECT_EQ(judge(compiling, 0, milliseconds(2000)).how, How::exited);
}

TEST(Verdict, WhatWeEndedOurselvesIsNotAskedForItsCode) {
  const Report report{.first_process = 10, .exit_code = 0};
  EXPECT_EQ(judge_ending(running, Cause::deadline, report, milliseconds(0), "").how, How::wall_limit);
  EXPECT_EQ(judge_ending(running, Cause::overflow, report, milliseconds(0), "").how, How::output_limit);
}

TEST(Verdict, NoExitCodeMeansThatTheWallsDidNotGoUp) {
  try {
    judge_ending(running, Cause::ended, {.first_process = 10}, milliseconds(0),
                 "bwrap: setting up uid map: Permission denied\n");
    FAIL() << "a run without walls was given an ending";
  } catch (const Error& error) {
    EXPECT_EQ(error.trouble(), Trouble::installation);
    EXPECT_NE(std::string(error.what()).find("setting up uid map: Permission denied"), std::string::npos);
    EXPECT_NE(error.hint().find("AppArmor"), std::string::npos);
  }
}

TEST(Verdict, ASandboxThatIsNotReadyAtTheDeadlineIsOurTrouble) {
  EXPECT_THROW(judge_ending(running, Cause::deadline, {}, milliseconds(0), ""), Error);
}

TEST(Verdict, ADamagedProgramOfAStudentIsNoBrokenInstallation) {
  const std::string message = "bwrap: execvp /prog: No such file or directory\n";
  const Report report{.first_process = 10};
  EXPECT_EQ(judge_ending(running, Cause::ended, report, milliseconds(0), message).code, 127);
  EXPECT_THROW(judge_ending(compiling, Cause::ended, report, milliseconds(0), message), Error);
}

TEST(Verdict, ANamespaceThatWasNotMadeIsAGapInTheWalls) {
  const std::string all =
      R"({"child-pid": 7, "ipc-namespace": 1, "mnt-namespace": 2, "net-namespace": 3, "pid-namespace": 4, "uts-namespace": 5})"
      "\n{\"exit-code\": 0}";
  EXPECT_EQ(read_report(all).missing_namespace, "");
  EXPECT_NO_THROW(judge_ending({}, Cause::ended, read_report(all), {}, ""));
  std::string without = all;
  without.replace(without.find("net-namespace"), 3, "nut");
  EXPECT_EQ(read_report(without).missing_namespace, "network");
  try {
    judge_ending({}, Cause::ended, read_report(without), {}, "");
    ADD_FAILURE() << "nobody missed the network's wall";
  } catch (const Error& error) {
    EXPECT_EQ(error.trouble(), Trouble::installation);
    EXPECT_NE(std::string(error.hint()).find("bwrap"), std::string::npos);
  }
}

}  // namespace
}  // namespace grader::sys
