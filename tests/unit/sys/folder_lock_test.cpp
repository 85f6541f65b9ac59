// SPDX-License-Identifier: MIT
#include "grader/sys/folder_lock.hpp"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "grader/error.hpp"
#include "tests/support/scratch.hpp"

namespace grader::sys {
namespace {

/// In a process of its own: whether the lock can be had there.
bool another_process_gets(const std::filesystem::path& folder) {
  const pid_t child = ::fork();
  if (child == 0) ::_exit(FolderLock::take(folder) ? 0 : 1);
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

TEST(FolderLock, IsHeldByOneAtATime) {
  const tests::Scratch scratch;
  {
    const auto lock = FolderLock::take(scratch.path());
    ASSERT_TRUE(lock);
    EXPECT_FALSE(another_process_gets(scratch.path()));
    EXPECT_FALSE(FolderLock::take(scratch.path())) << "not twice in one process either";
  }
  EXPECT_TRUE(another_process_gets(scratch.path()));
}

TEST(FolderLock, OfAnotherFolderIsAnother) {
  const tests::Scratch one;
  const tests::Scratch other;
  const auto lock = FolderLock::take(one.path());
  EXPECT_TRUE(another_process_gets(other.path()));
}

TEST(FolderLock, EndsWithAProcessThatIsKilled) {
  const tests::Scratch scratch;
  int ready[2];
  ASSERT_EQ(::pipe(ready), 0);
  const pid_t child = ::fork();
  if (child == 0) {
    const auto lock = FolderLock::take(scratch.path());
    if (::write(ready[1], lock ? "y" : "n", 1) != 1) ::_exit(1);
    ::pause();
  }
  char held = 0;
  ASSERT_EQ(::read(ready[0], &held, 1), 1);
  EXPECT_EQ(held, 'y');
  EXPECT_FALSE(FolderLock::take(scratch.path()));
  ::kill(child, SIGKILL);
  ::waitpid(child, nullptr, 0);
  EXPECT_TRUE(FolderLock::take(scratch.path()));
  for (const int end : ready) ::close(end);
}

TEST(FolderLock, LeavesNothingInTheFolder) {
  const tests::Scratch scratch;
  { const auto lock = FolderLock::take(scratch.path()); }
  EXPECT_TRUE(std::filesystem::is_empty(scratch.path()));
}

TEST(FolderLock, AFolderThatIsNotThereIsSaid) { EXPECT_THROW(FolderLock::take("/nowhere"), Error); }

}  // namespace
}  // namespace grader::sys
