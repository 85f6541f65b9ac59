// SPDX-License-Identifier: MIT
#include "grader/sys/line_file.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string>

#include "grader/error.hpp"

namespace grader::sys {
namespace {

[[noreturn]] void refuse(const std::filesystem::path& path) {
  const bool nobody_reads = errno == ENXIO || errno == EPIPE || errno == EAGAIN;
  throw Error("cannot write " + path.string() + ": " +
                  (nobody_reads ? "it is a pipe that nobody reads" : std::strerror(errno)),
              nobody_reads ? "start its reader first, or name a file"
                           : "check its folder, its permissions and the room on the disk",
              Trouble::this_grading);
}

/// Whoever reads a pipe may be slow, but the grader does not wait for ever.
bool writable_soon(int number) {
  constexpr int patience_milliseconds = 5000;
  pollfd waiting{.fd = number, .events = POLLOUT, .revents = 0};
  if (::poll(&waiting, 1, patience_milliseconds) > 0) return true;
  errno = EAGAIN;
  return false;
}

}  // namespace

LineFile::LineFile(const std::filesystem::path& path, Start start) : path_(path) {
  const int flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOCTTY |
                    (start == Start::anew ? O_TRUNC : 0);
  Descriptor opened(::open(path.c_str(), flags, 0644));
  if (!opened.open()) refuse(path);
  file_ = moved_up(std::move(opened), path.string());
}

void LineFile::add(std::string_view line) {
  std::string bytes(line);
  bytes += '\n';
  std::string_view left = bytes;
  while (!left.empty()) {
    const ssize_t written = ::write(file_.number(), left.data(), left.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0 && errno == EAGAIN && writable_soon(file_.number())) continue;
    if (written < 0) refuse(path_);
    left.remove_prefix(static_cast<std::size_t>(written));
  }
}

}  // namespace grader::sys
