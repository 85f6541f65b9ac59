// SPDX-License-Identifier: MIT
#include "grader/sys/seccomp.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sched.h>
#include <seccomp.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <initializer_list>
#include <memory>
#include <type_traits>

#include "grader/error.hpp"
#include "grader/sys/descriptor.hpp"

namespace grader::sys {
namespace {

using Names = std::initializer_list<const char*>;

// ---- the room `run`: an allowlist; whatever is not here kills the program -----------------------

constexpr Names allowed_in_run = {
    // reading and writing what is open already
    "read", "write", "readv", "writev", "pread64", "close", "lseek", "fstat", "newfstatat", "statx", "dup",
    "dup2", "fcntl", "access", "readlink", "readlinkat", "getcwd",
    // memory
    "mmap", "munmap", "mprotect", "mremap", "brk", "madvise",
    // signals to itself, locks, start of the C library
    "rt_sigaction", "rt_sigprocmask", "rt_sigreturn", "rt_sigpending", "rt_sigtimedwait", "rt_sigsuspend",
    "rt_sigqueueinfo", "rt_tgsigqueueinfo", "sigaltstack", "tgkill", "futex", "set_robust_list",
    "set_tid_address", "rseq", "arch_prctl",
    // time
    "clock_gettime", "clock_getres", "clock_nanosleep", "nanosleep", "gettimeofday", "time",
    // facts about itself
    "getpid", "gettid", "getppid", "getuid", "geteuid", "getgid", "getegid", "getrandom", "uname", "sysinfo",
    "getrlimit", "getrusage", "sched_yield", "sched_getaffinity",
    // bubblewrap starts the program after loading the filter, and its process 1 waits for it
    "execve", "wait4", "exit", "exit_group"};

struct Refusal {
  const char* name;
  int error;
};

/// Refused politely: a program may try these without knowing, and can go on.
constexpr std::initializer_list<Refusal> refused_in_run = {
    {"ioctl", ENOTTY},  // also keeps keystrokes out of the teacher's terminal
    {"clone", EAGAIN}, {"fork", EAGAIN},
    {"vfork", EAGAIN}, {"clone3", ENOSYS},  // the C library falls back to clone
    {"kill", EPERM}};

/// `openat` with any of these bits could make or change a file.
constexpr std::initializer_list<int> writing_flags = {O_WRONLY, O_RDWR,   O_CREAT,
                                                      O_TRUNC,  O_APPEND, O_TMPFILE & ~O_DIRECTORY};

// ---- the room `compile`: a denylist -------------------------------------------------------------

constexpr Names refused_in_compile = {
    // other processes
    "ptrace", "process_vm_readv", "process_vm_writev", "process_madvise", "kcmp", "pidfd_open", "pidfd_getfd",
    "pidfd_send_signal",
    // namespaces and mounts
    "unshare", "setns", "mount", "umount2", "pivot_root", "chroot", "move_mount", "open_tree", "fsopen",
    "fsconfig", "fsmount", "fspick", "mount_setattr", "open_by_handle_at", "name_to_handle_at", "mknod",
    "mknodat",
    // network
    "socket", "socketpair", "connect", "bind", "listen", "accept", "accept4", "sendto", "sendmsg", "sendmmsg",
    "recvfrom", "recvmsg", "recvmmsg",
    // kernel corners
    "add_key", "request_key", "keyctl", "bpf", "perf_event_open", "io_uring_setup", "io_uring_enter",
    "io_uring_register", "userfaultfd", "init_module", "finit_module", "delete_module", "kexec_load",
    "kexec_file_load", "fanotify_init", "quotactl", "acct", "swapon", "swapoff", "reboot", "syslog",
    // memory and messages shared between processes
    "shmget", "shmat", "shmctl", "shmdt", "semget", "semop", "semctl", "semtimedop", "msgget", "msgsnd",
    "msgrcv", "msgctl", "mq_open", "mq_unlink", "mq_timedsend", "mq_timedreceive", "mq_notify",
    "mq_getsetattr"};

constexpr std::initializer_list<int> new_namespaces = {
    CLONE_NEWNS, CLONE_NEWCGROUP, CLONE_NEWUTS, CLONE_NEWIPC, CLONE_NEWUSER, CLONE_NEWPID, CLONE_NEWNET};

/// Both push keystrokes into a terminal.
constexpr std::initializer_list<int> typing_requests = {TIOCSTI, TIOCLINUX};

// ---- from table to filter -----------------------------------------------------------------------

[[noreturn]] void refuse(std::string_view what, int cause) {
  throw Error(fmt::format("cannot build the system-call filter ({}, error {})", what, cause),
              "install libseccomp 2.5 or newer; the sandbox is made for Linux on x86-64 and arm64");
}

std::uint64_t bits(int flag) { return static_cast<std::uint32_t>(flag); }

class Filter {
 public:
  explicit Filter(std::uint32_t otherwise) : context_(seccomp_init(otherwise), &seccomp_release) {
    if (!context_) refuse("seccomp_init", ENOMEM);
    // Calls by the 32-bit or x32 entrance have other numbers: no program of ours uses them.
    check("architecture", seccomp_attr_set(context_.get(), SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS));
  }

  void add(std::uint32_t action, const char* name) { add(action, name, {}); }

  void add(std::uint32_t action, const char* name, std::initializer_list<scmp_arg_cmp> conditions) {
    const int number = seccomp_syscall_resolve_name(name);
    if (number == __NR_SCMP_ERROR) refuse(name, ENOSYS);
    if (number < 0) return;  // this machine's kernel has no such call: there is nothing to allow or to refuse
    check(name, seccomp_rule_add_array(context_.get(), action, number,
                                       static_cast<unsigned>(conditions.size()), conditions.begin()));
  }

  std::string bytes() const {
    const Descriptor file(::memfd_create("filter", MFD_CLOEXEC));
    if (!file.open()) refuse("memfd_create", errno);
    check("export", seccomp_export_bpf(context_.get(), file.number()));
    const off_t size = ::lseek(file.number(), 0, SEEK_END);
    std::string program(size > 0 ? static_cast<std::size_t>(size) : 0, '\0');
    if (size <= 0 || ::pread(file.number(), program.data(), program.size(), 0) != size) refuse("export", EIO);
    return program;
  }

 private:
  static void check(const char* what, int result) {
    if (result != 0) refuse(what, -result);
  }

  std::unique_ptr<std::remove_pointer_t<scmp_filter_ctx>, decltype(&seccomp_release)> context_;
};

scmp_arg_cmp has_all(unsigned argument, std::uint64_t mask) {
  return {argument, SCMP_CMP_MASKED_EQ, mask, mask};
}

std::string filter_for_run() {
  Filter filter(SCMP_ACT_KILL_PROCESS);
  for (const char* name : allowed_in_run) filter.add(SCMP_ACT_ALLOW, name);
  for (const auto& [name, error] : refused_in_run)
    filter.add(SCMP_ACT_ERRNO(static_cast<unsigned>(error)), name);

  std::uint64_t any_writing = 0;
  for (const int flag : writing_flags) {
    any_writing |= bits(flag);
    filter.add(SCMP_ACT_ERRNO(EPERM), "openat", {has_all(2, bits(flag))});
  }
  filter.add(SCMP_ACT_ALLOW, "openat", {{2, SCMP_CMP_MASKED_EQ, any_writing, 0}});

  // Reading limits is fine (the C library does), setting them is not.
  filter.add(SCMP_ACT_ALLOW, "prlimit64", {{2, SCMP_CMP_EQ, 0, 0}});
  filter.add(SCMP_ACT_ERRNO(EPERM), "prlimit64", {{2, SCMP_CMP_NE, 0, 0}});
  return filter.bytes();
}

std::string filter_for_compile() {
  Filter filter(SCMP_ACT_ALLOW);
  for (const char* name : refused_in_compile) filter.add(SCMP_ACT_ERRNO(EPERM), name);
  for (const int flag : new_namespaces) filter.add(SCMP_ACT_ERRNO(EPERM), "clone", {has_all(0, bits(flag))});
  filter.add(SCMP_ACT_ERRNO(ENOSYS), "clone3");  // its flags lie in memory, where a filter cannot look
  // The kernel looks at the low 32 bits only; comparing all 64 would let 0x100005412 pass.
  for (const int request : typing_requests)
    filter.add(SCMP_ACT_ERRNO(EPERM), "ioctl", {{1, SCMP_CMP_MASKED_EQ, 0xffffffff, bits(request)}});
  return filter.bytes();
}

}  // namespace

const std::string& system_call_filter(Profile profile) {
  // libseccomp keeps what it learns of the kernel in variables of its own, without a lock: one thread builds
  // all filters, which are the same for everybody.
  struct Filters {
    std::string run = filter_for_run();
    std::string compile = filter_for_compile();
  };
  static const Filters filters;
  return profile == Profile::run ? filters.run : filters.compile;
}

}  // namespace grader::sys
