// SPDX-License-Identifier: MIT
// The child is a copy of a program with threads, so it makes system calls only and asks for no memory. They
// are made bare, for a sanitizer would have its own opinion of each.
#include "grader/sys/caretaker.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "grader/sys/digest.hpp"

namespace grader::sys {
namespace {

constexpr std::size_t word_bytes = 8;
constexpr int quiet_rounds = 5;  // nothing found so often in a row: nothing is left, nor being started
constexpr int most_rounds = 500;
constexpr timespec between_rounds = {.tv_sec = 0, .tv_nsec = 10'000'000};

// ---- in the child -------------------------------------------------------------------------------

struct Entry {  // as getdents64 writes it
  std::uint64_t inode;
  std::int64_t offset;
  unsigned short length;
  unsigned char type;
  char name[1];
};

template <typename... Arguments>
long call(long number, Arguments... arguments) {
  return ::syscall(number, arguments...);
}

/// The command line of a process, as far as our word stands in it.
bool holds(const char* process, int processes, std::string_view word) {
  char path[32] = {};
  std::size_t length = 0;
  while (process[length] != '\0' && length < 20) path[length] = process[length], ++length;
  std::memcpy(path + length, "/cmdline", sizeof "/cmdline");
  const long file = call(SYS_openat, processes, path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  char line[2048];
  const long got = call(SYS_read, file, line, sizeof line);
  call(SYS_close, file);
  return got > 0 &&
         std::string_view(line, static_cast<std::size_t>(got)).find(word) != std::string_view::npos;
}

pid_t number_of(const char* name) {
  pid_t number = 0;
  for (; *name >= '0' && *name <= '9'; ++name) number = number * 10 + (*name - '0');
  return *name == '\0' ? number : 0;
}

int kill_all(std::string_view word) {
  const auto processes = static_cast<int>(call(SYS_openat, AT_FDCWD, "/proc", O_RDONLY | O_DIRECTORY));
  if (processes < 0) return 0;
  int found = 0;
  alignas(Entry) char entries[8192];
  while (true) {
    const long got = call(SYS_getdents64, processes, entries, sizeof entries);
    if (got <= 0) break;
    for (long place = 0; place < got;) {
      const auto* entry = reinterpret_cast<const Entry*>(entries + place);
      const pid_t process = number_of(entry->name);
      if (process > 1 && holds(entry->name, processes, word)) {
        call(SYS_kill, process, SIGKILL);
        ++found;
      }
      place += entry->length;
    }
  }
  call(SYS_close, processes);
  return found;
}

/// Whatever the grader has open must not stay open because of its caretaker: 0 and 1 are all it keeps.
void keep_two_descriptors(int line, int kept) {
  call(SYS_dup3, line, 0, 0);
  if (kept < 0 || call(SYS_dup3, kept, 1, 0) < 0) call(SYS_close, 1);
  if (call(SYS_close_range, 2U, ~0U, 0U) == 0) return;
  for (int number = 2; number < 4096; ++number) call(SYS_close, number);
}

[[noreturn]] void keep_watch(int line, int kept, std::string_view word) {
  const std::uint64_t all = ~std::uint64_t{0};
  call(SYS_rt_sigprocmask, SIG_SETMASK, &all, nullptr, sizeof all);
  call(SYS_setsid);
  keep_two_descriptors(line, kept);
  char farewell = 0;
  long got = -1;
  while ((got = call(SYS_read, 0, &farewell, 1)) < 0 && errno == EINTR) continue;
  for (int round = 0, quiet = 0; got == 0 && quiet < quiet_rounds && round < most_rounds; ++round) {
    quiet = kill_all(word) > 0 ? 0 : quiet + 1;
    call(SYS_nanosleep, &between_rounds, nullptr);
  }
  call(SYS_exit_group, 0);
  __builtin_unreachable();
}

// ---- in the grader ------------------------------------------------------------------------------

/// Like fork, but the child's end is no news: no SIGCHLD, and waitpid(-1) does not see it.
pid_t fork_quietly() { return static_cast<pid_t>(call(SYS_clone, 0L, 0L, 0L, 0L, 0L)); }

}  // namespace

Caretaker::Caretaker(const Descriptor& kept) : word_("GRADER_" + hex(random_bytes(word_bytes))) {
  Pipe pipe = make_pipe();
  if (::fcntl(pipe.reading.number(), F_SETFL, 0) != 0) return;
  line_ = std::move(pipe.writing);
  id_ = fork_quietly();
  if (id_ == 0) {
    // A copy of the writing end would keep the pipe from ever ending.
    call(SYS_close, line_.number());
    keep_watch(pipe.reading.number(), kept.number(), word_);
  }
}

Caretaker::~Caretaker() {
  if (id_ <= 0) return;
  const char farewell = 'x';
  while (::write(line_.number(), &farewell, 1) < 0 && errno == EINTR) continue;
  ::waitpid(id_, nullptr, __WALL);
}

}  // namespace grader::sys
