// SPDX-License-Identifier: MIT
#include "grader/sys/partial_file.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <iterator>
#include <string>

#include "tests/support/scratch.hpp"

namespace grader::sys {
namespace {

namespace fs = std::filesystem;

constexpr const char* left_name = ".report.json.0123456789abcdef.partial";

class PartialFiles : public testing::Test {
 protected:
  void write_something() const { write_whole(scratch_ / "report.json", "new"); }
  bool is_there(const std::string& name) const { return fs::exists(fs::symlink_status(scratch_ / name)); }

  tests::Scratch scratch_;
};

TEST_F(PartialFiles, OfAKilledGraderAreRemovedByTheNextOne) {
  tests::write_file(scratch_ / left_name, "half");
  tests::write_file(scratch_ / ".a.b.fedcba9876543210.partial", "half");
  write_something();
  EXPECT_FALSE(is_there(left_name));
  EXPECT_FALSE(is_there(".a.b.fedcba9876543210.partial"));
  EXPECT_EQ(read_own(scratch_ / "report.json"), "new");
}

TEST_F(PartialFiles, WhoseWriterLivesStay) {
  tests::write_file(scratch_ / left_name, "half");
  const int writer = ::open((scratch_ / left_name).c_str(), O_WRONLY | O_CLOEXEC);
  ASSERT_EQ(::flock(writer, LOCK_EX), 0);
  write_something();
  EXPECT_TRUE(is_there(left_name));
  ::close(writer);
  write_something();
  EXPECT_FALSE(is_there(left_name));
}

TEST_F(PartialFiles, AreNotTakenForThoseOfOthers) {
  for (const char* name : {"report.json.0123456789abcdef.partial", ".report.json.0123456789abcde.partial",
                           ".report.json.0123456789abcdef0.partial", ".report.json.0123456789ABCDEF.partial",
                           "..0123456789abcdef.partial", ".0123456789abcdef.partial",
                           ".report.json.0123456789abcdef.partial~", ".report.json.partial"}) {
    tests::write_file(scratch_ / name, "kept");
    write_something();
    EXPECT_TRUE(is_there(name)) << name;
  }
}

TEST_F(PartialFiles, ThatAreNoFilesStay) {
  tests::write_file(scratch_ / "target", "kept");
  fs::create_symlink("target", scratch_ / left_name);
  write_something();
  EXPECT_TRUE(is_there(left_name));
  EXPECT_TRUE(is_there("target"));
  fs::remove(scratch_ / left_name);
  ASSERT_EQ(::mkfifo((scratch_ / left_name).c_str(), 0600), 0);
  write_something();
  EXPECT_TRUE(is_there(left_name));
  fs::remove(scratch_ / left_name);
  fs::create_directory(scratch_ / left_name);
  write_something();
  EXPECT_TRUE(is_there(left_name));
}

TEST_F(PartialFiles, OfAnotherUserStay) {
  if (::geteuid() != 0) GTEST_SKIP() << "only root can make a file of somebody else";
  tests::write_file(scratch_ / left_name, "kept");
  ASSERT_EQ(::chown((scratch_ / left_name).c_str(), 65533, 65533), 0);
  write_something();
  EXPECT_TRUE(is_there(left_name));
}

TEST_F(PartialFiles, ThatAreGivenUpRemoveThemselves) {
  for (const Naming naming : {Naming::late, Naming::at_once}) {
    {
      PartialFile file(scratch_ / "given up", Visibility::normal, naming);
      file.write("half");
      EXPECT_EQ(fs::is_empty(scratch_.path()), naming == Naming::late);
    }
    EXPECT_TRUE(fs::is_empty(scratch_.path()));
  }
}

TEST_F(PartialFiles, WithANameFromTheStartAreNotTidiedUpWhileTheyAreWritten) {
  PartialFile file(scratch_ / "report.json", Visibility::normal, Naming::at_once);
  file.write("first");
  write_something();
  EXPECT_EQ(file.replace(), 0);
  EXPECT_EQ(read_own(scratch_ / "report.json"), "first");
}

TEST_F(PartialFiles, ReplaceOrCreateInEitherWay) {
  for (const Naming naming : {Naming::late, Naming::at_once}) {
    fs::remove(scratch_ / "report.json");
    for (const int expected : {0, EEXIST}) {
      PartialFile file(scratch_ / "report.json", Visibility::normal, naming);
      file.write(expected == 0 ? "first" : "second");
      EXPECT_EQ(file.create(), expected);
    }
    EXPECT_EQ(read_own(scratch_ / "report.json"), "first");
    PartialFile file(scratch_ / "report.json", Visibility::normal, naming);
    file.write("third");
    EXPECT_EQ(file.replace(), 0);
    EXPECT_EQ(read_own(scratch_ / "report.json"), "third");
  }
  EXPECT_EQ(std::distance(fs::directory_iterator(scratch_.path()), {}), 1);
}

/// procfs knows no files without a name, and neither names nor links.
TEST_F(PartialFiles, ThatCannotBeMadeNameTheFile) {
  EXPECT_THROW(PartialFile("/proc/self/no such file", Visibility::normal), std::exception);
}

}  // namespace
}  // namespace grader::sys
