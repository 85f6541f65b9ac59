// SPDX-License-Identifier: MIT
#include "grader/sys/folder_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "grader/error.hpp"

namespace grader::sys {

std::optional<FolderLock> FolderLock::take(const std::filesystem::path& folder) {
  Descriptor opened(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!opened.open()) {
    throw Error("cannot open the folder " + folder.string() + ": " + std::strerror(errno),
                "check its path and its permissions", Trouble::this_grading);
  }
  opened = moved_up(std::move(opened), "the folder's lock");
  if (::flock(opened.number(), LOCK_EX | LOCK_NB) == 0) return FolderLock(std::move(opened));
  // Some network file systems cannot lock a folder; there the database's own locks are what is left.
  if (errno == EWOULDBLOCK) return std::nullopt;
  return FolderLock(Descriptor());
}

}  // namespace grader::sys
