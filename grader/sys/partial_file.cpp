// SPDX-License-Identifier: MIT
#include "grader/sys/partial_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <ctime>
#include <string>
#include <system_error>

#include "grader/error.hpp"
#include "grader/sys/digest.hpp"

namespace grader::sys {
namespace {

using Path = std::filesystem::path;

constexpr std::size_t mark_bytes = 8;
constexpr std::size_t mark_digits = 2 * mark_bytes;
constexpr std::string_view ending = ".partial";
constexpr std::time_t hour_seconds = 3600;
constexpr int most_tries = 8;

bool is_partial_name(std::string_view name) {
  if (!name.starts_with('.') || !name.ends_with(ending)) return false;
  name.remove_suffix(ending.size());
  const std::size_t dot = name.rfind('.');
  const std::string_view mark = name.substr(dot + 1);
  return dot > 1 && mark.size() == mark_digits &&
         mark.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

/// Only its writer holds the lock, and the kernel gives it back when he ends, however he ends.
bool is_abandoned(int file, const struct stat& facts) {
  if (::flock(file, LOCK_EX | LOCK_NB) == 0) return true;
  return errno != EWOULDBLOCK && std::time(nullptr) - facts.st_mtime > hour_seconds;
}

void remove_if_stale(const Path& path) {
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
  struct stat facts = {};
  if (!file.open() || ::fstat(file.number(), &facts) != 0) return;
  if (!S_ISREG(facts.st_mode) || facts.st_uid != ::geteuid() || !is_abandoned(file.number(), facts)) return;
  struct stat named = {};
  if (::lstat(path.c_str(), &named) == 0 && named.st_ino == facts.st_ino && named.st_dev == facts.st_dev)
    ::unlink(path.c_str());
}

const char* mend_of(int cause) {
  switch (cause) {
    case ENOSPC:
    case EDQUOT:
      return "free some disk space and run again";
    case EFBIG:
      return "it is larger than can be, or than the limit on files allows (ulimit -f)";
    case EMFILE:
    case ENFILE:
      return "raise the limit on open files (ulimit -n)";
    case EISDIR:
      return "a folder has that name: name a file";
    default:
      return "check that the path exists and its permissions";
  }
}

}  // namespace

void refuse(std::string_view verb, const Path& path, int cause) {
  throw Error(fmt::format("cannot {} {}: {}", verb, path.string(), std::generic_category().message(cause)),
              mend_of(cause), Trouble::this_grading);
}

Path folder_of(const Path& path) { return path.has_parent_path() ? path.parent_path() : Path("."); }

void remove_stale_partial_files(const Path& folder) {
  std::error_code failed;
  for (std::filesystem::directory_iterator entry(folder, failed), end; !failed && entry != end;
       entry.increment(failed))
    if (is_partial_name(entry->path().filename().native())) remove_if_stale(entry->path());
}

PartialFile::PartialFile(const Path& final_path, Visibility visibility, Naming naming)
    : final_path_(final_path) {
  const int mode = visibility == Visibility::owner_only ? 0600 : 0666;
  if (naming == Naming::late && open_without_name(mode)) return;
  if (!open_with_name(mode)) refuse("write", final_path_, errno);
}

PartialFile::~PartialFile() {
  if (named_) ::unlink(path_.c_str());
}

bool PartialFile::open_without_name(int mode) {
  if (::access("/proc/self/fd", X_OK) != 0) return false;  // by way of it a name is given
  file_ = Descriptor(::open(folder_of(final_path_).c_str(), O_WRONLY | O_TMPFILE | O_CLOEXEC, mode));
  if (file_.open()) ::flock(file_.number(), LOCK_EX | LOCK_NB);
  return file_.open();
}

/// Somebody who tidies up may find it before it is locked: then it has lost its name, and another one is
/// made.
bool PartialFile::open_with_name(int mode) {
  for (int attempt = 0; attempt < most_tries; ++attempt) {
    give_temporary_name();
    file_ = Descriptor(::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode));
    if (!file_.open()) return false;
    named_ = true;
    while (::flock(file_.number(), LOCK_EX) != 0 && errno == EINTR) continue;
    struct stat facts = {};
    if (::fstat(file_.number(), &facts) != 0 || facts.st_nlink > 0) return true;
    named_ = false;
  }
  errno = EBUSY;
  return false;
}

void PartialFile::give_temporary_name() {
  path_ = folder_of(final_path_) /
          fmt::format(".{}.{}{}", final_path_.filename().string(), hex(random_bytes(mark_bytes)), ending);
}

void PartialFile::write(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(file_.number(), bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) refuse("write", final_path_, written < 0 ? errno : ENOSPC);
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
}

/// The bytes are on the disk before the name is: after a power cut there is the old file or the new one.
int PartialFile::flush() const {
  return ::fsync(file_.number()) != 0 && errno != EINVAL && errno != EROFS ? errno : 0;
}

int PartialFile::replace(Wait wait) {
  const int failed = wait == Wait::no ? 0 : flush();
  if (failed != 0) return failed;
  if (!named_ && link_as(final_path_)) return 0;
  // A link does not replace what is there; a rename does.
  if (!named_) {
    give_temporary_name();
    named_ = link_as(path_);
    if (!named_) return errno;
  }
  if (::rename(path_.c_str(), final_path_.c_str()) != 0) return errno;
  named_ = false;
  return 0;
}

int PartialFile::create() {
  if (const int failed = flush()) return failed;
  if (!named_) return link_as(final_path_) ? 0 : errno;
  if (::renameat2(AT_FDCWD, path_.c_str(), AT_FDCWD, final_path_.c_str(), RENAME_NOREPLACE) == 0) {
    named_ = false;
    return 0;
  }
  if (errno == EEXIST) return errno;
  // A disk that has no such rename has links or, at the worst, neither.
  if (::link(path_.c_str(), final_path_.c_str()) == 0) return 0;
  return errno == EEXIST ? EEXIST : replace();
}

bool PartialFile::link_as(const Path& path) const {
  const std::string here = fmt::format("/proc/self/fd/{}", file_.number());
  return ::linkat(AT_FDCWD, here.c_str(), AT_FDCWD, path.c_str(), AT_SYMLINK_FOLLOW) == 0;
}

}  // namespace grader::sys
