// SPDX-License-Identifier: MIT
// Orphans come to the test process, which is a subreaper: so what a program left behind can be told from what
// other tests are doing at the same time.
#include "tests/support/program.hpp"

#include <fcntl.h>
#include <grp.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <thread>

namespace grader::tests {
namespace {

using Clock = std::chrono::steady_clock;

struct Pipe {
  Pipe() {
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  }
  ~Pipe() {
    for (const int end : ends)
      if (end >= 0) ::close(end);
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  void close_writing_end() {
    ::close(ends[1]);
    ends[1] = -1;
  }
  std::array<int, 2> ends = {-1, -1};
};

std::vector<char*> pointers(std::vector<std::string>& words) {
  std::vector<char*> list;
  for (std::string& word : words) list.push_back(word.data());
  list.push_back(nullptr);
  return list;
}

std::vector<std::string> environment_of(const Invocation& invocation) {
  std::vector<std::string> words;
  for (char** word = environ; *word != nullptr; ++word) {
    const std::string text = *word;
    if (!invocation.environment.contains(text.substr(0, text.find('=')))) words.push_back(text);
  }
  for (const auto& [name, value] : invocation.environment) words.push_back(name + "=" + value);
  return words;
}

[[noreturn]] void become(const Invocation& invocation, const std::vector<char*>& arguments,
                         const std::vector<char*>& environment, int output, int errors) {
  const int nothing = ::open("/dev/null", O_RDWR | O_CLOEXEC);
  ::dup2(nothing, STDIN_FILENO);
  ::dup2(output >= 0 ? output : nothing, STDOUT_FILENO);
  ::dup2(errors >= 0 ? errors : nothing, STDERR_FILENO);
  bool ready = ::setpgid(0, 0) == 0 && ::chdir(invocation.directory.c_str()) == 0;
  if (invocation.user) {
    ready = ready && ::setgroups(0, nullptr) == 0 && ::setgid(*invocation.user) == 0 &&
            ::setuid(*invocation.user) == 0;
  }
  if (ready) ::execvpe(arguments.front(), arguments.data(), environment.data());
  ::_exit(127);
}

pid_t start(const Invocation& invocation, int output, int errors) {
  ::prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
  std::vector<std::string> arguments = invocation.arguments;
  std::vector<std::string> environment = environment_of(invocation);
  const auto argument_pointers = pointers(arguments);
  const auto environment_pointers = pointers(environment);
  const pid_t child = ::fork();
  if (child < 0) throw std::runtime_error("cannot fork");
  if (child == 0) become(invocation, argument_pointers, environment_pointers, output, errors);
  return child;
}

/// False when the pipe is at its end.
bool read_some(int number, std::string& text) {
  std::array<char, 65536> chunk;
  const ssize_t got = ::read(number, chunk.data(), chunk.size());
  if (got > 0) text.append(chunk.data(), static_cast<std::size_t>(got));
  return got > 0 || (got < 0 && errno == EINTR);
}

/// Reads both pipes until their ends or the deadline.
bool read_both(const Pipe& output, const Pipe& errors, Clock::time_point deadline, Outcome& outcome) {
  bool output_open = true;
  bool errors_open = true;
  while (output_open || errors_open) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
    if (left.count() <= 0) return false;
    std::array<pollfd, 2> both = {
        {{output_open ? output.ends[0] : -1, POLLIN, 0}, {errors_open ? errors.ends[0] : -1, POLLIN, 0}}};
    ::poll(both.data(), both.size(), static_cast<int>(left.count()));
    if (both[0].revents != 0) output_open = read_some(output.ends[0], outcome.output);
    if (both[1].revents != 0) errors_open = read_some(errors.ends[0], outcome.errors);
  }
  return true;
}

}  // namespace

std::vector<pid_t> children_of(pid_t parent) {
  std::vector<pid_t> children;
  const auto tasks = std::filesystem::path("/proc") / std::to_string(parent) / "task";
  std::error_code failed;
  for (std::filesystem::directory_iterator task(tasks, failed), end; !failed && task != end;
       task.increment(failed)) {
    std::ifstream list(task->path() / "children");
    for (pid_t child = 0; list >> child;) children.push_back(child);
  }
  return children;
}

namespace {

void describe(pid_t process, std::string& text) {
  for (const pid_t child : children_of(process)) {
    std::ifstream command("/proc/" + std::to_string(child) + "/comm");
    std::string name;
    std::getline(command, name);
    text += std::to_string(child) + " " + name + "\n";
    describe(child, text);
  }
}

}  // namespace

Outcome run(const Invocation& invocation) {
  const Clock::time_point started = Clock::now();
  Pipe output;
  Pipe errors;
  int given = output.ends[1];
  if (invocation.output) given = ::open(invocation.output->c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  const pid_t child = start(invocation, given, errors.ends[1]);
  if (invocation.output) ::close(given);
  output.close_writing_end();
  errors.close_writing_end();

  Outcome outcome;
  if (!read_both(output, errors, started + invocation.deadline, outcome)) ::kill(-child, SIGKILL);
  int status = 0;
  rusage used = {};
  while (::wait4(child, &status, 0, &used) < 0 && errno == EINTR) {
  }
  outcome.largest_process_bytes = static_cast<std::uint64_t>(used.ru_maxrss) * 1024;
  if (WIFEXITED(status)) outcome.exit_code = WEXITSTATUS(status);
  if (WIFSIGNALED(status)) outcome.signal = WTERMSIG(status);
  outcome.wall = Clock::now() - started;
  return outcome;
}

Started::Started(const Invocation& invocation) : id_(start(invocation, -1, -1)) {}

Started::~Started() { kill_and_wait(); }

void Started::kill_and_wait() {
  if (id_ < 0) return;
  ::kill(id_, SIGKILL);
  while (::waitpid(id_, nullptr, 0) < 0 && errno == EINTR) {
  }
  id_ = -1;
}

void Started::send(int signal, To to) const { ::kill(to == To::group ? -id_ : id_, signal); }

int Started::wait(std::chrono::milliseconds deadline) {
  const Clock::time_point end = Clock::now() + deadline;
  int status = 0;
  while (::waitpid(id_, &status, WNOHANG) == 0) {
    if (Clock::now() >= end) {
      kill_and_wait();
      return -1;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  id_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

std::string left_behind(std::chrono::milliseconds patience) {
  const Clock::time_point deadline = Clock::now() + patience;
  while (true) {
    while (::waitpid(-1, nullptr, WNOHANG) > 0) {
    }
    std::string text;
    describe(::getpid(), text);
    if (text.empty() || Clock::now() >= deadline) return text;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
}

std::string grader_program() { return LEDGER_GRADER_PROGRAM; }

}  // namespace grader::tests
