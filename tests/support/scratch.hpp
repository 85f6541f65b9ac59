// SPDX-License-Identifier: MIT
// A folder of its own for a test, gone when the test is; and whole files in one line.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace grader::tests {

/// Promises: new, empty, readable by its owner only, below the temporary folder.
class Scratch {
 public:
  Scratch();
  ~Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  const std::filesystem::path& path() const { return path_; }
  std::filesystem::path operator/(const std::filesystem::path& name) const { return path_ / name; }

 private:
  std::filesystem::path path_;
};

/// Throws when the file cannot be read.
std::string read_file(const std::filesystem::path& path);

/// Makes folders as needed. Throws when the file cannot be written.
void write_file(const std::filesystem::path& path, std::string_view bytes);

/// Replaces the first `from` by `to`. Throws when the file does not hold it: a test must not spoil nothing.
void change_file(const std::filesystem::path& path, std::string_view from, std::string_view to);

}  // namespace grader::tests
