// SPDX-License-Identifier: MIT
#include "grader/sys/line_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string>

#include "grader/error.hpp"

namespace grader::sys {
namespace {

[[noreturn]] void refuse(const std::filesystem::path& path) {
  throw Error("cannot write " + path.string() + ": " + std::strerror(errno),
              "check its folder, its permissions and the room on the disk", Trouble::this_grading);
}

}  // namespace

LineFile::LineFile(const std::filesystem::path& path, Start start) : path_(path) {
  const int flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | (start == Start::anew ? O_TRUNC : 0);
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
    if (written < 0) refuse(path_);
    left.remove_prefix(static_cast<std::size_t>(written));
  }
}

}  // namespace grader::sys
