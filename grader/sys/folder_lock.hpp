// SPDX-License-Identifier: MIT
// One writer in a folder at a time.
#pragma once

#include <filesystem>
#include <optional>

#include "grader/sys/descriptor.hpp"

namespace grader::sys {

/// Promises: leaves nothing in the folder, and ends with the process, however that ends.
class FolderLock {
 public:
  /// Nothing when another process has it. Throws Error (this_grading) when the folder cannot be opened.
  static std::optional<FolderLock> take(const std::filesystem::path& folder);

 private:
  explicit FolderLock(Descriptor folder) : folder_(std::move(folder)) {}

  Descriptor folder_;
};

}  // namespace grader::sys
