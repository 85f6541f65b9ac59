// SPDX-License-Identifier: MIT
// A file that others read while it grows, line by line.
#pragma once

#include <filesystem>
#include <string_view>

#include "grader/sys/descriptor.hpp"

namespace grader::sys {

class LineFile {
 public:
  enum class Start {
    anew,    ///< empties the file when there is one
    at_end,  ///< goes on behind what others wrote
  };
  /// Throws Error (this_grading) when it cannot be written, also when it is a pipe that nobody reads; a
  /// reader that takes nothing for some seconds is none.
  explicit LineFile(const std::filesystem::path& path, Start start = Start::anew);

  /// The line and its end in one write, so that no reader sees half of it. Throws Error (this_grading).
  void add(std::string_view line);

 private:
  std::filesystem::path path_;
  Descriptor file_;
};

}  // namespace grader::sys
