// SPDX-License-Identifier: MIT
// A folder that stands for the root of a run without a sandbox; gone when the run is. Private to sys.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

#include "grader/sys/runner.hpp"

namespace grader::sys {

class TemporaryRoot {
 public:
  /// Holds the files, and a folder tmp that `writer` may write to (this user, when there is none). Throws
  /// Error (Trouble::this_grading) when it cannot be made.
  TemporaryRoot(const std::vector<InsideFile>& files, std::optional<std::uint32_t> writer);
  ~TemporaryRoot();
  TemporaryRoot(const TemporaryRoot&) = delete;
  TemporaryRoot& operator=(const TemporaryRoot&) = delete;

  /// Where a path inside is out here.
  std::filesystem::path place_of(const std::filesystem::path& inside) const {
    return path_ / inside.relative_path();
  }

 private:
  void fill(const std::vector<InsideFile>& files, std::optional<std::uint32_t> writer) const;

  std::filesystem::path path_;
};

}  // namespace grader::sys
