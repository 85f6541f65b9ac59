// SPDX-License-Identifier: MIT
// Specimens: tiny hostile programs, one sin each, compiled in the compile room and run in the run room.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "grader/sys/sandbox.hpp"

namespace grader::sys {

inline Runner& sandbox() {
  static const std::unique_ptr<Runner> runner = make_sandboxed_runner();
  return *runner;
}

/// g++ in the compile room; the program is the Ending's output.
inline Ending compile(const std::string& source, const std::string& options = "") {
  const std::string line = "/usr/bin/g++ -std=c++20 -static -w -fdiagnostics-plain-output " + options +
                           " /src/specimen.cpp -o /tmp/specimen 1>&2 && exec cat /tmp/specimen";
  return sandbox().run({.profile = Profile::compile,
                        .arguments = {"/bin/sh", "-c", line},
                        .files = {{.path = "/src/specimen.cpp", .bytes = source}},
                        .stdout_is_product = true});
}

/// A command that runs the specimen with the given body of `main`.
inline Command specimen(const std::string& body) {
  const std::string head =
      "#include <cerrno>\n#include <cstdio>\n#include <cstdlib>\n#include <cstring>\n#include <fcntl.h>\n"
      "#include <signal.h>\n#include <sys/mman.h>\n#include <sys/ptrace.h>\n#include <sys/socket.h>\n"
      "#include <sys/syscall.h>\n#include <dirent.h>\n#include <time.h>\n#include <unistd.h>\n"
      "int main() {\n";
  const Ending built = compile(head + body + "\n}\n");
  EXPECT_EQ(built.how, How::exited) << built.errors;
  EXPECT_EQ(built.code, 0) << built.errors;
  return {.profile = Profile::run,
          .arguments = {"/prog"},
          .files = {{.path = "/prog", .bytes = built.output, .executable = true}},
          .results = true,
          .limits = {.cpu = std::chrono::seconds(2),
                     .wall = std::chrono::seconds(10),
                     .memory_bytes = 256ULL << 20,
                     .output_kill_bytes = 1 << 20}};
}

inline Ending run_specimen(const std::string& body) { return sandbox().run(specimen(body)); }

}  // namespace grader::sys
