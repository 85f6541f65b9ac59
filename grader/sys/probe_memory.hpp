// SPDX-License-Identifier: MIT
// That all walls held, remembered in the cache folder together with the program that found it. Private to
// sys.
//
// The name of the entry says what the finding depends on: this start of the machine, its kernel, bubblewrap,
// the compiler, the grader, the user, the walls' own table, the files that must not be seen. Promises: a
// damaged entry, or none that can be read or written, costs half a second and nothing else.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace grader::sys {

class ProbeEntry {
 public:
  ProbeEntry(const std::filesystem::path& cache, const std::vector<std::filesystem::path>& secrets);

  /// The program.
  std::optional<std::string> read() const;
  void write(const std::string& program) const;

 private:
  std::filesystem::path path_;
};

}  // namespace grader::sys
