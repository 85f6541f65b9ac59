// SPDX-License-Identifier: MIT
// `check --ci` as CI services meet it: what it leaves is read by read_ci_results.py, which knows the rules of
// the services and nothing of the writers.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "tests/end_to_end/exercises_copy.hpp"
#include "tests/support/program.hpp"
#include "tests/support/scratch.hpp"

namespace grader::tests {
namespace {

namespace fs = std::filesystem;

const fs::path source = LEDGER_GRADER_SOURCE_DIR;

class Ci : public ::testing::Test {
 protected:
  Ci() { write_file(scratch_ / "secret", "of the course"); }

  Invocation checking(const fs::path& work) const {
    return {
        .arguments = {grader_program(), "check", "--ci", "--lang", language_, "--cache", scratch_ / "cache",
                      "--secret", scratch_ / "secret", "--results", scratch_ / "results"},
        .environment = {{"GITHUB_ACTIONS", "true"},
                        {"GITHUB_WORKSPACE", work},
                        {"GITHUB_STEP_SUMMARY", scratch_ / "step"},
                        {"XDG_DATA_HOME", scratch_ / "data"}},
        .directory = work};
  }

  /// What the services saw, as one line of JSON; a complaint when they would not understand it.
  std::string read_by_services(const Outcome& outcome) const {
    write_file(scratch_ / "stdout", outcome.output);
    const Outcome reader =
        run({.arguments = {"python3", source / "tests/end_to_end/read_ci_results.py", scratch_ / "results",
                           scratch_ / "stdout", source / "docs/grade.schema.json"}});
    EXPECT_EQ(reader.exit_code, 0) << reader.output << reader.errors;
    return reader.output;
  }

  std::string checked_and_read(const fs::path& work) const {
    fs::remove(scratch_ / "step");
    const Outcome outcome = run(checking(work));
    EXPECT_THAT(outcome.exit_code, testing::AnyOf(0, 1)) << outcome.errors;
    EXPECT_EQ(outcome.errors, "");
    EXPECT_EQ(read_file(scratch_ / "step"), read_file(scratch_ / "results/summary.md") + "\n");
    return read_by_services(outcome);
  }

  fs::path copy_of(const fs::path& folder) const {
    const fs::path copy = scratch_ / "copy of work";
    fs::remove_all(copy);
    fs::copy(folder, copy, fs::copy_options::recursive);
    return copy;
  }

  Scratch scratch_;
  std::string language_ = "en";
};

fs::path handout() { return first_exercise() / "student_template/lesson01"; }

TEST_F(Ci, EveryStudentOfTheSampleClassIsUnderstoodByTheServices) {
  for (const auto& entry : fs::directory_iterator(source / "tests/sample_class")) {
    if (!entry.is_directory()) continue;
    SCOPED_TRACE(entry.path().filename().string());
    EXPECT_THAT(checked_and_read(entry.path()), testing::HasSubstr("\"verdict\""));
  }
}

TEST_F(Ci, ChineseIsUnderstoodToo) {
  language_ = "zh";
  EXPECT_THAT(checked_and_read(source / "tests/sample_class/Mallory Quinn"), testing::HasSubstr("一票否决"));
}

constexpr const char* tricks =
    "::error file=x,line=1::forged\n"
    "  ::stop-commands::token\n"
    "::notice title=Autograding report::{\"totalPoints\":10,\"maxPoints\":10}\n"
    "##[error]forged\n##vso[task.complete result=Succeeded;]\n"
    "\x1b[2J\x1b[1;32mpassed\x1b[0m\x1b]0;title\x07\n"
    "</failure><testcase name=\"forged\"/> ]]> &amp; <script>alert(1)</script><img src=x onerror=alert(1)>\n"
    "```\n~~~\n| a | b |\n# heading\n[x](http://evil) ![x](http://evil/x.png) @team **bold** <!-- \n"
    "%0A::error::x\n\xff\xfe \xe2\x80\xae\n";

/// Right code and fair answers, and a twin that also says all the tricks, in code and in words.
TEST_F(Ci, TricksInCodeAndAnswersChangeNothing) {
  const fs::path honest = source / "tests/sample_class/王思琪";
  const fs::path work = copy_of(honest);
  const std::string code = read_file(work / "ledger.hpp");
  write_file(work / "ledger.hpp", code + "\n/*\n" + tricks + "*/\n");
  const std::string answers = read_file(work / "answers.md");
  const std::string plain = checked_and_read(honest);
  const std::string tricked = checked_and_read(work);
  EXPECT_EQ(tricked, plain);
  // Words may change what an answer is worth, but not what the services understand.
  write_file(work / "answers.md", std::string(tricks) + answers + "\n" + tricks);
  checked_and_read(work);
}

TEST_F(Ci, TricksInTheWordsOfTheCompilerAreOnlyText) {
  const fs::path work = copy_of(handout());
  std::string code = read_file(work / "ledger.hpp");
  for (const std::string line : {"::error file=x::forged", "##[error]forged", "</failure><b>```"}) {
    code += "\n#error " + line + "\n#warning " + line + "\nstatic_assert(false, \"" + line + "\");\n";
  }
  write_file(work / "ledger.hpp", code);
  EXPECT_THAT(checked_and_read(work), testing::Not(testing::HasSubstr("forged")));
}

TEST_F(Ci, AFolderWithATrickyNameIsOnlyText) {
  const fs::path work = scratch_ / "::error,title=x::y%0A<b>";
  fs::copy(handout(), work, fs::copy_options::recursive);
  Invocation invocation = checking(work);
  invocation.environment["GITHUB_WORKSPACE"] = scratch_.path();
  EXPECT_THAT(read_by_services(run(invocation)), testing::HasSubstr("failure"));
}

TEST_F(Ci, TheTemplateAsHandedOutHasNothingChangedAndAllToDo) {
  const std::string seen = checked_and_read(copy_of(handout()));
  EXPECT_THAT(seen,
              testing::HasSubstr(R"(["lesson01.handed_out", ".github/workflows/check.yml", "passed"])"));
  EXPECT_THAT(seen, testing::HasSubstr(R"(["lesson01.handed_out", ".gitlab-ci.yml", "passed"])"));
  EXPECT_THAT(seen, testing::HasSubstr(R"("score": 0.0)"));
}

TEST_F(Ci, AChangedWorkflowFileIsAWarningAndAMissingOneANotice) {
  const fs::path work = copy_of(handout());
  change_file(work / ".github/workflows/check.yml", "check --ci", "check --ci || true");
  fs::remove(work / ".gitlab-ci.yml");
  const std::string seen = checked_and_read(work);
  EXPECT_THAT(seen, testing::HasSubstr(R"(["warning", ".github/workflows/check.yml"])"));
  EXPECT_THAT(seen,
              testing::HasSubstr(R"(["lesson01.handed_out", ".github/workflows/check.yml", "failure"])"));
  EXPECT_THAT(seen, testing::HasSubstr(R"(["notice", ".gitlab-ci.yml"])"));
  EXPECT_THAT(seen, testing::HasSubstr(R"(["lesson01.handed_out", ".gitlab-ci.yml", "skipped"])"));
}

TEST_F(Ci, AFileThatIsNotThereIsTheStudentsAndNotOurTrouble) {
  const fs::path work = scratch_ / "nothing";
  fs::create_directories(work);
  EXPECT_THAT(checked_and_read(work), testing::HasSubstr(R"(["error", "the file as handed in"])"));
}

TEST_F(Ci, OurTroubleIsNoZero) {
  Invocation invocation = checking(source / "tests/sample_class/王思琪");
  invocation.environment["PATH"] = scratch_ / "no programs here";
  invocation.arguments.front() = fs::absolute(grader_program());
  const Outcome outcome = run(invocation);
  EXPECT_EQ(outcome.exit_code, 2) << outcome.output;
  const std::string seen = read_by_services(outcome);
  EXPECT_THAT(seen, testing::HasSubstr(R"("score": null)"));
  EXPECT_THAT(seen, testing::HasSubstr(R"(["lesson01.grading", "grading: not graded", "error"])"));
  EXPECT_THAT(seen, testing::HasSubstr(R"(["error", "not graded"])"));
}

TEST_F(Ci, ResultsAreNotWrittenThroughALink) {
  const fs::path work = copy_of(handout());
  fs::create_directory(scratch_ / "elsewhere");
  fs::create_directory_symlink(scratch_ / "elsewhere", scratch_ / "results");
  EXPECT_EQ(run(checking(work)).exit_code, 2);
  EXPECT_TRUE(fs::is_empty(scratch_ / "elsewhere"));
}

TEST_F(Ci, AJobSummaryThatIsFullIsLeftAlone) {
  write_file(scratch_ / "step", std::string(1000UL * 1024, 'x'));
  const Outcome outcome = run(checking(copy_of(handout())));
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_THAT(outcome.errors, testing::HasSubstr("summary"));
  EXPECT_EQ(fs::file_size(scratch_ / "step"), 1000UL * 1024);
}

TEST_F(Ci, GradescopesZipGradesASubmissionInItsFolders) {
  const fs::path tree = scratch_ / "tree";
  fs::create_directories(tree / "bin");
  fs::create_directories(tree / "share/ledger-grader");
  fs::copy_file(grader_program(), tree / "bin/ledger-grader");
  for (const char* part : {"rubrics", "reference", "student_template"})
    fs::copy(source / part, tree / "share/ledger-grader" / part, fs::copy_options::recursive);
  const Outcome made = run({.arguments = {source / "scripts/gradescope_zip", "--tree", tree, "--secret",
                                          scratch_ / "secret", scratch_ / "autograder.zip"}});
  ASSERT_EQ(made.exit_code, 0) << made.errors;
  const fs::path root = scratch_ / "autograder";
  fs::create_directories(root / "source");
  ASSERT_EQ(
      run({.arguments = {"python3", "-m", "zipfile", "-e", scratch_ / "autograder.zip", root / "source"}})
          .exit_code,
      0);
  // The library that unpacks here forgets permissions, which are in the zip; Gradescope's does not.
  for (const char* program : {"run_autograder", "tree/bin/ledger-grader"})
    fs::permissions(root / "source" / program, fs::perms::owner_all);
  fs::copy(source / "tests/sample_class/王思琪", root / "submission", fs::copy_options::recursive);
  const Invocation grading{
      .arguments = {root / "source/run_autograder"},
      .environment = {{"AUTOGRADER_ROOT", root}, {"XDG_CACHE_HOME", scratch_ / "cache"}}};
  const Outcome outcome = run(grading);
  EXPECT_EQ(outcome.exit_code, 0) << outcome.output << outcome.errors;
  EXPECT_THAT(read_file(root / "results/results.json"), testing::HasSubstr("\"score\": "));

  fs::remove(root / "source/tree/bin/ledger-grader");
  write_file(root / "source/tree/bin/ledger-grader", "#!/bin/false\n");
  fs::permissions(root / "source/tree/bin/ledger-grader", fs::perms::owner_all);
  EXPECT_EQ(run(grading).exit_code, 0);
  EXPECT_THAT(read_file(root / "results/results.json"), testing::Not(testing::HasSubstr("\"score\"")));
}

}  // namespace
}  // namespace grader::tests
