// SPDX-License-Identifier: MIT
// What a hostile program would try, one task for each argument, and what it would see. Answers go to
// descriptor 3, a line each: the number of the argument, and the error number (0: it worked) or a fact. A
// task that the walls end a program for has no answer.
//
// The grader carries this text in itself and compiles it in the room where submissions are compiled.
#include <fcntl.h>
#include <linux/capability.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/utsname.h>
#include <unistd.h>

#include <cerrno>

namespace {

int task;

void say(const char* kind, const char* text) { dprintf(3, "%d %s %s\n", task, kind, text); }
void say(const char* kind, long long number) { dprintf(3, "%d %s %lld\n", task, kind, number); }

// ---- attempts ------------------------------------------------------------------------------------

void* nothing(void*) { return nullptr; }

long new_process() {
  const long id = syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
  if (id == 0) _exit(0);
  return id;
}

long new_thread() {
  pthread_t thread;
  errno = pthread_create(&thread, nullptr, nothing, nullptr);
  return errno == 0 ? 0 : -1;
}

long read_memory_of_another() {
  char byte;
  iovec here = {&byte, 1};
  iovec there = {&task, 1};
  return process_vm_readv(1, &here, 1, &there, 1, 0);
}

long set_limit() {
  const rlimit limit = {0, 0};
  return setrlimit(RLIMIT_CORE, &limit);
}

long other_program() {
  char name[] = "/bin/true";
  char* arguments[] = {name, nullptr};
  return execve(name, arguments, nullptr);
}

long type_into_terminal(unsigned long high_bits) {
  const char key = 'x';
  return syscall(SYS_ioctl, 0, high_bits | TIOCSTI, &key);
}

struct Attempt {
  const char* name;
  long (*make)();
};

const Attempt attempts[] = {
    {"process", new_process},
    {"thread", new_thread},
    {"namespace", [] { return static_cast<long>(unshare(CLONE_NEWUSER)); }},
    {"network", [] { return static_cast<long>(socket(AF_INET, SOCK_STREAM, 0)); }},
    {"local socket", [] { return static_cast<long>(socket(AF_UNIX, SOCK_STREAM, 0)); }},
    {"tracing", [] { return static_cast<long>(ptrace(PTRACE_ATTACH, 1, nullptr, nullptr)); }},
    {"memory of others", read_memory_of_another},
    {"signals", [] { return static_cast<long>(kill(1, 0)); }},
    {"new session", [] { return static_cast<long>(setsid()); }},
    {"process control", [] { return static_cast<long>(prctl(PR_SET_PDEATHSIG, 0, 0, 0, 0)); }},
    {"setting limits", set_limit},
    {"other program", other_program},
    {"removing", [] { return static_cast<long>(unlink("/prog")); }},
    {"new folder", [] { return static_cast<long>(mkdir("/probe", 0700)); }},
    {"permissions", [] { return static_cast<long>(chmod("/prog", 0700)); }},
    {"mount", [] { return static_cast<long>(mount("none", "/", "tmpfs", 0, nullptr)); }},
    {"io_uring", [] { return syscall(SYS_io_uring_setup, 1, nullptr); }},
    {"file in memory", [] { return static_cast<long>(memfd_create("probe", 0)); }},
    {"keyring", [] { return syscall(SYS_keyctl, 0, -3, 0, 0, 0); }},
    {"bpf", [] { return syscall(SYS_bpf, 0, nullptr, 0); }},
    {"page faults", [] { return syscall(SYS_userfaultfd, 0); }},
    {"terminal", [] { return type_into_terminal(0); }},
    {"terminal, high bits", [] { return type_into_terminal(1UL << 32); }},
};

bool attempt(const char* name) {
  for (const Attempt& one : attempts) {
    if (strcmp(one.name, name) != 0) continue;
    errno = 0;
    const long got = one.make();
    say("error", got < 0 ? errno : 0);
    return true;
  }
  return false;
}

// ---- facts ---------------------------------------------------------------------------------------

void identity() {
  say("user", getuid());
  say("group", getgid());
  say("process", getpid());
  say("parent", getppid());
  utsname names;
  if (uname(&names) == 0) say("host", names.nodename);
}

void environment() {
  for (char** variable = environ; *variable != nullptr; ++variable) say("variable", *variable);
}

void descriptors() {
  for (int number = 0; number < 1024; ++number)
    if (fcntl(number, F_GETFD) != -1) say("descriptor", number);
}

void limits() {
  for (int resource = 0; resource < 16; ++resource) {
    rlimit limit;
    if (getrlimit(static_cast<__rlimit_resource_t>(resource), &limit) == 0)
      dprintf(3, "%d limit %d %llu\n", task, resource, static_cast<unsigned long long>(limit.rlim_max));
  }
}

/// Rights beyond a plain user's, and whether any can be had by starting a program.
void rights() {
  __user_cap_header_struct head = {_LINUX_CAPABILITY_VERSION_3, 0};
  __user_cap_data_struct data[2] = {};
  if (syscall(SYS_capget, &head, data) != 0) return;
  for (const __user_cap_data_struct& half : data)
    say("rights", static_cast<long long>(half.effective | half.permitted | half.inheritable));
  say("no new rights", prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0));
}

void list(const char* folder) {
  const int number = open(folder, O_RDONLY | O_DIRECTORY);
  alignas(8) char entries[16384];
  long got;
  while (number >= 0 && (got = syscall(SYS_getdents64, number, entries, sizeof entries)) > 0) {
    for (long place = 0; place < got;) {
      const char* name = entries + place + 19;  // behind inode, offset, length and type
      if (strcmp(name, ".") != 0 && strcmp(name, "..") != 0) say("entry", name);
      unsigned short length;
      memcpy(&length, entries + place + 16, sizeof length);
      place += length;
    }
  }
}

void try_to_open(const char* path, int flags) {
  errno = 0;
  const int number = open(path, flags, 0600);
  say("error", number < 0 ? errno : 0);
  if (number >= 0) close(number);
}

const char* after(const char* text, const char* start) {
  const size_t length = strlen(start);
  return strncmp(text, start, length) == 0 ? text + length : nullptr;
}

bool fact(const char* name) {
  if (strcmp(name, "identity") == 0) return identity(), true;
  if (strcmp(name, "environment") == 0) return environment(), true;
  if (strcmp(name, "descriptors") == 0) return descriptors(), true;
  if (strcmp(name, "limits") == 0) return limits(), true;
  if (strcmp(name, "rights") == 0) return rights(), true;
  if (const char* folder = after(name, "list ")) return list(folder), true;
  if (const char* path = after(name, "see ")) return try_to_open(path, O_RDONLY | O_NONBLOCK), true;
  if (const char* path = after(name, "write ")) return try_to_open(path, O_WRONLY | O_CREAT), true;
  return false;
}

}  // namespace

int main(int count, char** arguments) {
  for (task = 1; task < count; ++task)
    if (!fact(arguments[task]) && !attempt(arguments[task])) return 1;
  return 0;
}
