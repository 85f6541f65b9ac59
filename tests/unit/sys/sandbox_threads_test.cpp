// SPDX-License-Identifier: MIT
// Several threads of one process, each with a runner of its own: nobody sees anything of the others, and
// nothing is left.
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <thread>

#include "grader/sys/sandbox.hpp"
#include "grader/sys/unsafe_runner.hpp"
#include "specimen.hpp"

namespace grader::sys {
namespace {

constexpr int thread_count = 4;
constexpr int turns = 20;

/// Says what it was told, and which descriptors it has; then ends as its input's first letter asks.
constexpr const char* parrot = R"(
  char line[64]; int got = read(0, line, sizeof line);
  write(1, line, got);
  write(3, line, got);
  for (int number = 0; number < 1024; ++number)
    if (fcntl(number, F_GETFD) != -1) { char text[8]; write(3, text, sprintf(text, " %d", number)); }
  switch (line[0]) {
    case 'e': return 40 + (line[1] - '0');
    case 'c': *(volatile int*)0 = 1;
    case 'h': for (;;) usleep(1000000);
    case 'o': for (;;) write(2, line, sizeof line);
  }
  return 1;)";

struct Expected {
  char letter = ' ';
  How how = How::exited;
  int code = 0;  ///< of an exit; the number of the thread is added
};
constexpr Expected outcomes[] = {{'e', How::exited, 40},
                                 {'c', How::signalled, SIGSEGV},
                                 {'h', How::wall_limit, SIGKILL},
                                 {'e', How::exited, 40},
                                 {'o', How::output_limit, SIGKILL}};

/// What went wrong, one line each; empty when all was as it must be.
std::string run_parrots(Runner& runner, Command command, int thread) {
  std::string wrong;
  for (int turn = 0; turn < turns; ++turn) {
    const Expected& expected = outcomes[(turn + thread) % std::size(outcomes)];
    command.input = expected.letter + std::to_string(thread) + " turn " + std::to_string(turn);
    command.limits.wall = std::chrono::milliseconds(expected.how == How::wall_limit ? 300 : 10'000);
    const Ending ending = runner.run(command);
    const int code = expected.how == How::exited ? expected.code + thread : expected.code;
    if (ending.how != expected.how || ending.code != code || ending.output != command.input ||
        ending.results != command.input + " 0 1 2 3")
      wrong += command.input + ": " + std::to_string(static_cast<int>(ending.how)) + " " +
               std::to_string(ending.code) + " '" + ending.output + "' '" + ending.results + "'\n";
  }
  return wrong;
}

std::size_t open_descriptors() {
  std::size_t count = 0;
  for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator("/proc/self/fd")) ++count;
  return count;
}

template <class MakeRunner>
void expect_no_cross_talk(const Command& command, MakeRunner make_runner) {
  const std::size_t before = open_descriptors();
  std::vector<std::string> wrong(thread_count);
  std::vector<std::thread> threads;
  for (int thread = 0; thread < thread_count; ++thread)
    threads.emplace_back([&wrong, &command, &make_runner, thread] {
      const std::unique_ptr<Runner> runner = make_runner();
      wrong[static_cast<std::size_t>(thread)] = run_parrots(*runner, command, thread);
    });
  for (std::thread& thread : threads) thread.join();
  for (const std::string& lines : wrong) EXPECT_EQ(lines, "");
  EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1) << "a process was left";
  EXPECT_EQ(open_descriptors(), before);
}

TEST(SandboxThreads, KeepTheirRunsApart) {
  const Command command = specimen(parrot);
  expect_no_cross_talk(command, [] { return make_sandboxed_runner(); });
}

TEST(SandboxThreads, KeepTheirRunsApartWithOneRunnerForAll) {
  const Command command = specimen(parrot);
  const std::shared_ptr<Runner> shared = make_sandboxed_runner();
  class Borrowed : public Runner {
   public:
    explicit Borrowed(Runner& runner) : runner_(runner) {}
    Ending run(const Command& one) override { return runner_.run(one); }
    std::string description() const override { return runner_.description(); }

   private:
    Runner& runner_;
  };
  expect_no_cross_talk(command, [&] { return std::make_unique<Borrowed>(*shared); });
}

TEST(SandboxThreads, KeepTheirRunsApartWithoutASandbox) {
  expect_no_cross_talk(specimen(parrot), [] { return make_unsafe_runner(); });
}

TEST(SandboxThreads, DoNotEndTheTrustedProgramsOfOthers) {
  const Command command = specimen(parrot);
  std::string wrong;
  std::thread runs([&] { wrong = run_parrots(*make_unsafe_runner(), command, 1); });
  int well = 0;
  for (int turn = 0; turn < turns; ++turn)
    well += run_trusted({"/bin/sleep", "0.02"}, std::chrono::seconds(10)).how == How::exited ? 1 : 0;
  runs.join();
  EXPECT_EQ(wrong, "");
  EXPECT_EQ(well, turns);
}

}  // namespace
}  // namespace grader::sys
