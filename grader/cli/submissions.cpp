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
  for (const Path& path : paths) {
    if (is_folder(path)) {
      folders.push_back(plain_form(path));
    } else if (path.filename() == file) {
      folders.push_back(plain_form(path).parent_path());
    } else {
      add_line(refused, path);
    }
  }
  if (refused.empty()) return folders;
  throw Error(phrase(Phrase::path_not_submission, language, {file, refused}),
              phrase(Phrase::path_not_submission_mend, language, {file}));
}

}  // namespace grader::cli
