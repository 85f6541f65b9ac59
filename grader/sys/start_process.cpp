// SPDX-License-Identifier: MIT
// Boost.Process starts the program and reports a failed start; all waiting is ours, because its timed waits
// swap the process-wide SIGCHLD handler and crash when several threads wait (docs/decisions). Its
// `limit_handles` is not used either: it would close the very pipe on which Boost reports a failed start.
// Instead every descriptor is marked close-on-exec between vfork and exec, and the handed ones are then put
// in place unmarked. vfork spares the copy of the grader's page tables, about 3 ms for each 100 MB that it
// has in use. Boost has it, but switches it off where POSIX no longer names it; Linux keeps it.
#define BOOST_POSIX_HAS_VFORK 1

#include "grader/sys/start_process.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <boost/process/args.hpp>
#include <boost/process/child.hpp>
#include <boost/process/exe.hpp>
#include <boost/process/extend.hpp>
#include <boost/process/posix.hpp>
#include <cerrno>
#include <string_view>
#include <system_error>

#include "grader/error.hpp"

namespace grader::sys {
namespace {

namespace boost_process = boost::process;

// ---- between vfork and exec: system calls only, no memory from the heap --------------------------

bool mark_all_close_on_exec() {
  constexpr unsigned close_on_exec = 1U << 2;
  if (::syscall(SYS_close_range, 0U, ~0U, close_on_exec) == 0) return true;
  // Kernels before 5.11. The hard limit may be lower than a descriptor opened before it was set, hence the
  // floor.
  rlimit files{};
  if (::getrlimit(RLIMIT_NOFILE, &files) != 0) return false;
  const int end = static_cast<int>(std::clamp<rlim_t>(files.rlim_max, 4096, 1 << 20));
  for (int number = 0; number < end; ++number) ::fcntl(number, F_SETFD, FD_CLOEXEC);
  return true;
}

bool put_in_place(const std::vector<HandedDescriptor>& descriptors) {
  return std::ranges::all_of(descriptors, [](const HandedDescriptor& handed) {
    return handed.inside < first_of_ours && ::dup2(handed.ours, handed.inside) == handed.inside;
  });
}

/// Raw calls: the C library's would ask all threads of the grader to follow.
bool become(std::uint32_t identity) {
  return ::syscall(SYS_setgroups, 0, nullptr) == 0 &&
         ::syscall(SYS_setresgid, identity, identity, identity) == 0 &&
         ::syscall(SYS_setresuid, identity, identity, identity) == 0;
}

bool limit(const std::vector<ResourceLimit>& limits) {
  return std::ranges::all_of(limits, [](const ResourceLimit& wanted) {
    const auto resource = static_cast<__rlimit_resource_t>(wanted.resource);
    rlimit value{};
    if (::getrlimit(resource, &value) != 0) return false;
    value.rlim_max = std::min<rlim_t>(value.rlim_max, wanted.value);
    value.rlim_cur = value.rlim_max;
    return ::setrlimit(resource, &value) == 0;
  });
}

void forget_signal_handling() {
  struct sigaction plain = {};
  plain.sa_handler = SIG_DFL;
  for (int number = 1; number < NSIG; ++number) ::sigaction(number, &plain, nullptr);
  ::sigprocmask(SIG_SETMASK, &plain.sa_mask, nullptr);  // empty
}

/// The kernel forgets this when the user changes, hence after that. A grader that was killed just before has
/// left its child to somebody else.
bool die_with(pid_t grader) { return ::prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 && ::getppid() == grader; }

constexpr std::string_view step_identity = "giving up the root identity";

/// Nothing when all went well, else the step that failed.
const char* failed_step(const ProcessPlan& plan, pid_t grader) {
  forget_signal_handling();
  if (::setsid() < 0) return "starting a session";
  if (::chdir(plan.directory.c_str()) != 0) return "changing to its folder";
  if (!mark_all_close_on_exec()) return "closing descriptors";
  if (!put_in_place(plan.descriptors)) return "handing over descriptors";
  if (plan.identity && !become(*plan.identity)) return step_identity.data();
  if (!die_with(grader)) return "tying its life to the grader's";
  if (!limit(plan.limits)) return "setting limits";
  return nullptr;
}

// ---- in the grader ------------------------------------------------------------------------------

[[noreturn]] void refuse(const ProcessPlan& plan, const std::error_code& cause, std::string_view step) {
  const std::string what =
      fmt::format("cannot start {}: {} ({})", plan.arguments.front(), cause.message(), step);
  if (step == step_identity)
    throw Error(what, "run the grader as an ordinary user, or give its container CAP_SETUID and CAP_SETGID");
  if (cause == std::errc::no_such_file_or_directory || cause == std::errc::permission_denied)
    throw Error(what, "install the program, or check its permissions");
  if (cause == std::errc::resource_unavailable_try_again)
    throw Error(what, "there are too many processes: close some programs, or raise the limit (ulimit -u)",
                Trouble::this_grading);
  if (cause == std::errc::not_enough_memory)
    throw Error(what, "free some memory, or raise the limits on it (ulimit -v, ulimit -d)",
                Trouble::this_grading);
  throw Error(what, "look for a limit on processes, open files or memory (ulimit -a)", Trouble::this_grading);
}

/// While the new process still lives in our memory, no handler of ours may run in it.
class SignalsHeldBack {
 public:
  SignalsHeldBack() {
    sigset_t all;
    ::sigfillset(&all);
    ::pthread_sigmask(SIG_SETMASK, &all, &before_);
  }
  ~SignalsHeldBack() { ::pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  SignalsHeldBack(const SignalsHeldBack&) = delete;
  SignalsHeldBack& operator=(const SignalsHeldBack&) = delete;

 private:
  sigset_t before_ = {};
};

}  // namespace

pid_t start_process(const ProcessPlan& plan) {
  std::vector<std::string> texts = plan.environment;
  std::vector<char*> environment;
  environment.reserve(texts.size() + 1);
  for (std::string& text : texts) environment.push_back(text.data());
  environment.push_back(nullptr);
  const std::vector<std::string> rest(plan.arguments.begin() + 1, plan.arguments.end());

  std::error_code failed;
  pid_t stillborn = -1;
  const char* step = "starting it";
  const pid_t grader = ::getpid();
  const SignalsHeldBack held_back;
#if defined(__SANITIZE_THREAD__)
  // ThreadSanitizer makes a fork of every vfork; Boost has to know, for it learns of a failed start
  // differently then.
  auto way_to_start = boost_process::extend::on_success = [](auto&) {};
#else
  constexpr auto& way_to_start = boost_process::posix::use_vfork;
#endif
  boost_process::child child(
      boost_process::exe = plan.arguments.front(), boost_process::args = rest, way_to_start, failed,
      boost_process::extend::on_setup = [&](auto& executor) { executor.env = environment.data(); },
      boost_process::extend::on_exec_setup =
          [&](auto& executor) {
            if (const char* failing = failed_step(plan, grader)) {
              step = failing;
              executor.set_error(std::error_code(errno, std::generic_category()), failing);
              ::_exit(127);  // Boost would go on and start the program without its walls
            }
          },
      boost_process::extend::on_error = [&](auto& executor,
                                            const std::error_code&) { stillborn = executor.pid; });
  if (failed) {
    if (stillborn > 0) ::waitpid(stillborn, nullptr, 0);
    refuse(plan, failed, step);
  }
  const pid_t id = child.id();
  child.detach();
  return id;
}

}  // namespace grader::sys
