// SPDX-License-Identifier: MIT
// What can go wrong around a class: each is said with its mend, and nothing that was graded is lost.
#include <unistd.h>

#include "grader/store/database.hpp"
#include "grader/sys/folder_lock.hpp"
#include "tests/end_to_end/class_room.hpp"

namespace grader::tests {
namespace {

namespace fs = std::filesystem;

class ClassFaults : public ClassRoom {
 protected:
  static void expect_said(const Outcome& outcome, int exit_code, const std::string& cause) {
    EXPECT_EQ(outcome.exit_code, exit_code) << outcome.errors;
    EXPECT_NE(outcome.errors.find(cause), std::string::npos) << outcome.errors;
    EXPECT_NE(outcome.errors.find("\nhint: "), std::string::npos) << outcome.errors;
  }

  void grade_small_class() const {
    small_class();
    const Outcome outcome = run(batch(out()));
    ASSERT_EQ(outcome.exit_code, 0) << outcome.errors;
  }

  /// In a room with mounts of its own, as root; `mount` first, then the program, then `end`.
  static Invocation behind(const std::string& mount, Invocation invocation, const std::string& end = "true") {
    const std::string script = mount + " || exit 99; \"$@\"; status=$?; " + end + "; exit $status";
    const std::vector<std::string> words = {"unshare", "--mount", "sh", "-c", script, "sh"};
    invocation.arguments.insert(invocation.arguments.begin(), words.begin(), words.end());
    return invocation;
  }
  static bool can_mount() { return run(behind("true", {.arguments = {"true"}})).exit_code == 0; }

  std::string read_only() const {
    return "mount --bind '" + out().string() + "' '" + out().string() + "' && mount -o remount,bind,ro '" +
           out().string() + "'";
  }
};

// ---- what was typed ------------------------------------------------------------------------------------

TEST_F(ClassFaults, WhatIsNoClassIsSaidAndNothingIsMade) {
  small_class();
  fs::create_directories(scratch_ / "empty");
  write_file(scratch_ / "file", "x");
  const auto grading = [&](const fs::path& path) { return run(command({"batch", path, "--out", out()})); };
  expect_said(grading(scratch_ / "empty"), 2, "holds no student's folder");
  expect_said(grading(scratch_ / "file"), 2, "is no folder");
  expect_said(grading(scratch_ / "nowhere"), 2, "is no folder");
  expect_said(grading(students() / "anna"), 2, "is one submission, not a class");
  expect_said(run(command({"batch", students(), "--out", students()})), 2, "among the submissions");
  EXPECT_FALSE(fs::exists(out()));
  EXPECT_FALSE(fs::exists(students() / "gradebook.sqlite"));
}

TEST_F(ClassFaults, ResultsWithinTheClassAreNoStudent) {
  small_class();
  for (int i = 0; i < 2; ++i) {
    const Outcome outcome = run(batch(students() / "results"));
    EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
    EXPECT_NE(outcome.output.find("4 submissions: "), std::string::npos) << outcome.output;
  }
}

TEST_F(ClassFaults, AFileInPlaceOfTheResultsFolderIsSaid) {
  small_class();
  write_file(out(), "x");
  expect_said(run(batch(out())), 3, "cannot make the folder");
  EXPECT_EQ(read_file(out()), "x");
}

TEST_F(ClassFaults, EventsThatCannotBeWrittenAreSaid) {
  small_class();
  expect_said(run(batch(out(), {"--events", "/nowhere/events"})), 2, "cannot write /nowhere/events");
  expect_said(run(batch(out(), {"--events", "/dev/full"})), 3, "cannot write /dev/full");
  EXPECT_EQ(run(batch(out())).exit_code, 0);
}

// ---- the gradebook -------------------------------------------------------------------------------------

TEST_F(ClassFaults, AnotherGraderAtWorkIsSaid) {
  grade_small_class();
  const auto lock = sys::FolderLock::take(out());
  ASSERT_TRUE(lock);
  const std::string before = read_file(gradebook());
  expect_said(run(batch(out())), 2, "another");
  expect_said(run(command({"regrade", out()})), 2, "another");
  EXPECT_EQ(run(command({"stats", out()})).exit_code, 0) << "looking is no writing";
  EXPECT_EQ(read_file(gradebook()), before);
}

TEST_F(ClassFaults, AnotherProgramThatWritesToTheGradebookIsSaid) {
  grade_small_class();
  store::Database other(gradebook(), store::Database::Access::read_write);
  other.in_transaction([&] {
    expect_said(run(batch(out())), 3, "another program is writing to it");
    EXPECT_EQ(run(command({"stats", out()})).exit_code, 0);
  });
  EXPECT_EQ(run(batch(out())).exit_code, 0);
}

TEST_F(ClassFaults, AGradebookOfANewerVersionIsLeftAlone) {
  grade_small_class();
  store::Database(gradebook(), store::Database::Access::read_write).run_script("PRAGMA user_version=99");
  const std::string before = read_file(gradebook()) + files_of(out());
  for (const std::vector<std::string>& words : {std::vector<std::string>{"batch", students(), "--out", out()},
                                                {"regrade", out()},
                                                {"stats", out()},
                                                {"show", "anna", "--out", out()}})
    expect_said(run(command(words)), 2, "a gradebook of version 99");
  EXPECT_EQ(read_file(gradebook()) + files_of(out()), before);
}

TEST_F(ClassFaults, AnotherExercisesGradebookIsLeftAlone) {
  grade_small_class();
  const std::string before = dump(gradebook());
  const fs::path second = fs::path(LEDGER_GRADER_SOURCE_DIR) / "tests/fixtures/second_exercise";
  expect_said(run(batch(out(), {"--exercises", second, "--exercise", "bandwidth"})), 2, "lesson01");
  EXPECT_EQ(dump(gradebook()), before);
}

TEST_F(ClassFaults, WhatIsNoGradebookIsLeftAlone) {
  small_class();
  const std::string text(9000, '?');
  write_file(gradebook(), text);
  expect_said(run(batch(out())), 3, "it is damaged or no gradebook");
  EXPECT_EQ(read_file(gradebook()), text);
}

// ---- the disk ------------------------------------------------------------------------------------------

TEST_F(ClassFaults, WhereNothingMayBeWrittenNothingIsGradedAndEverythingIsShown) {
  if (!can_mount()) GTEST_SKIP() << "mounts are not allowed here";
  grade_small_class();
  const std::string before = dump(gradebook());
  hand_in("new", "code/03-ok-pow");
  EXPECT_EQ(run(behind(read_only(), batch(out()))).exit_code, 3);
  EXPECT_EQ(run(behind(read_only(), command({"regrade", out()}))).exit_code, 3);
  for (const std::vector<std::string>& words : {std::vector<std::string>{"stats", out()},
                                                {"show", "anna", "--out", out()},
                                                {"regrade", out(), "--what-if"}}) {
    const Outcome outcome = run(behind(read_only(), command(words)));
    EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  }
  EXPECT_EQ(dump(gradebook()), before);
}

TEST_F(ClassFaults, AFullDiskKeepsWhatIsGradedAndWithRoomItGoesOn) {
  if (!can_mount()) GTEST_SKIP() << "mounts are not allowed here";
  small_class();
  for (const char* size : {"60k", "140k", "300k"}) {
    // The small disk is copied away before it is gone with its mount.
    const fs::path kept = scratch_ / ("kept" + std::string(size));
    fs::create_directories(out());
    fs::create_directories(kept);
    const std::string mount =
        "mount -t tmpfs -o size=" + std::string(size) + " none '" + out().string() + "'";
    const std::string save = "cp -r '" + out().string() + "/.' '" + kept.string() + "'";
    const Outcome outcome = run(behind(mount, batch(out()), save));
    expect_said(outcome, 3, "the disk is full");
    EXPECT_NE(outcome.errors.find("make room"), std::string::npos);
    const Outcome again = run(batch(kept));
    EXPECT_EQ(again.exit_code, 0) << again.errors;
    EXPECT_TRUE(dump(kept / "gradebook.sqlite").starts_with("ok\n"));
    EXPECT_NE(again.output.find("4 submissions: 0 passed, 0 undecided, 4 not passed, 0 not graded"),
              std::string::npos);
  }
}

}  // namespace
}  // namespace grader::tests
