// SPDX-License-Identifier: MIT
// Running a program as a person would, and seeing what it leaves behind.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace grader::tests {

struct Invocation {
  std::vector<std::string> arguments = {};                       ///< the program's path first, or its name
  std::map<std::string, std::string> environment = {};           ///< added to ours
  std::filesystem::path directory = "/";                         ///< where it runs
  std::optional<std::filesystem::path> output = {};              ///< stdout goes there, and is not kept
  std::chrono::milliseconds deadline = std::chrono::minutes(5);  ///< then it is killed
  std::optional<uid_t> user = {};                                ///< root only: as this user and group
};

struct Outcome {
  int exit_code = -1;  ///< -1: ended by a signal
  int signal = 0;      ///< SIGKILL too when it met the deadline
  std::string output = {};
  std::string errors = {};
  std::chrono::duration<double> wall{0};
  std::uint64_t largest_process_bytes = 0;  ///< in memory at once, of it and all that it waited for
};

/// Promises: processes that the program left behind become children of this one (see left_behind).
Outcome run(const Invocation& invocation);

/// A program that is still running. Its output is thrown away.
class Started {
 public:
  explicit Started(const Invocation& invocation);
  ~Started();
  Started(const Started&) = delete;
  Started& operator=(const Started&) = delete;
  void kill_and_wait();
  enum class To { program, group };  ///< a terminal sends what is typed to the whole group
  void send(int signal, To to) const;
  /// Its exit code once it has ended; -1 when a signal ended it, as at the deadline.
  int wait(std::chrono::milliseconds deadline = std::chrono::minutes(2));

 private:
  pid_t id_ = -1;
};

/// All descendants of this process, one a line, once none of its own started programs runs: whatever a
/// program left behind. Those that end within `patience` are none.
std::string left_behind(std::chrono::milliseconds patience = std::chrono::seconds(2));

/// Those that are alive, and those that nobody has waited for.
std::vector<pid_t> children_of(pid_t parent);

/// The built ledger-grader.
std::string grader_program();

}  // namespace grader::tests
