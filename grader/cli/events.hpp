// SPDX-License-Identifier: MIT
// What happens in a class while it is graded, as lines of JSON for other programs (docs/design.md, section
// 7).
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

#include "grader/batch/class_run.hpp"
#include "grader/cli/console.hpp"
#include "grader/sys/line_file.hpp"
#include "grader/types/text.hpp"

namespace grader::cli {

std::string begin_event(const std::string& exercise, std::size_t students, std::size_t workers);
std::string step_event(const batch::Step& step, std::size_t students);
/// Grades that were made under another rubric, and are judged again under one from that folder.
std::string other_rubric_event(std::size_t grades, const std::filesystem::path& exercises);
std::string end_event(const batch::ClassResult& result);

/// Where they go. One that breaks costs nobody his grade: it is told once, and nothing is added any more.
class EventFile {
 public:
  /// Throws Error (installation) when `path` cannot be opened. No path, no events.
  EventFile(const std::optional<std::filesystem::path>& path, Console& console, Language language);

  void add(const std::string& line);
  bool broke() const { return broke_; }

 private:
  std::optional<sys::LineFile> file_ = {};
  Console& console_;
  Language language_;
  bool broke_ = false;
};

}  // namespace grader::cli
