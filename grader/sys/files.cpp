// SPDX-License-Identifier: MIT
#include "grader/sys/files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>

#include "grader/error.hpp"
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

[[noreturn]] void refuse_what_is_no_file(std::string_view verb, const Path& path) {
  throw Error("cannot " + std::string(verb) + " " + path.string() + ": it is a pipe, a socket or a device",
              "name a regular file");
}

/// A rename would put a file in the place of the device.
void require_no_device_at(const Path& path) {
  struct stat facts = {};
  if (::lstat(path.c_str(), &facts) != 0) return;
  if (S_ISREG(facts.st_mode) || S_ISLNK(facts.st_mode) || S_ISDIR(facts.st_mode)) return;
  refuse_what_is_no_file("write", path);
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

std::optional<std::string> read_own(const Path& path, std::size_t cap_bytes) {
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY));
  if (!file.open()) {
    if (errno == ENOENT || errno == ENOTDIR) return std::nullopt;
    if (errno == ENXIO || errno == ENODEV) refuse_what_is_no_file("read", path);
    refuse("read", path, errno);
  }
  struct stat facts = {};
  if (::fstat(file.number(), &facts) != 0) refuse("read", path, errno);
  if (S_ISDIR(facts.st_mode)) refuse("read", path, EISDIR);
  if (!S_ISREG(facts.st_mode)) refuse_what_is_no_file("read", path);
  if (facts.st_size > 0 && static_cast<std::uintmax_t>(facts.st_size) > cap_bytes)
    refuse("read", path, EFBIG);
  std::string bytes;
  if (!read_on(file.number(), cap_bytes, bytes)) refuse("read", path, errno);
  if (bytes.size() > cap_bytes) refuse("read", path, EFBIG);
  return bytes;
}

void write_whole(const Path& path, std::string_view bytes, Visibility visibility) {
  require_no_device_at(path);
  make_folder_of(path);
  remove_stale_partial_files(folder_of(path));
  PartialFile file(path, visibility);
  file.write(bytes);
  if (const int failed = file.replace()) refuse("write", path, failed);
}

void write_again(const Path& path, std::string_view bytes) {
  require_no_device_at(path);
  make_folder_of(path);
  PartialFile file(path, Visibility::normal);
  file.write(bytes);
  if (const int failed = file.replace(PartialFile::Wait::no)) refuse("write", path, failed);
}

void tidy_folder(const Path& folder) { remove_stale_partial_files(folder); }

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
