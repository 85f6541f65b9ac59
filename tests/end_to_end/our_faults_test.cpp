// SPDX-License-Identifier: MIT
// Whatever is wrong with the machine, the installation or the exercise, no student loses a point by it: then
// nothing is graded, and the message names the cause and the mend.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <string>
#include <thread>
#include <vector>

#include "grader/formats/json.hpp"
#include "tests/end_to_end/exercises_copy.hpp"
#include "tests/end_to_end/other_user.hpp"
#include "tests/support/program.hpp"
#include "tests/support/scratch.hpp"

namespace grader::tests {
namespace {

namespace fs = std::filesystem;

constexpr int nothing_graded = 2;
constexpr int human_needed = 3;

fs::path honest_submission() { return first_exercise() / "tests/corpus/code/01-ok-plain"; }

class OurFaults : public ::testing::Test {
 protected:
  OurFaults() {
    write_file(scratch_ / "secret", "a secret");
    // An ordinary user must find his way, too.
    fs::permissions(scratch_.path(), fs::perms::all);
  }

  Invocation grading(const std::vector<std::string>& more = {}) const {
    Invocation invocation{.arguments = {grader_program(), "grade", "--color", "never", "--lang", "en",
                                        "--secret", scratch_ / "secret", "--cache", scratch_ / "cache"},
                          .environment = {{"HOME", scratch_ / "home"},
                                          {"TMPDIR", scratch_ / "tmp"},
                                          {"XDG_DATA_HOME", ""},
                                          {"XDG_CACHE_HOME", ""}}};
    invocation.arguments.insert(invocation.arguments.end(), more.begin(), more.end());
    return invocation;
  }

  Invocation grading_honestly(const std::vector<std::string>& more = {}) const {
    Invocation invocation = grading(more);
    invocation.arguments.push_back(honest_submission());
    return invocation;
  }

  /// An honest one where everybody gets.
  fs::path readable_submission() const {
    fs::path readable = scratch_ / "readable";
    write_file(readable / "ledger.hpp", read_file(honest_submission() / "ledger.hpp"));
    return readable;
  }

  /// The same command line behind another program.
  static Invocation behind(std::vector<std::string> first, Invocation invocation) {
    first.insert(first.end(), invocation.arguments.begin(), invocation.arguments.end());
    invocation.arguments = std::move(first);
    return invocation;
  }

  static void expect_nothing_graded(const Outcome& outcome, const std::string& cause) {
    EXPECT_EQ(outcome.exit_code, nothing_graded) << outcome.errors;
    EXPECT_EQ(outcome.output, "");
    EXPECT_NE(outcome.errors.find(cause), std::string::npos) << outcome.errors;
    EXPECT_NE(outcome.errors.find("\nhint: "), std::string::npos) << outcome.errors;
  }

  static void expect_full_code_points(const Outcome& outcome) {
    EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
    EXPECT_NE(outcome.output.find("Code: 4 of 4 points"), std::string::npos) << outcome.output;
  }

  Scratch scratch_;
};

// ---- the machine ----------------------------------------------------------------------------------------

TEST_F(OurFaults, WithoutASandboxNothingIsGraded) {
  Invocation invocation = grading_honestly();
  invocation.environment["PATH"] = "/nonexistent-folder";
  expect_nothing_graded(run(invocation), "bubblewrap (bwrap) is not installed");
}

TEST_F(OurFaults, WithoutACompilerNothingIsGraded) {
  const std::vector<std::string> room = {"bwrap", "--dev-bind", "/", "/", "--cap-add", "ALL"};
  if (run(behind(room, {.arguments = {"true"}})).exit_code != 0)
    GTEST_SKIP() << "no sandbox within a sandbox";
  std::vector<std::string> mask = room;
  mask.insert(mask.end(), {"--ro-bind", "/dev/null", fs::canonical("/usr/bin/g++")});
  expect_nothing_graded(run(behind(mask, grading_honestly())), "no working C++ compiler");
}

TEST_F(OurFaults, WithoutUserNamespacesNothingIsGraded) {
  const std::vector<std::string> room = {"bwrap", "--unshare-user", "--disable-userns", "--dev-bind", "/",
                                         "/"};
  if (run(behind(room, {.arguments = {"true"}})).exit_code != 0) GTEST_SKIP() << "bubblewrap is too old";
  const Outcome outcome = run(behind(room, grading_honestly()));
  expect_nothing_graded(outcome, "the sandbox could not be set up");
  EXPECT_NE(outcome.errors.find("user namespaces are switched off"), std::string::npos) << outcome.errors;
}

/// A bwrap of somebody's own that leaves out a word with so many words behind it, and is otherwise the real
/// one.
void write_careless_bubblewrap(const fs::path& folder, const std::string& left_out, int words_behind) {
  std::string shift = "shift;";
  for (int i = 0; i < words_behind; ++i) shift += " shift;";
  write_file(folder / "bwrap",
             "#!/bin/bash\nkept=()\nwhile (($# > 0)); do\n  if [[ $1 == " + left_out + " ]]; then " + shift +
                 " else kept+=(\"$1\"); shift; fi\ndone\nexec /usr/bin/bwrap \"${kept[@]}\"\n");
  fs::permissions(folder / "bwrap", fs::perms::owner_all | fs::perms::others_read | fs::perms::others_exec);
}

TEST_F(OurFaults, WithAWallMissingNothingIsGradedAndTheWallIsNamed) {
  struct Gap {
    const char* word;
    int words_behind;
    const char* told;
  };
  for (const Gap& gap :
       {Gap{"--seccomp", 1, "thread where programs run: allowed"}, Gap{"--unshare-net", 0, "network"},
        Gap{"--unshare-ipc", 0, "messages"}, Gap{"--remount-ro", 1, "write /new"}}) {
    const fs::path folder = scratch_ / "careless" / gap.word;
    write_careless_bubblewrap(folder, gap.word, gap.words_behind);
    Invocation invocation = grading_honestly();
    invocation.environment["PATH"] = folder.string() + ":/usr/bin:/bin";
    const Outcome outcome = run(invocation);
    expect_nothing_graded(outcome, "the sandbox does not hold, so nobody is graded");
    EXPECT_NE(outcome.errors.find("see that the first bwrap in PATH is the distribution's own"),
              std::string::npos)
        << outcome.errors;
    EXPECT_NE(outcome.errors.find(gap.told), std::string::npos) << outcome.errors;
  }
}

TEST_F(OurFaults, AWallThatGoesMissingAfterASuccessIsMissed) {
  expect_full_code_points(run(grading_honestly()));
  write_careless_bubblewrap(scratch_ / "careless", "--seccomp", 1);
  Invocation invocation = grading_honestly();
  invocation.environment["PATH"] = (scratch_ / "careless").string() + ":/usr/bin:/bin";
  expect_nothing_graded(run(invocation), "the sandbox does not hold, so nobody is graded");
}

TEST_F(OurFaults, ABubblewrapThatDoesSomethingElseGradesNobody) {
  write_file(scratch_ / "other/bwrap", "#!/bin/sh\necho bubblewrap 0.8.0\n");
  fs::permissions(scratch_ / "other/bwrap", fs::perms::all);
  Invocation invocation = grading_honestly();
  invocation.environment["PATH"] = (scratch_ / "other").string() + ":/usr/bin:/bin";
  expect_nothing_graded(run(invocation), "");
}

TEST_F(OurFaults, UnderTightLimitsThereAreFullPointsOrNone) {
  for (const char* limit : {"-v 60000", "-v 90000", "-n 20", "-f 10", "-f 1000"}) {
    const Outcome outcome = run(
        behind({"sh", "-c", std::string("ulimit ") + limit + " && exec \"$@\"", "sh"}, grading_honestly()));
    EXPECT_EQ(outcome.signal, 0) << limit;
    if (outcome.exit_code == 0) {
      EXPECT_NE(outcome.output.find("Code: 4 of 4 points"), std::string::npos) << limit << outcome.output;
    } else {
      EXPECT_GE(outcome.exit_code, nothing_graded) << limit;
      EXPECT_EQ(outcome.output.find("points"), std::string::npos) << limit << outcome.output;
    }
  }
}

TEST_F(OurFaults, AFullDiskForTheReportIsSaid) {
  Invocation invocation = grading_honestly();
  invocation.output = "/dev/full";
  const Outcome outcome = run(invocation);
  EXPECT_EQ(outcome.exit_code, human_needed);
  EXPECT_NE(outcome.errors.find("hint: "), std::string::npos) << outcome.errors;
}

TEST_F(OurFaults, ACacheThatCannotBeWrittenStopsNobody) {
  Invocation invocation = grading_honestly();
  invocation.arguments.insert(invocation.arguments.end() - 1, {"--cache", "/proc/no/such/folder"});
  invocation.arguments.erase(invocation.arguments.begin() + 8, invocation.arguments.begin() + 10);
  expect_full_code_points(run(invocation));
}

TEST_F(OurFaults, ABrokenCacheIsMadeAnew) {
  expect_full_code_points(run(grading_honestly()));
  for (const auto& entry : fs::recursive_directory_iterator(scratch_ / "cache"))
    if (entry.is_regular_file()) fs::resize_file(entry.path(), entry.file_size() / 2);
  expect_full_code_points(run(grading_honestly()));
}

// ---- the installation -----------------------------------------------------------------------------------

TEST_F(OurFaults, AnExercisesFolderThatIsNotThereIsSaid) {
  expect_nothing_graded(run(grading_honestly({"--exercises", "/nowhere"})), "/nowhere holds no exercises");
}

TEST_F(OurFaults, AnExerciseThatIsNotThereIsAnsweredByOneThatIs) {
  const Outcome outcome = run(grading_honestly({"--exercise", "lesson1"}));
  expect_nothing_graded(outcome, "there is no exercise lesson1");
  EXPECT_NE(outcome.errors.find("did you mean lesson01?"), std::string::npos) << outcome.errors;
}

TEST_F(OurFaults, ASecretFileThatIsNotThereIsSaid) {
  fs::remove(scratch_ / "secret");
  expect_nothing_graded(run(grading_honestly()), "secret does not exist");
}

TEST_F(OurFaults, ASecretThatIsEmptyIsSaid) {
  write_file(scratch_ / "secret", "");
  expect_nothing_graded(run(grading_honestly()), "secret is empty");
}

TEST_F(OurFaults, ASecretThatCannotBeKeptIsSaid) {
  Invocation invocation = grading_honestly();
  invocation.arguments.erase(invocation.arguments.begin() + 6, invocation.arguments.begin() + 8);
  invocation.environment["HOME"] = "/proc/nobody";
  expect_nothing_graded(run(invocation), "/proc/nobody");
}

// ---- the exercise ---------------------------------------------------------------------------------------

TEST_F(OurFaults, ARubricWithManyFaultsIsRefusedWithALineForEach) {
  const fs::path faults = first_exercise() / "tests/unit/exercise/fixtures/faults";
  const Outcome outcome = run(grading_honestly({"--exercises", faults, "--exercise", "boxes"}));
  expect_nothing_graded(outcome, "rubrics/boxes.yaml:12: code.tolerence: unknown key");
  const auto lines = std::count(outcome.errors.begin(), outcome.errors.end(), '\n');
  EXPECT_GE(lines, 11) << outcome.errors;  // ten faults at least, and the hint
}

TEST_F(OurFaults, AnUnreadableRubricIsSaid) {
  const ExercisesCopy exercises(second_exercise());
  fs::permissions(exercises.path().parent_path(), fs::perms::all);
  fs::permissions(exercises.path() / "rubrics/bandwidth.yaml", fs::perms::none);
  const Invocation invocation =
      grading({"--exercises", exercises.path(), "--exercise", "bandwidth", readable_submission()});
  expect_nothing_graded(run(as_nobody(invocation, scratch_.path())), "bandwidth.yaml");
}

TEST_F(OurFaults, AReferenceThatDoesNotCompileCostsNobodyAnything) {
  const ExercisesCopy exercises(first_exercise());
  exercises.change("reference/lesson01/ledger.hpp", "throw std::invalid_argument",
                   "throw std::invalid_argumet");
  expect_nothing_graded(run(grading_honestly({"--exercises", exercises.path()})),
                        "reference/lesson01/ledger.hpp:20: does not compile");
}

TEST_F(OurFaults, AnAdapterThatCallsNothingCostsNobodyAnything) {
  const ExercisesCopy exercises(first_exercise());
  exercises.change("reference/lesson01/adapter.hpp", "bytes_to_gb(num_bytes)", "to_gb(num_bytes)");
  expect_nothing_graded(run(grading_honestly({"--exercises", exercises.path()})),
                        "call_gb gets no value `gb` from the reference");
}

// ---- the submission's file ------------------------------------------------------------------------------

TEST_F(OurFaults, AFileThatTheGraderMayNotReadIsNotGradedAndNotZero) {
  const fs::path folder = scratch_ / "unreadable";
  write_file(folder / "ledger.hpp", read_file(honest_submission() / "ledger.hpp"));
  fs::permissions(folder / "ledger.hpp", fs::perms::none);
  const fs::path readable = readable_submission();
  fs::permissions(scratch_ / "secret", fs::perms::owner_read | fs::perms::others_read);
  const Outcome outcome = run(as_nobody(grading({"--format", "json", folder, readable}), scratch_.path()));
  EXPECT_EQ(outcome.exit_code, human_needed) << outcome.errors;
  const formats::Json report = formats::read_json(outcome.output, "the report");
  const auto& grades = std::get<formats::Json::Array>(report.value());
  EXPECT_EQ(std::get<std::string>(grades.at(0).find("status")->value()), "not_graded");
  EXPECT_TRUE(grades.at(0).find("points")->is_null());
  EXPECT_TRUE(grades.at(0).find("verdict")->is_null());
  EXPECT_FALSE(grades.at(1).find("points")->is_null());  // the next one is graded all the same
}

// ---- at the same time, and in the middle ------------------------------------------------------------------

TEST_F(OurFaults, TwoGradersOnOneColdCacheAreBothRight) {
  const Invocation invocation =
      grading({"--format", "json", first_exercise() / "tests/corpus/code/43-size-fp32-is-2"});
  Outcome one;
  Outcome two;
  {
    const std::jthread first([&] { one = run(invocation); });
    const std::jthread second([&] { two = run(invocation); });
  }
  EXPECT_EQ(one.exit_code, 0) << one.errors;
  EXPECT_NE(one.output.find("\"points\": 3.75"), std::string::npos) << one.output;
  EXPECT_EQ(one.output, two.output);
}

TEST_F(OurFaults, AGraderThatIsKilledLeavesNoProcessAndNoFileAndTheNextOneWorks) {
  for (const int milliseconds : {50, 300, 700}) {
    fs::create_directories(scratch_ / "tmp");
    fs::create_directories(scratch_ / "home");
    fs::create_directories(scratch_ / "working");
    Invocation invocation = grading_honestly();
    invocation.directory = scratch_ / "working";
    {
      Started grader(invocation);
      std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
      grader.kill_and_wait();
    }
    EXPECT_EQ(left_behind(), "") << milliseconds;
    for (const char* folder : {"tmp", "home", "working"})
      EXPECT_TRUE(fs::is_empty(scratch_ / folder)) << folder << " after " << milliseconds;
  }
  expect_full_code_points(run(grading_honestly()));
}

}  // namespace
}  // namespace grader::tests
