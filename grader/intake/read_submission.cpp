// SPDX-License-Identifier: MIT
// A refusal names the file and the mend, for a refused file is a zero that the student can still undo.
#include "grader/intake/read_submission.hpp"

#include <fmt/core.h>
#include <algorithm>
#include <cctype>

#include "grader/error.hpp"
#include "grader/sys/digest.hpp"
#include "grader/sys/files.hpp"

namespace grader::intake {
namespace {

SubmittedFile refused(const std::string& name, const std::string& zh, const std::string& en) {
  return {name, FileState::refused, {}, {name + "：" + zh, name + ": " + en}};
}

bool is_utf16(const std::string& bytes) {
  return bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF");
}

/// A file with the right letters in the wrong case, or a copy's number, is the commonest reason for
/// "missing".
std::string similar_name(const std::filesystem::path& folder, const std::string& name) {
  const auto lower = [](std::string text) {
    std::ranges::transform(text, text.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
  };
  const std::string stem = lower(std::filesystem::path(name).stem().string());
  std::string best;
  std::error_code failed;
  std::size_t seen = 0;
  for (std::filesystem::directory_iterator entry(folder, failed), end;
       !failed && entry != end && ++seen < 200; entry.increment(failed)) {
    const std::string other = entry->path().filename().string();
    if (lower(other).find(stem) != std::string::npos && (best.empty() || other < best)) best = other;
  }
  return best;
}

SubmittedFile missing(const std::filesystem::path& folder, const std::string& name) {
  const std::string similar = similar_name(folder, name);
  if (similar.empty()) {
    return {name,
            FileState::missing,
            {},
            {"没有找到 " + name + "。请交这个名字的文件。",
             name + " is missing. Hand in a file of exactly this name."}};
  }
  return {name,
          FileState::missing,
          {},
          {"没有找到 " + name + "，但有 " + similar + "。请改成要求的名字。",
           name + " is missing, but there is " + similar + ". Rename it."}};
}

SubmittedFile read_file(const std::filesystem::path& folder, const std::string& name) {
  const sys::ReadResult read = sys::read_untrusted(folder / name, file_cap_bytes);
  switch (read.state) {
    case sys::ReadState::missing:
      return missing(folder, name);
    case sys::ReadState::not_regular:
      return refused(name, "不是普通文件（是链接、管道或目录）。请交文件本身。",
                     "not a regular file (a link, a pipe or a folder). Hand in the file itself.");
    case sys::ReadState::too_large:
      return refused(
          name, fmt::format("大于 {} KiB。填好的模板只有几 KiB。", file_cap_bytes / 1024),
          fmt::format("larger than {} KiB. The completed template has a few KiB.", file_cap_bytes / 1024));
    case sys::ReadState::unreadable:
      throw Error(fmt::format("cannot read {} of {}", name, folder.filename().string()),
                  "make the file readable for the user who grades", Trouble::this_grading);
    case sys::ReadState::taken:
      break;
  }
  if (is_utf16(read.bytes)) {
    return refused(name, "是 UTF-16 编码。请另存为 UTF-8。", "saved as UTF-16. Save it as UTF-8.");
  }
  const auto nul = read.bytes.find('\0');
  if (nul != std::string::npos) {
    const auto line =
        1 + std::count(read.bytes.begin(), read.bytes.begin() + static_cast<std::ptrdiff_t>(nul), '\n');
    return refused(name, fmt::format("第 {} 行有 NUL 字节。请存为纯文本。", line),
                   fmt::format("line {} holds a NUL byte. Save it as plain text.", line));
  }
  return {name, FileState::taken, read.bytes, {}};
}

std::string state_name(FileState state) {
  switch (state) {
    case FileState::taken:
      return "taken";
    case FileState::missing:
      return "missing";
    case FileState::refused:
      return "refused";
  }
  return {};
}

void require_there(const std::filesystem::path& folder) {
  std::error_code failed;
  if (std::filesystem::is_directory(folder, failed)) return;
  throw Error("the folder " + folder.filename().string() + " is not there any more",
              "hand the folder in again and grade it anew", Trouble::this_grading);
}

}  // namespace

Submission read_submission(const Exercise& exercise, const std::filesystem::path& folder) {
  require_there(folder);
  Submission submission;
  submission.id = std::filesystem::absolute(folder).lexically_normal().filename().string();
  if (submission.id.empty()) {  // the path ended in a slash
    submission.id = std::filesystem::absolute(folder).lexically_normal().parent_path().filename().string();
  }
  submission.code = read_file(folder, exercise.file);
  if (!exercise.answers_file.empty()) submission.answers = read_file(folder, exercise.answers_file);
  require_there(folder);  // a file that went with its folder was not left out by the student
  for (const SubmittedFile* file : {&submission.code, &submission.answers}) {
    if (file->state == FileState::taken) submission.files.push_back(file->name);
  }
  submission.digest =
      "sha256:" + sys::labelled_digest({{"code", submission.code.bytes},
                                        {"code state", state_name(submission.code.state)},
                                        {"answers", submission.answers.bytes},
                                        {"answers state", state_name(submission.answers.state)}});
  return submission;
}

}  // namespace grader::intake
