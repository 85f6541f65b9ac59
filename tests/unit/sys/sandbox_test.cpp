// SPDX-License-Identifier: MIT
// Each specimen sins once; its test says the ending that the walls must give it. Limits come in pairs.
#include "grader/sys/sandbox.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <thread>

#include "grader/error.hpp"
#include "grader/sys/digest.hpp"
#include "grader/sys/files.hpp"
#include "specimen.hpp"

namespace grader::sys {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using Clock = std::chrono::steady_clock;

// ---- what a run gives ---------------------------------------------------------------------------

TEST(Sandbox, PassesOnTheStreamsTheResultsAndTheCode) {
  Command command = specimen(R"(
    char line[64]; int got = read(0, line, sizeof line);
    write(1, line, got); write(2, "err", 3); write(3, "R 0", 3);
    return read(0, line, 1) == 0 ? 7 : 8;)");
  command.input = "question\n";
  const Ending ending = sandbox().run(command);
  EXPECT_EQ(ending.how, How::exited);
  EXPECT_EQ(ending.code, 7);
  EXPECT_EQ(ending.output, "question\n");
  EXPECT_EQ(ending.errors, "err");
  EXPECT_EQ(ending.results, "R 0");
}

TEST(Sandbox, HasNoResultsDescriptorUnlessAskedFor) {
  Command command = specimen("return write(3, \"R\", 1) == -1 && errno == EBADF ? 40 : 1;");
  command.results = false;
  EXPECT_EQ(sandbox().run(command).code, 40);
}

TEST(Sandbox, ReportsASignal) {
  const Ending ending = run_specimen("*(volatile int*)0 = 1;");
  EXPECT_EQ(ending.how, How::signalled);
  EXPECT_EQ(ending.code, SIGSEGV);
}

TEST(Sandbox, DescribesItself) { EXPECT_NE(sandbox().description().find("bubblewrap"), std::string::npos); }

// ---- what a program can see ---------------------------------------------------------------------

TEST(Sandbox, ShowsNothingButTheProgram) {
  const Ending ending = run_specimen(R"(
    int folder = open("/", O_RDONLY | O_DIRECTORY);
    return folder >= 0 && open("/prog", O_RDONLY) >= 0 && open("/proc", O_RDONLY) < 0 && open("/dev", O_RDONLY) < 0 &&
           open("/etc", O_RDONLY) < 0 && open("/tmp", O_RDONLY) < 0 && open("/usr", O_RDONLY) < 0 ? 40 : 1;)");
  EXPECT_EQ(ending.code, 40);
}

TEST(Sandbox, HasAnEmptyEnvironment) {
  ::setenv("SECRET_OF_THE_TEACHER", "x", 1);
  const Ending ending = run_specimen("for (char** e = environ; *e; ++e) puts(*e); return getpid();");
  EXPECT_EQ(ending.output, "PWD=/\n");
}

TEST(Sandbox, RunsAsNobodyInAProcessTreeOfItsOwn) {
  const Ending ending =
      run_specimen("printf(\"%d %d %d %d\", getuid(), getgid(), getpid(), getppid()); return 0;");
  EXPECT_EQ(ending.output, "65534 65534 2 1");
}

TEST(Sandbox, DoesNotInheritAStrayDescriptor) {
  const int leaked = ::open("/etc/hostname", O_RDONLY);  // NOLINT: without O_CLOEXEC on purpose
  const int high = ::fcntl(leaked, F_DUPFD, 150);
  const Ending ending = run_specimen(
      "for (int n = 0; n < 4096; ++n) if (fcntl(n, F_GETFD) != -1) printf(\"%d \", n); return 0;");
  ::close(leaked);
  ::close(high);
  EXPECT_EQ(ending.output, "0 1 2 3 ");
}

TEST(Sandbox, CannotChangeItsProgramOrItsInput) {
  Command command = specimen("return write(0, \"x\", 1) == -1 ? 40 : 1;");
  command.input = "question";
  EXPECT_EQ(sandbox().run(command).code, 40);
}

// ---- limits -------------------------------------------------------------------------------------

TEST(Sandbox, AnEndlessLoopEndsAtTheCpuLimit) {
  Command command = specimen("for (volatile int n = 0;; n = n + 1);");
  command.limits.cpu = seconds(1);
  const Ending ending = sandbox().run(command);
  EXPECT_EQ(ending.how, How::cpu_limit);
}

TEST(Sandbox, ALoopBelowTheCpuLimitEndsByItself) {
  Command command = specimen("while (clock() < CLOCKS_PER_SEC / 2); return 40;");
  command.limits.cpu = seconds(1);
  EXPECT_EQ(sandbox().run(command).code, 40);
}

TEST(Sandbox, AProgramThatKillsItselfDidNotMeetTheCpuLimit) {
  const Ending ending = run_specimen("raise(SIGKILL);");
  EXPECT_EQ(ending.how, How::signalled);
  EXPECT_EQ(ending.code, SIGKILL);
}

TEST(Sandbox, ASleeperEndsAtTheWallLimitPromptly) {
  Command command = specimen("write(3, \"R\", 1); sleep(100);");
  command.limits.wall = milliseconds(300);
  const auto begun = Clock::now();
  const Ending ending = sandbox().run(command);
  EXPECT_EQ(ending.how, How::wall_limit);
  EXPECT_EQ(ending.results, "R");
  EXPECT_LT(Clock::now() - begun, milliseconds(1300));
}

TEST(Sandbox, SignalsThatAreIgnoredDoNotHelpAgainstTheWallLimit) {
  Command command = specimen("for (int n = 1; n < 65; ++n) signal(n, SIG_IGN); for (;;) sleep(1);");
  command.limits.wall = milliseconds(300);
  EXPECT_EQ(sandbox().run(command).how, How::wall_limit);
}

TEST(Sandbox, AFloodOfOutputEndsAtTheOutputLimit) {
  const Ending ending = run_specimen("for (;;) write(1, \"0123456789\", 10);");
  EXPECT_EQ(ending.how, How::output_limit);
  EXPECT_EQ(ending.output.size(), 64U << 10);
}

TEST(Sandbox, OutputAndErrorsShareTheirLimit) {
  const char* body =
      "char b[1000] = {}; for (int n = 0; n < 50; ++n) write(1, b, 1000), write(2, b, 1000); return 40;";
  Command command = specimen(body);
  command.limits.output_kill_bytes = 100'000;
  EXPECT_EQ(sandbox().run(command).how, How::exited);
  command.limits.output_kill_bytes = 99'999;
  EXPECT_EQ(sandbox().run(command).how, How::output_limit);
}

TEST(Sandbox, ResultsEndTheRunOneByteAboveTheirLimit) {
  Command command = specimen("char b[1000] = {}; write(3, b, 1000); return 40;");
  command.limits.results_bytes = 1000;
  EXPECT_EQ(sandbox().run(command).how, How::exited);
  command.limits.results_bytes = 999;
  const Ending ending = sandbox().run(command);
  EXPECT_EQ(ending.how, How::output_limit);
  EXPECT_EQ(ending.results.size(), 999U);
}

TEST(Sandbox, AProductIsKeptWholeUpToItsLimit) {
  Command command =
      specimen("char b[1000] = {}; for (int n = 0; n < 2000; ++n) write(1, b, 1000); return 40;");
  command.stdout_is_product = true;
  command.limits.product_bytes = 2'000'000;
  EXPECT_EQ(sandbox().run(command).output.size(), 2'000'000U);
  command.limits.product_bytes = 1'999'999;
  EXPECT_EQ(sandbox().run(command).how, How::output_limit);
}

TEST(Sandbox, MemoryJustUnderTheLimitIsGivenAndJustOverIsNot) {
  Command command = specimen(R"(
    char* block = (char*)malloc(200u << 20);
    if (!block) return 41;
    memset(block, 1, 200u << 20);
    return block[12345] == 1 ? 40 : 1;)");
  command.limits.memory_bytes = 210ULL << 20;
  EXPECT_EQ(sandbox().run(command).code, 40);
  command.limits.memory_bytes = 190ULL << 20;
  EXPECT_EQ(sandbox().run(command).code, 41);
}

TEST(Sandbox, AProgramTooLargeToStartIsTheStudentsEnding) {
  const Ending ending = run_specimen("static char big[1u << 30]; big[getpid()] = 1; return big[2];");
  EXPECT_EQ(ending.how, How::signalled);
}

TEST(Sandbox, AProgramThatIsNoProgramIsTheStudentsEnding) {
  const Ending ending = sandbox().run({.profile = Profile::run,
                                       .arguments = {"/prog"},
                                       .files = {{.path = "/prog",
                                                  .bytes = "\x7f"
                                                           "ELF junk",
                                                  .executable = true}}});
  EXPECT_EQ(ending.how, How::exited);
  EXPECT_EQ(ending.code, 127);
}

// ---- nothing is left ----------------------------------------------------------------------------

TEST(Sandbox, LeavesNoSurvivorOfADaemon) {
  // The filter of the run room refuses a fork; the compile room must do without.
  Command command = specimen(R"(
    if (fork() == 0) { setsid(); if (fork() == 0) { write(2, "daemon", 6); for (;;) pause(); } _exit(0); }
    usleep(100000); return 40;)");
  command.profile = Profile::compile;
  const auto begun = Clock::now();
  const Ending ending = sandbox().run(command);
  EXPECT_EQ(ending.code, 40);
  EXPECT_EQ(ending.errors, "daemon");
  EXPECT_LT(Clock::now() - begun, seconds(3));
  EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1) << "a process was left";
}

TEST(Sandbox, LeavesNoSurvivorAtTheWallLimit) {
  Command command = specimen("if (fork() == 0) { setsid(); } for (;;) pause();");
  command.profile = Profile::compile;
  command.limits.wall = milliseconds(200);
  EXPECT_EQ(sandbox().run(command).how, How::wall_limit);
  EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1) << "a process was left";
}

TEST(Sandbox, LeavesNoSurvivorWhenItIsEndedDuringSetUp) {
  Command command{.profile = Profile::compile, .arguments = {"/bin/sleep", "100"}};
  for (int delay = 0; delay < 12; ++delay) {
    command.limits.wall = milliseconds(delay);
    try {
      EXPECT_EQ(sandbox().run(command).how, How::wall_limit);
    } catch (const Error& error) {
      EXPECT_EQ(error.trouble(), Trouble::this_grading);
    }
    EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1) << "a process was left after " << delay << " ms";
  }
}

TEST(Sandbox, RunsInParallelSlots) {
  const Command command = specimen("write(3, \"R\", 1); usleep(20000); return 40;");
  std::vector<std::thread> threads;
  std::vector<int> right(4);
  for (unsigned slot = 0; slot < right.size(); ++slot)
    threads.emplace_back([&right, &command, slot] {
      const auto runner = make_sandboxed_runner({.slot = slot});
      for (int turn = 0; turn < 5; ++turn) right[slot] += runner->run(command).code == 40 ? 1 : 0;
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(right, std::vector<int>({5, 5, 5, 5}));
  EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1) << "a process was left";
}

// ---- the compile room ---------------------------------------------------------------------------

TEST(Sandbox, CompilesAProgramThatUsesTheLibrary) {
  const Ending ending = compile("#include <iostream>\nint main() { std::cout << 1; }");
  EXPECT_EQ(ending.code, 0) << ending.errors;
  EXPECT_GT(ending.output.size(), 100'000U);
}

TEST(Sandbox, ReportsACompileError) {
  const Ending ending = compile("int main() { return x; }");
  EXPECT_EQ(ending.how, How::exited);
  EXPECT_EQ(ending.code, 1);
  EXPECT_NE(ending.errors.find("error"), std::string::npos);
}

TEST(Sandbox, HidesTheHostFromTheCompiler) {
  for (const char* path :
       {"/etc/passwd", "/etc/hostname", "/proc/self/environ", "/dev/null", "/usr/local/bin", "/usr/share/doc",
        "/usr/src", "/usr/lib/os-release", "/root", "/home"}) {
    const Ending ending =
        compile(std::string("#if __has_include(\"") + path + "\")\n#error visible\n#endif\n" +
                "int main() {}\nasm(\".incbin \\\"" + path + "\\\"\");");
    EXPECT_EQ(ending.code, 1) << path;
    EXPECT_EQ(ending.errors.find("#error"), std::string::npos) << path;
    EXPECT_NE(ending.errors.find("file not found"), std::string::npos) << path << ": " << ending.errors;
  }
}

TEST(Sandbox, ListsNoUsrLocalInTheCompileRoom) {
  const Ending ending = sandbox().run(
      {.profile = Profile::compile, .arguments = {"/bin/sh", "-c", "ls /usr /usr/lib; ls -A /tmp"}});
  EXPECT_EQ(ending.output.find("local"), std::string::npos) << ending.output;
  EXPECT_EQ(ending.output.find("share"), std::string::npos) << ending.output;
}

TEST(Sandbox, ACompilerThatRunsTooLongMetTheCpuLimit) {
  const Ending ending = sandbox().run(
      {.profile = Profile::compile,
       .arguments = {"/usr/bin/g++", "-std=c++20", "-fsyntax-only", "-fconstexpr-ops-limit=100000000000",
                     "-fconstexpr-loop-limit=2147483647", "/src/a.cpp"},
       .files =
           {{.path = "/src/a.cpp",
             .bytes =
                 "constexpr int f() { int n = 0; for (long i = 0; i < 2000000000; ++i) n ^= 1; return n; }\n"
                 "static_assert(f() == 0);\n"}},
       .limits = {.cpu = seconds(1)}});
  EXPECT_EQ(ending.how, How::cpu_limit) << ending.code << ending.errors;
}

TEST(Sandbox, WritesNoMoreThanTheBoundedFolderHolds) {
  const Ending ending = sandbox().run(
      {.profile = Profile::compile,
       .arguments = {"/bin/sh", "-c",
                     "for n in 1 2 3; do head -c 120000000 </tmp/../usr/bin/../bin/true >/tmp/$n; "
                     "dd of=/tmp/$n if=/usr/bin/true bs=1 count=1 seek=120000000 2>/dev/null; done; "
                     "echo x >/src/new; echo x >/new"}});
  EXPECT_NE(ending.code, 0);
  EXPECT_NE(ending.errors.find("Read-only"), std::string::npos) << ending.errors;
}

TEST(Sandbox, AMissingCompilerIsOurTrouble) {
  EXPECT_THROW(sandbox().run({.profile = Profile::compile, .arguments = {"/usr/bin/no-such-compiler"}}),
               Error);
}

// ---- bubblewrap fails ---------------------------------------------------------------------------

/// A stand-in for bubblewrap in a PATH of its own.
class BrokenBubblewrap : public testing::Test {
 protected:
  BrokenBubblewrap() { ::setenv("PATH", folder_.c_str(), 1); }
  ~BrokenBubblewrap() override {
    ::setenv("PATH", path_.c_str(), 1);
    std::filesystem::remove_all(folder_);
  }

  void install(const std::string& script) const {
    write_whole(folder_ / "bwrap", "#!/bin/sh\n" + script + "\n");
    std::filesystem::permissions(folder_ / "bwrap", std::filesystem::perms{0755});
  }

  static std::string hint_of_a_run() {
    try {
      make_sandboxed_runner()->run({.profile = Profile::compile, .arguments = {"/usr/bin/true"}});
    } catch (const Error& error) {
      EXPECT_EQ(error.trouble(), Trouble::installation);
      return error.hint();
    }
    return "no Error";
  }

 private:
  const std::string path_ = ::getenv("PATH") != nullptr ? ::getenv("PATH") : "/usr/bin:/bin";
  const std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("sandbox_test." + hex(random_bytes(6)));
};

TEST_F(BrokenBubblewrap, ThatIsMissingIsToBeInstalled) {
  EXPECT_EQ(hint_of_a_run(), "apt install bubblewrap");
}

TEST_F(BrokenBubblewrap, ThatIsTooOldIsToldByItsFirstRun) {
  install("echo 'bwrap: Unknown option --disable-userns' >&2; exit 1");
  EXPECT_NE(hint_of_a_run().find("too old"), std::string::npos);
}

TEST_F(BrokenBubblewrap, ThatIsSetuidIsRefused) {
  install("exit 0");
  std::filesystem::permissions(std::filesystem::path(::getenv("PATH")) / "bwrap",
                               std::filesystem::perms{04755});
  EXPECT_NE(hint_of_a_run().find("chmod u-s"), std::string::npos);
}

TEST_F(BrokenBubblewrap, ThatMayNotMakeNamespacesGetsTheRemedy) {
  install(
      "echo '{ \"child-pid\": 999999999 }' 1>&2; echo 'bwrap: setting up uid map: Permission denied' >&2; "
      "exit 1");
  EXPECT_NE(hint_of_a_run().find("AppArmor"), std::string::npos);
}

TEST_F(BrokenBubblewrap, ThatEndsWellWithoutAReportHasNotRunTheProgram) {
  install("exit 0");
  EXPECT_NE(hint_of_a_run().find("doctor"), std::string::npos);
}

}  // namespace
}  // namespace grader::sys
