// SPDX-License-Identifier: MIT
#include "grader/sys/files.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>

#include "grader/error.hpp"
#include "grader/sys/descriptor.hpp"
#include "grader/sys/digest.hpp"

namespace grader::sys {
namespace {

using Path = std::filesystem::path;

[[noreturn]] void refuse(std::string_view verb, const Path& path, int cause) {
  const bool full = cause == ENOSPC || cause == EDQUOT;
  throw Error(fmt::format("cannot {} {}: {}", verb, path.string(), std::generic_category().message(cause)),
              full ? "free some disk space and run again" : "check that the path exists and its permissions",
              Trouble::this_grading);
}

/// Reads on until the end or until more than `cap` bytes came; false when reading fails (errno tells why).
bool read_on(int number, std::size_t cap, std::string& bytes) {
  std::array<char, 64 << 10> chunk;
  while (bytes.size() <= cap) {
    const ssize_t got = ::read(number, chunk.data(), chunk.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return false;
    if (got == 0) return true;
    bytes.append(chunk.data(), static_cast<std::size_t>(got));
  }
  return true;
}

ReadState state_of_failed_open(int cause) {
  switch (cause) {
    case ENOENT:
    case ENOTDIR:
      return ReadState::missing;
    case ELOOP:  // a link in the last component
    case ENXIO:  // a socket, or a device that is not there
    case ENODEV:
      return ReadState::not_regular;
    default:
      return ReadState::unreadable;
  }
}

/// A file that is not there until it is whole. Where the disk can, it has no name before: a grader that is
/// killed leaves nothing. Elsewhere it has a temporary one and removes itself.
class PartialFile {
 public:
  PartialFile(const Path& final_path, Visibility visibility) : final_path_(final_path) {
    const Path folder = final_path.has_parent_path() ? final_path.parent_path() : Path(".");
    const std::string name = final_path.filename().string();
    path_ = folder / fmt::format(".{}.{}.partial", name, hex(random_bytes(8)));
    const mode_t mode = visibility == Visibility::owner_only ? 0600 : 0666;
    // A name is given by way of /proc.
    if (::access("/proc/self/fd", X_OK) == 0)
      file_ = Descriptor(::open(folder.c_str(), O_WRONLY | O_TMPFILE | O_CLOEXEC, mode));
    if (file_.open()) return;
    file_ = Descriptor(::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode));
    if (!file_.open()) refuse("write", final_path_, errno);
    named_ = true;
  }
  ~PartialFile() {
    if (named_) ::unlink(path_.c_str());
  }
  PartialFile(const PartialFile&) = delete;
  PartialFile& operator=(const PartialFile&) = delete;

  void write(std::string_view bytes) {
    while (!bytes.empty()) {
      const ssize_t written = ::write(file_.number(), bytes.data(), bytes.size());
      if (written < 0 && errno == EINTR) continue;
      if (written <= 0) refuse("write", final_path_, written < 0 ? errno : ENOSPC);
      bytes.remove_prefix(static_cast<std::size_t>(written));
    }
  }

  /// The bytes are on the disk before the name is: after a power cut there is the old file or the new one.
  void commit() {
    if (::fsync(file_.number()) != 0 && errno != EINVAL && errno != EROFS)
      refuse("write", final_path_, errno);
    if (!named_ && link_as(final_path_)) return;
    // A link does not replace what is there; a rename does.
    if (!named_ && !(named_ = link_as(path_))) refuse("write", final_path_, errno);
    if (::rename(path_.c_str(), final_path_.c_str()) != 0) refuse("write", final_path_, errno);
    named_ = false;
  }

 private:
  bool link_as(const Path& path) const {
    const std::string here = fmt::format("/proc/self/fd/{}", file_.number());
    return ::linkat(AT_FDCWD, here.c_str(), AT_FDCWD, path.c_str(), AT_SYMLINK_FOLLOW) == 0;
  }

  Path final_path_;
  Path path_;
  Descriptor file_;
  bool named_ = false;  ///< path_ exists
};

}  // namespace

ReadResult read_untrusted(const Path& path, std::size_t cap_bytes) {
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY));
  if (!file.open()) return {.state = state_of_failed_open(errno)};
  struct stat facts = {};
  if (::fstat(file.number(), &facts) != 0) return {.state = ReadState::unreadable};
  if (!S_ISREG(facts.st_mode)) return {.state = ReadState::not_regular};

  // The size is not trusted either: the file may still grow while it is read.
  ReadResult result{.state = ReadState::taken};
  const bool oversized = facts.st_size > 0 && static_cast<std::uintmax_t>(facts.st_size) > cap_bytes;
  if (!oversized && !read_on(file.number(), cap_bytes, result.bytes)) return {.state = ReadState::unreadable};
  if (oversized || result.bytes.size() > cap_bytes) return {.state = ReadState::too_large};
  return result;
}

std::optional<std::string> read_own(const Path& path) {
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY));
  if (!file.open()) {
    if (errno == ENOENT || errno == ENOTDIR) return std::nullopt;
    refuse("read", path, errno);
  }
  std::string bytes;
  constexpr std::size_t cap = std::size_t{1} << 30;  // ours are small; a device or a runaway log is not ours
  if (!read_on(file.number(), cap, bytes)) refuse("read", path, errno);
  if (bytes.size() > cap) refuse("read", path, EFBIG);
  return bytes;
}

void write_whole(const Path& path, std::string_view bytes, Visibility visibility) {
  std::error_code failed;
  if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), failed);
  if (failed) refuse("make the folder of", path, failed.value());
  PartialFile file(path, visibility);
  file.write(bytes);
  file.commit();
}

}  // namespace grader::sys
