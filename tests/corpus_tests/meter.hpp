// SPDX-License-Identifier: MIT
// Looks again and again at the processes below this one and at a folder while a grader runs, as an
// administrator would with ps and du.
//
// The grader is the child of this process; all below it are its sandboxes. What is shorter than the time
// between two looks may be missed, so that figures are lower bounds; memory of single processes is not missed
// (Outcome::largest_process_bytes).
#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace grader::tests {

/// One look at what must not grow while a class is graded.
struct Look {
  std::uint64_t grader_bytes = 0;  ///< its largest so far
  std::size_t descriptors = 0;     ///< of the grader
  std::size_t children = 0;        ///< of the grader, dead ones too
  std::size_t zombies = 0;         ///< below the grader
  std::size_t files = 0;           ///< in the folder for temporary files
};

struct Figures {
  std::uint64_t grader_bytes = 0;
  std::uint64_t sandbox_bytes = 0;      ///< all processes together, and what lies in the compiler's /tmp
  std::uint64_t sandbox_processes = 0;  ///< and threads
  std::uint64_t disk_bytes = 0;         ///< by which the watched folder grew
  bool saw_a_compiler = false;
  std::string sanitized = {};    ///< the command line of a compiler that was told to use sanitizers
  std::vector<Look> looks = {};  ///< ten a second
};

class Meter {
 public:
  /// `folder` is measured; `temporary`, below it, is where nothing may pile up.
  Meter(std::filesystem::path folder, std::filesystem::path temporary);
  ~Meter();
  Meter(const Meter&) = delete;
  Meter& operator=(const Meter&) = delete;

  /// Stops looking.
  Figures figures();

 private:
  void watch();
  void look_at_processes();
  void look_closely();
  std::uint64_t folder_bytes() const;

  std::filesystem::path folder_;
  std::filesystem::path temporary_;
  std::uint64_t bytes_before_ = 0;
  Figures figures_ = {};
  std::atomic<bool> done_ = false;
  std::thread thread_ = {};
};

}  // namespace grader::tests
