// SPDX-License-Identifier: MIT
#include "grader/observe/diagnostics.hpp"

#include <gtest/gtest.h>

#include "grader/error.hpp"

#include <csignal>

namespace grader::observe {
namespace {

sys::Ending said(std::string errors) {
  sys::Ending ending;
  ending.code = 1;
  ending.errors = std::move(errors);
  return ending;
}

TEST(Diagnostics, AnErrorIsTakenApartIntoFileAndMessage) {
  const auto errors = read_errors(
      "In file included from shim.cpp:1:\n"
      "ledger.hpp:12:9: error: 'x' was not declared in this scope\n"
      "ledger.hpp:12:9: note: suggested alternative: 'y'\n"
      "copy/10/blank/total:1:3: error: expected primary-expression: error: twice\n"
      "copy/2/reference:7:1: fatal error: stop\n");
  ASSERT_EQ(errors.size(), 3U);
  EXPECT_EQ(errors[0].file, "ledger.hpp");
  EXPECT_EQ(errors[0].line, 12);
  EXPECT_EQ(errors[0].message, "'x' was not declared in this scope");
  EXPECT_EQ(errors[1].file, "copy/10/blank/total");
  EXPECT_EQ(errors[1].line, 1);
  EXPECT_EQ(errors[1].message, "expected primary-expression: error: twice");
  EXPECT_EQ(errors[2].file, "copy/2/reference");
}

TEST(Diagnostics, ALinkersComplaintHasNoFile) {
  const auto errors = read_errors(
      "/usr/bin/ld: main.o: in function `main':\n"
      "main.cpp:(.text+0x0): multiple definition of `main'; /tmp/object.o:shim.cpp:(.text+0x0): first "
      "defined here\n"
      "collect2: error: ld returned 1 exit status\n");
  ASSERT_EQ(errors.size(), 2U);
  EXPECT_EQ(errors[0].file, "");
  EXPECT_EQ(errors[1].file, "");
  EXPECT_EQ(errors[1].line, 0);
}

TEST(Diagnostics, NamesThatVaryAndOurOwnAreTakenOut) {
  EXPECT_EQ(tidy_diagnostics("ld: /tmp/ccAb12Zz.o: in x; /tmp/ccQQQQQQ.s"),
            "ld: /tmp/object.o: in x; /tmp/object.s");
  EXPECT_EQ(tidy_diagnostics("In file included from shim.cpp:1:\nledger.hpp:1:1: error: x\n"),
            "ledger.hpp:1:1: error: x\n");
  EXPECT_EQ(tidy_diagnostics("/tmp/cc/../x /tmp/ccA"), "/tmp/cc/../x /tmp/ccA");
  EXPECT_EQ(tidy_diagnostics("/tmp/ccAb12Zz.o:<stdin>:(.text+0x0): first\n<stdin>: x"),
            "/tmp/object.o:(.text+0x0): first\n<stdin>: x");
}

TEST(Diagnostics, TheWordsOfGccTellWhichLimitItHit) {
  EXPECT_EQ(failed_state(said("ledger.hpp:1:1: error: no\n")), BuildState::compile_error);
  EXPECT_EQ(failed_state(said("g++: fatal error: Killed signal terminated program cc1plus\n")),
            BuildState::time_limit);
  EXPECT_EQ(failed_state(said("virtual memory exhausted: Cannot allocate memory\n")),
            BuildState::memory_limit);
  EXPECT_EQ(failed_state(said("cc1plus: out of memory allocating 65536 bytes\n")), BuildState::memory_limit);
  EXPECT_EQ(failed_state(said(
                "g++: internal compiler error: File size limit exceeded signal terminated program as\n")),
            BuildState::output_limit);
}

TEST(Diagnostics, ALimitThatTheRunnerSawNeedsNoWords) {
  sys::Ending ending;
  ending.how = sys::How::cpu_limit;
  EXPECT_EQ(failed_state(ending), BuildState::time_limit);
  ending.how = sys::How::wall_limit;
  EXPECT_EQ(failed_state(ending), BuildState::time_limit);
  ending.how = sys::How::output_limit;
  EXPECT_EQ(failed_state(ending), BuildState::output_limit);
  ending.how = sys::How::signalled;
  ending.code = SIGXFSZ;
  EXPECT_EQ(failed_state(ending), BuildState::output_limit);
}

TEST(Diagnostics, ACompilerThatCouldNotStartItsPartsIsNoFaultOfTheText) {
  for (const char* text :
       {"g++: fatal error: cannot execute 'cc1plus': vfork: Resource temporarily unavailable\n",
        "/bin/sh: 1: Cannot fork\n"})
    EXPECT_THROW(require_compiler_started(text), Error) << text;
  for (const char* text : {"", "a.hpp:1:2: error: #error /bin/sh: 1: Cannot fork\n",
                           "In file included from shim.cpp:1:\ng++: fatal error: cannot execute fork\n",
                           "g++: fatal error: no input files\n"})
    EXPECT_NO_THROW(require_compiler_started(text)) << text;
}

}  // namespace
}  // namespace grader::observe
