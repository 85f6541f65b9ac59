// SPDX-License-Identifier: MIT
#include "grader/intake/work_folder.hpp"

#include <system_error>

#include "grader/intake/answers_files.hpp"

namespace grader::intake {
namespace {

bool is_there(const std::filesystem::path& path) {
  std::error_code failed;
  return std::filesystem::exists(std::filesystem::symlink_status(path, failed));
}

bool holds_answers(const Exercise& exercise, const std::filesystem::path& folder) {
  return is_there(folder / exercise.answers_file) || !find_answers_files(exercise, folder).empty();
}

}  // namespace

std::filesystem::path only_folder_in(const std::filesystem::path& folder) {
  constexpr std::size_t most_looked_at = 10'000;
  std::filesystem::path only;
  std::error_code failed;
  std::size_t seen = 0;
  for (std::filesystem::directory_iterator entry(folder, failed), end;
       !failed && entry != end && ++seen < most_looked_at; entry.increment(failed)) {
    const std::string name = entry->path().filename().string();
    std::error_code ignored;
    if (name.starts_with('.') || name == "__MACOSX" ||
        !std::filesystem::is_directory(entry->symlink_status(ignored)))
      continue;
    if (!only.empty()) return {};
    only = entry->path();
  }
  return only;
}

std::string find_deeper(const std::filesystem::path& folder, const std::string& name) {
  constexpr std::size_t most_looked_at = 1000;
  constexpr int deepest = 3;
  std::string found;
  std::error_code failed;
  std::size_t seen = 0;
  for (std::filesystem::recursive_directory_iterator entry(folder, failed), end;
       !failed && entry != end && ++seen < most_looked_at; entry.increment(failed)) {
    if (entry.depth() >= deepest || entry->path().filename() == "__MACOSX") entry.disable_recursion_pending();
    if (entry.depth() == 0 || entry->path().filename() != name) continue;
    const std::string path = entry->path().lexically_relative(folder).string();
    if (found.empty() || path < found) found = path;
  }
  return found;
}

std::filesystem::path code_folder(const Exercise& exercise, const std::filesystem::path& folder) {
  if (is_there(folder / exercise.file)) return folder;
  const std::filesystem::path only = only_folder_in(folder);
  return !only.empty() && is_there(only / exercise.file) ? only : folder;
}

std::filesystem::path answers_folder(const Exercise& exercise, const std::filesystem::path& folder) {
  if (exercise.answers_file.empty() || holds_answers(exercise, folder)) return folder;
  const std::filesystem::path only = only_folder_in(folder);
  return !only.empty() && holds_answers(exercise, only) ? only : folder;
}

}  // namespace grader::intake
