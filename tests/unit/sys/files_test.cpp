// SPDX-License-Identifier: MIT
#include "grader/sys/files.hpp"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>

#include "grader/error.hpp"
#include "grader/sys/digest.hpp"

namespace grader::sys {
namespace {

namespace fs = std::filesystem;

class Files : public testing::Test {
 protected:
  Files() { fs::create_directories(folder); }
  ~Files() override { fs::remove_all(folder); }

  fs::path make(const std::string& name, const std::string& bytes) const {
    std::ofstream(folder / name) << bytes;
    return folder / name;
  }

  auto entries() const { return std::distance(fs::directory_iterator(folder), fs::directory_iterator()); }

  const fs::path folder = fs::temp_directory_path() / ("files_test." + hex(random_bytes(6)));
};

TEST_F(Files, OfAStudentAreTakenUpToTheCap) {
  const ReadResult result = read_untrusted(make("a", "12345"), 5);
  EXPECT_EQ(result.state, ReadState::taken);
  EXPECT_EQ(result.bytes, "12345");
}

TEST_F(Files, OfAStudentAreNotCutButRefusedAboveTheCap) {
  const ReadResult result = read_untrusted(make("a", "123456"), 5);
  EXPECT_EQ(result.state, ReadState::too_large);
  EXPECT_EQ(result.bytes, "");
}

TEST_F(Files, OfAStudentMayBeEmpty) { EXPECT_EQ(read_untrusted(make("a", ""), 0).state, ReadState::taken); }

TEST_F(Files, OfAStudentThatAreLinksAreNotFollowed) {
  fs::create_symlink("/etc/passwd", folder / "link");
  EXPECT_EQ(read_untrusted(folder / "link", 1 << 20).state, ReadState::not_regular);
}

TEST_F(Files, OfAStudentThatAreFifosDoNotBlock) {
  ASSERT_EQ(::mkfifo((folder / "fifo").c_str(), 0600), 0);
  EXPECT_EQ(read_untrusted(folder / "fifo", 10).state, ReadState::not_regular);
}

TEST_F(Files, ThatAPersonNamesAreRegularOnesUpToTheCap) {
  EXPECT_EQ(read_own(make("a", "12345"), 5), "12345");
  EXPECT_THROW(read_own(make("a", "123456"), 5), Error);
  ASSERT_EQ(::mkfifo((folder / "fifo").c_str(), 0600), 0);
  for (const fs::path& path : {folder / "fifo", fs::path("/dev/zero"), fs::path("/dev/null"), folder})
    EXPECT_THROW(read_own(path), Error) << path;
  fs::create_symlink("a", folder / "link");
  EXPECT_EQ(read_own(folder / "link"), "123456");
}

TEST_F(Files, AreNotWrittenInThePlaceOfAPipeOrADevice) {
  ASSERT_EQ(::mkfifo((folder / "fifo").c_str(), 0600), 0);
  EXPECT_THROW(write_whole(folder / "fifo", "x"), Error);
  EXPECT_THROW(write_again(folder / "fifo", "x"), Error);
  EXPECT_TRUE(fs::is_fifo(folder / "fifo"));
  write_again(folder / "new", "x");
  write_again(folder / "new", "y");
  EXPECT_EQ(read_own(folder / "new"), "y");
}

TEST_F(Files, OfAStudentThatAreFoldersOrDevicesAreRefused) {
  EXPECT_EQ(read_untrusted(folder, 10).state, ReadState::not_regular);
  EXPECT_EQ(read_untrusted("/dev/zero", 10).state, ReadState::not_regular);
}

TEST_F(Files, OfAStudentThatAreNotThereAreMissing) {
  EXPECT_EQ(read_untrusted(folder / "nothing", 10).state, ReadState::missing);
  EXPECT_EQ(read_untrusted(make("a", "x") / "below", 10).state, ReadState::missing);
}

TEST_F(Files, OfAStudentWithoutPermissionAreUnreadable) {
  if (::geteuid() == 0) GTEST_SKIP() << "root may read everything";
  ASSERT_EQ(::chmod(make("a", "x").c_str(), 0), 0);
  EXPECT_EQ(read_untrusted(folder / "a", 10).state, ReadState::unreadable);
}

TEST_F(Files, OfOursFollowLinksAndMayBeAbsent) {
  make("a", "x");
  fs::create_symlink("a", folder / "link");
  EXPECT_EQ(read_own(folder / "link"), "x");
  EXPECT_EQ(read_own(folder / "nothing"), std::nullopt);
  EXPECT_THROW(read_own(folder), Error);
}

TEST_F(Files, AreWrittenWholeInNewFolders) {
  write_whole(folder / "b/c/file", "bytes");
  EXPECT_EQ(read_own(folder / "b/c/file"), "bytes");
}

TEST_F(Files, AreReplacedAndLeaveNoPartialFile) {
  write_whole(folder / "file", "old and long");
  write_whole(folder / "file", "new");
  EXPECT_EQ(read_own(folder / "file"), "new");
  EXPECT_EQ(entries(), 1);
}

TEST_F(Files, OfTheOwnerOnlyHaveMode0600) {
  write_whole(folder / "secret", "x", Visibility::owner_only);
  EXPECT_EQ(fs::status(folder / "secret").permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(Files, ThatAreWrittenFirstReplaceNothing) {
  EXPECT_TRUE(write_first(folder / "b/secret", "one", Visibility::owner_only));
  EXPECT_FALSE(write_first(folder / "b/secret", "two", Visibility::owner_only));
  EXPECT_EQ(read_own(folder / "b/secret"), "one");
  EXPECT_EQ(fs::status(folder / "b/secret").permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(Files, ThatReplaceALinkDoNotWriteThroughIt) {
  make("target", "kept");
  fs::create_symlink("target", folder / "link");
  write_whole(folder / "link", "new");
  EXPECT_EQ(read_own(folder / "target"), "kept");
  EXPECT_FALSE(fs::is_symlink(folder / "link"));
}

TEST_F(Files, ThatCannotBeWrittenNameThePathAndTheCauseAndLeaveNothing) {
  fs::create_directory(folder / "taken");
  make("taken/x", "");
  try {
    write_whole(folder / "taken", "bytes");
    FAIL() << "a folder was replaced by a file";
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("taken"), std::string::npos);
    EXPECT_EQ(error.trouble(), Trouble::this_grading);
  }
  EXPECT_EQ(entries(), 1);
}

TEST_F(Files, ThatAreRefusedHalfWayLeaveTheOldOneAndNoPartialFile) {
  write_whole(folder / "file", "old");
  // A limit on the size of files stands in for a full disk: the first write is short, the second one fails.
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
  ASSERT_NE(::signal(SIGXFSZ, SIG_IGN), SIG_ERR);
  const rlimit small{.rlim_cur = 1000, .rlim_max = before.rlim_max};
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
  EXPECT_NO_THROW(write_whole(folder / "other", std::string(1000, 'x')));
  EXPECT_THROW(write_whole(folder / "file", std::string(1001, 'x')), Error);
  ::setrlimit(RLIMIT_FSIZE, &before);
  ::signal(SIGXFSZ, SIG_DFL);
  EXPECT_EQ(read_own(folder / "file"), "old");
  EXPECT_EQ(entries(), 2);
}

}  // namespace
}  // namespace grader::sys
