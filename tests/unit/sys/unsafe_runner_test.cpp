// SPDX-License-Identifier: MIT
// Without a sandbox the limits, caps and deadlines still hold, and nothing is left in the end.
#include "grader/sys/unsafe_runner.hpp"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>

#include "specimen.hpp"
#include "tests/support/scratch.hpp"

namespace grader::sys {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

class Unsafe : public testing::Test {
 protected:
  Unsafe() {
    std::filesystem::permissions(temporary_.path(), std::filesystem::perms{0755});
    ::setenv("TMPDIR", temporary_.path().c_str(), 1);
  }
  ~Unsafe() override {
    ::unsetenv("TMPDIR");
    EXPECT_TRUE(std::filesystem::is_empty(temporary_.path())) << "a file was left";
    EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1) << "a process was left";
  }
  /// The specimen is compiled in the sandbox, whose runner must be gone before processes are counted.
  Ending run(const std::string& body) { return runner_->run(specimen(body)); }

  std::unique_ptr<Runner> runner_ = make_unsafe_runner();

 private:
  tests::Scratch temporary_;
};

TEST_F(Unsafe, SaysThatThereIsNoSandbox) { EXPECT_EQ(runner_->description(), "none"); }

TEST_F(Unsafe, PassesOnTheStreamsTheResultsAndTheCode) {
  Command command = specimen(R"(
    char line[64]; int got = read(0, line, sizeof line);
    write(1, line, got); write(2, "err", 3); write(3, "R 0", 3);
    return 7;)");
  command.input = "question\n";
  const Ending ending = runner_->run(command);
  EXPECT_EQ(ending.how, How::exited);
  EXPECT_EQ(ending.code, 7);
  EXPECT_EQ(ending.output, "question\n");
  EXPECT_EQ(ending.errors, "err");
  EXPECT_EQ(ending.results, "R 0");
}

TEST_F(Unsafe, HasAnEmptyEnvironmentAndNoStrayDescriptor) {
  ::setenv("SECRET_OF_THE_TEACHER", "x", 1);
  EXPECT_EQ(run("for (char** e = environ; *e; ++e) puts(*e); return 0;").output, "");
  EXPECT_EQ(
      run("for (int n = 0; n < 4096; ++n) if (fcntl(n, F_GETFD) != -1) printf(\"%d \", n); return 0;").output,
      "0 1 2 3 ");
}

TEST_F(Unsafe, IsNotRoot) { EXPECT_EQ(run("return getuid() == 0 || geteuid() == 0;").code, 0); }

TEST_F(Unsafe, KeepsTheLimits) {
  Command loop = specimen("for (volatile int n = 0;; n = n + 1);");
  loop.limits.cpu = seconds(1);
  EXPECT_EQ(runner_->run(loop).how, How::cpu_limit);
  Command sleeper = specimen("sleep(100);");
  sleeper.limits.wall = milliseconds(300);
  EXPECT_EQ(runner_->run(sleeper).how, How::wall_limit);
  EXPECT_EQ(run("for (;;) write(1, \"0123456789\", 10);").how, How::output_limit);
  EXPECT_EQ(run("return malloc(600u << 20) == nullptr ? 40 : 1;").code, 40);
}

TEST_F(Unsafe, ReportsASignal) {
  const Ending ending = run("raise(SIGKILL);");
  EXPECT_EQ(ending.how, How::signalled);
  EXPECT_EQ(ending.code, SIGKILL);
}

TEST_F(Unsafe, CannotFillTheDisk) {
  EXPECT_NE(run("int f = open(\"new\", O_WRONLY | O_CREAT, 0600); signal(SIGXFSZ, SIG_IGN);"
                "return f < 0 || write(f, \"x\", 1) < 0 ? 40 : 0;")
                .code,
            0);
}

TEST_F(Unsafe, LeavesNoDaemon) {
  Command command = specimen(
      "if (fork() == 0) { setsid(); if (fork() == 0) { setsid(); for (;;) pause(); } for (;;) pause(); } "
      "return 40;");
  const auto begun = std::chrono::steady_clock::now();
  EXPECT_EQ(runner_->run(command).code, 40);
  EXPECT_LT(std::chrono::steady_clock::now() - begun, seconds(3));
}

TEST_F(Unsafe, CompilesAndKeepsNoNameOfItsFolderInMessages) {
  const auto compiling = [&](const std::string& source) {
    return runner_->run(
        {.profile = Profile::compile,
         .arguments = {"/bin/sh", "-c",
                       "cd ../src && /usr/bin/g++ -static -x c++ - -o ../tmp/product 1>&2 && exec "
                       "cat ../tmp/product"},
         .files = {{.path = "/src/a.hpp", .bytes = "int a();\n"}},
         .input = source,
         .stdout_is_product = true});
  };
  EXPECT_GT(compiling("#include \"a.hpp\"\nint main() {}\n").output.size(), 100'000U);
  const Ending failed = compiling("#include \"a.hpp\"\nint main() { return a(); }\n");
  EXPECT_NE(failed.errors.find("undefined reference"), std::string::npos) << failed.errors;
  EXPECT_EQ(failed.errors.find("ledger-grader-"), std::string::npos) << failed.errors;
}

}  // namespace
}  // namespace grader::sys
