// SPDX-License-Identifier: MIT
#include "grader/sys/seccomp.hpp"

#include "specimen.hpp"

namespace grader::sys {
namespace {

/// A sin in the compile room needs a program there: it is built first, then put in as a file.
Ending run_in_compile_room(const std::string& body) {
  Command command = specimen(body);
  command.profile = Profile::compile;
  return sandbox().run(command);
}

TEST(Seccomp, FiltersAreWholeInstructionsOfTheKernel) {
  for (const Profile profile : {Profile::run, Profile::compile}) {
    const std::string filter = system_call_filter(profile);
    EXPECT_GT(filter.size(), 100U);
    EXPECT_EQ(filter.size() % 8, 0U);
  }
}

TEST(Seccomp, AForkIsRefusedInTheRunRoom) {
  const Ending ending = run_specimen("return fork() == -1 && errno == EAGAIN ? 40 : 1;");
  EXPECT_EQ(ending.how, How::exited);
  EXPECT_EQ(ending.code, 40);
}

TEST(Seccomp, ASocketKillsInTheRunRoom) {
  const Ending ending = run_specimen("return socket(AF_INET, SOCK_STREAM, 0) >= 0 ? 1 : 2;");
  EXPECT_EQ(ending.how, How::signalled);
  EXPECT_EQ(ending.code, SIGSYS);
}

TEST(Seccomp, PtraceKillsInTheRunRoom) {
  const Ending ending = run_specimen("return ptrace(PTRACE_ATTACH, 1, 0, 0) == 0 ? 1 : 2;");
  EXPECT_EQ(ending.how, How::signalled);
  EXPECT_EQ(ending.code, SIGSYS);
}

TEST(Seccomp, KillingOthersIsRefusedInTheRunRoom) {
  const Ending ending = run_specimen("return kill(-1, SIGKILL) == -1 && errno == EPERM ? 40 : 1;");
  EXPECT_EQ(ending.code, 40);
}

TEST(Seccomp, OpeningForReadingIsLeftToTheFileSystemInTheRunRoom) {
  const Ending ending =
      run_specimen("return open(\"/etc/passwd\", O_RDONLY) == -1 && errno == ENOENT ? 40 : 1;");
  EXPECT_EQ(ending.code, 40);
}

TEST(Seccomp, OpeningForWritingIsRefusedInTheRunRoom) {
  const Ending ending = run_specimen(R"(
    int flags[] = {O_WRONLY, O_RDWR, O_RDONLY | O_CREAT, O_RDONLY | O_TRUNC, O_TMPFILE | O_RDWR};
    for (int f : flags) if (open(f & O_CREAT ? "/new" : "/prog", f, 0600) != -1 || errno != EPERM) return 1;
    return 40;)");
  EXPECT_EQ(ending.how, How::exited);
  EXPECT_EQ(ending.code, 40);
}

TEST(Seccomp, LimitsMayBeReadButNotSetInTheRunRoom) {
  const Ending ending = run_specimen(R"(
    unsigned long value[2];
    if (syscall(SYS_prlimit64, 0, 7, nullptr, value) != 0 || value[0] != 16) return 1;
    return syscall(SYS_prlimit64, 0, 7, value, nullptr) == -1 && errno == EPERM ? 40 : 2;)");
  EXPECT_EQ(ending.code, 40);
}

TEST(Seccomp, ATerminalRequestIsRefusedInTheRunRoomWhateverItsHighBits) {
  const Ending ending = run_specimen(R"(
    char key = 'x';
    if (syscall(SYS_ioctl, 0, 0x5412UL, &key) != -1 || errno != ENOTTY) return 1;
    return syscall(SYS_ioctl, 0, 0x100005412UL, &key) == -1 && errno == ENOTTY ? 40 : 2;)");
  EXPECT_EQ(ending.code, 40);
}

TEST(Seccomp, ATerminalRequestIsRefusedInTheCompileRoomWhateverItsHighBits) {
  const Ending ending = run_in_compile_room(R"(
    char key = 'x';
    if (syscall(SYS_ioctl, 0, 0x5412UL, &key) != -1 || errno != EPERM) return 1;
    if (syscall(SYS_ioctl, 0, 0x541cUL, &key) != -1 || errno != EPERM) return 2;
    if (syscall(SYS_ioctl, 0, 0x5401UL, &key) != -1 || errno != ENOTTY) return 3;
    return syscall(SYS_ioctl, 0, 0x100005412UL, &key) == -1 && errno == EPERM ? 40 : 4;)");
  EXPECT_EQ(ending.code, 40);
}

TEST(Seccomp, ProcessesMayBeMadeInTheCompileRoomButNoNamespaces) {
  const Ending ending = run_in_compile_room(R"(
    pid_t child = fork();
    if (child == 0) _exit(0);
    if (child < 0) return 1;
    if (syscall(SYS_clone, 0x10000000 | SIGCHLD, 0, 0, 0, 0) != -1 || errno != EPERM) return 2;
    return syscall(SYS_unshare, 0x10000000) == -1 && errno == EPERM ? 40 : 3;)");
  EXPECT_EQ(ending.code, 40);
}

TEST(Seccomp, SocketsAndPtraceAreRefusedInTheCompileRoom) {
  const Ending ending = run_in_compile_room(R"(
    if (socket(AF_INET, SOCK_STREAM, 0) != -1 || errno != EPERM) return 1;
    return ptrace(PTRACE_ATTACH, 1, 0, 0) == -1 && errno == EPERM ? 40 : 2;)");
  EXPECT_EQ(ending.code, 40);
}

}  // namespace
}  // namespace grader::sys
