// SPDX-License-Identifier: MIT
// The one seam between the grader and foreign programs: what to run, inside which walls, and how it ended.
//
// The real runner is sys::SandboxedRunner (sandbox.hpp); tests use a fake that plays back endings.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace grader::sys {

/// What a runner without walls calls itself, in provenance and reports.
inline constexpr const char* no_sandbox = "none";

/// The two rooms a foreign program may be in. Their walls are the tables in walls.cpp and seccomp.cpp.
enum class Profile {
  compile,  ///< /usr read-only and masked, a bounded /tmp, the compiler's system calls
  run,      ///< one program and nothing else
};

/// A file put inside, from memory: no host path is visible or writable from inside.
struct InsideFile {
  std::string path = {};  ///< absolute, inside
  std::string bytes = {};
  bool executable = false;
};

struct Limits {
  std::chrono::seconds cpu{10};
  std::chrono::milliseconds wall{20000};
  std::uint64_t memory_bytes = 1ULL << 30;   ///< address space of each process
  std::uint64_t file_bytes = 128ULL << 20;   ///< largest file it may write
  std::size_t output_kept_bytes = 64 << 10;  ///< of stderr (and stdout when it is not the product)
  std::size_t output_kill_bytes = 8 << 20;   ///< stdout + stderr above this end the run
  std::size_t product_bytes = 32 << 20;      ///< largest stdout when it is the product
  std::size_t results_bytes = 64 << 10;      ///< largest text on the results descriptor
};

struct Command {
  Profile profile = Profile::run;
  std::vector<std::string> arguments = {};  ///< program first, absolute path inside; no other such path
  std::vector<InsideFile> files = {};
  std::string input = {};          ///< bytes on stdin, then end of file
  bool stdout_is_product = false;  ///< keep all of stdout, up to product_bytes
  bool results = false;            ///< descriptor 3 inside is a pipe to `Ending::results`
  Limits limits = {};
};

/// First cause wins: once a run has an ending, later events do not change it.
enum class How {
  exited,
  signalled,  ///< by its own doing, or by the system-call filter (SIGSYS)
  cpu_limit,
  wall_limit,
  output_limit,  ///< too much on stdout, stderr, or the results descriptor
};

struct Ending {
  How how = How::exited;
  int code = 0;              ///< exit status, or signal number
  std::string output = {};   ///< stdout: the product, or its first output_kept_bytes
  std::string errors = {};   ///< stderr, first output_kept_bytes
  std::string results = {};  ///< descriptor 3
};

/// Promises: returns within the wall limit plus a second; nothing of the run is left, no process, no file.
/// Throws grader::Error when the walls could not be put up; never for anything the program did. Threads may
/// run at once, best each with a Runner of its own; a run takes as long as the thread that asked for it
/// lives.
class Runner {
 public:
  virtual ~Runner() = default;
  [[nodiscard]] virtual Ending run(const Command& command) = 0;
  /// For provenance: "bubblewrap 0.8.0, seccomp" or "none".
  virtual std::string description() const = 0;
};

}  // namespace grader::sys
