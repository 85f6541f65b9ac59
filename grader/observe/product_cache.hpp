// SPDX-License-Identifier: MIT
// Compiled things without a word of a student in them, kept in memory and, where allowed, on disk.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace grader::observe {

/// Promises: a damaged, cut or unreadable entry is as good as none; a folder that cannot be written costs
/// time, never a grade. Not for several threads at once; several processes may share the folder.
class ProductCache {
 public:
  explicit ProductCache(std::optional<std::filesystem::path> folder) : folder_(std::move(folder)) {}

  /// Nothing when it has to be made. The pointer holds until the cache is gone.
  const std::string* find(const std::string& key);
  const std::string& keep(const std::string& key, std::string product);
  bool on_disk() const { return folder_.has_value(); }

 private:
  std::filesystem::path path_of(const std::string& key) const;

  std::optional<std::filesystem::path> folder_;
  std::map<std::string, std::string> products_ = {};
};

}  // namespace grader::observe
