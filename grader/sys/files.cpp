// SPDX-License-Identifier: MIT
#include "grader/sys/files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>

#include "grader/sys/descriptor.hpp"
#include "grader/sys/partial_file.hpp"

namespace grader::sys {
namespace {

using Path = std::filesystem::path;

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

void make_folder_of(const Path& path) {
  std::error_code failed;
  if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), failed);
  if (failed) refuse("make the folder of", path, failed.value());
}

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
  make_folder_of(path);
  remove_stale_partial_files(folder_of(path));
  PartialFile file(path, visibility);
  file.write(bytes);
  if (const int failed = file.replace()) refuse("write", path, failed);
}

bool write_first(const Path& path, std::string_view bytes, Visibility visibility) {
  make_folder_of(path);
  remove_stale_partial_files(folder_of(path));
  PartialFile file(path, visibility);
  file.write(bytes);
  const int failed = file.create();
  if (failed != 0 && failed != EEXIST) refuse("write", path, failed);
  return failed == 0;
}

}  // namespace grader::sys
