// SPDX-License-Identifier: MIT
#include "grader/cli/submissions.hpp"

#include <system_error>

#include "grader/cli/phrases.hpp"
#include "grader/error.hpp"

namespace grader::cli {
namespace {

using Path = std::filesystem::path;

void add_line(std::string& lines, const Path& path) {
  lines += (lines.empty() ? "  " : "\n  ") + path.string();
}

bool is_folder(const Path& path) {
  std::error_code trouble;
  return std::filesystem::is_directory(path, trouble);
}

// A link that leads nowhere is there all the same, and what it stands for is the intake's to judge.
bool is_there(const Path& path) {
  std::error_code trouble;
  return std::filesystem::exists(std::filesystem::symlink_status(path, trouble));
}

Path plain_form(const Path& path) {
  const Path plain = std::filesystem::absolute(path).lexically_normal();
  return plain.has_filename() ? plain : plain.parent_path();
}

}  // namespace

bool holds_submissions(const Path& folder, const std::string& file) {
  constexpr int most_looked_at = 2000;
  std::error_code trouble;
  if (std::filesystem::exists(std::filesystem::symlink_status(folder / file, trouble))) return false;
  int seen = 0;
  for (std::filesystem::directory_iterator entry(folder, trouble), end; !trouble && entry != end;
       entry.increment(trouble)) {
    if (++seen > most_looked_at) return false;
    std::error_code ignored;
    if (std::filesystem::exists(entry->path() / file, ignored)) return true;
  }
  return false;
}

void require_paths(const std::vector<Path>& paths, Language language) {
  std::string missing;
  for (const Path& path : paths) {
    if (!is_there(path)) add_line(missing, path);
  }
  if (missing.empty()) return;
  throw Error(phrase(Phrase::path_missing, language, {missing}), phrase(Phrase::path_missing_mend, language));
}

std::vector<Path> submission_folders(const std::vector<Path>& paths, const std::string& file,
                                     Language language) {
  std::vector<Path> folders;
  std::string refused;
  std::string classes;
  for (const Path& path : paths) {
    // Among several paths it is a student who handed in a folder too deep; he must not stop the others.
    if (paths.size() == 1 && is_folder(path) && holds_submissions(path, file)) {
      add_line(classes, path);
    } else if (is_folder(path)) {
      folders.push_back(plain_form(path));
    } else if (path.filename() == file) {
      folders.push_back(plain_form(path).parent_path());
    } else {
      add_line(refused, path);
    }
  }
  if (!classes.empty()) {
    throw Error(phrase(Phrase::path_holds_submissions, language, {file, classes}),
                phrase(Phrase::path_holds_submissions_mend, language));
  }
  if (refused.empty()) return folders;
  throw Error(phrase(Phrase::path_not_submission, language, {file, refused}),
              phrase(Phrase::path_not_submission_mend, language, {file}));
}

}  // namespace grader::cli
