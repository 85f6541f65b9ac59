// SPDX-License-Identifier: MIT
#include "grader/sys/descriptor.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "grader/error.hpp"

namespace grader::sys {
namespace {

const char* mend_of(int cause) {
  if (cause == EMFILE || cause == ENFILE) return "raise the limit on open files (ulimit -n)";
  if (cause == EFBIG) return "raise the limit on the size of files (ulimit -f)";
  if (cause == ENOMEM || cause == ENOSPC)
    return "free some memory, or raise the limits on it (ulimit -v, ulimit -d)";
  return "look at the limits that the grader runs under (ulimit -a)";
}

[[noreturn]] void refuse(std::string_view what) {
  const int cause = errno;
  throw Error(fmt::format("cannot make {}: {}", what, std::generic_category().message(cause)), mend_of(cause),
              Trouble::this_grading);
}

void write_all(int number, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(number, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) refuse("a file in memory");
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
}

}  // namespace

void Descriptor::close() {
  if (open()) ::close(std::exchange(number_, -1));
}

Descriptor moved_up(Descriptor descriptor, std::string_view what) {
  Descriptor moved(::fcntl(descriptor.number(), F_DUPFD_CLOEXEC, first_of_ours));
  if (!moved.open()) refuse(what);
  return moved;
}

Pipe make_pipe() {
  int ends[2] = {-1, -1};
  if (::pipe2(ends, O_CLOEXEC) != 0) refuse("a pipe");
  Descriptor reading(ends[0]);
  Descriptor writing(ends[1]);
  Pipe pipe{moved_up(std::move(reading), "a pipe"), moved_up(std::move(writing), "a pipe")};
  // Only our end: the two ends are separate open files, and a program expects its stdout to block.
  if (::fcntl(pipe.reading.number(), F_SETFL, O_NONBLOCK) != 0) refuse("a pipe");
  return pipe;
}

Descriptor file_in_memory(std::string_view bytes) {
  Descriptor made(::memfd_create("grader", MFD_CLOEXEC | MFD_ALLOW_SEALING));
  if (!made.open()) refuse("a file in memory");
  Descriptor file = moved_up(std::move(made), "a file in memory");
  write_all(file.number(), bytes);
  const int seals = F_SEAL_WRITE | F_SEAL_GROW | F_SEAL_SHRINK | F_SEAL_SEAL;
  if (::lseek(file.number(), 0, SEEK_SET) != 0 || ::fcntl(file.number(), F_ADD_SEALS, seals) != 0)
    refuse("a file in memory");
  return file;
}

}  // namespace grader::sys
