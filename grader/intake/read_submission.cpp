// SPDX-License-Identifier: MIT
// A refusal names the file and the mend, for a refused file is a zero that the student can still undo.
#include "grader/intake/read_submission.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <string_view>
#include <utility>

#include "grader/error.hpp"
#include "grader/formats/charset.hpp"
#include "grader/intake/answers_files.hpp"
#include "grader/intake/missing_file.hpp"
#include "grader/intake/work_folder.hpp"
#include "grader/sys/digest.hpp"
#include "grader/sys/files.hpp"

namespace grader::intake {
namespace {

SubmittedFile refused(const std::string& name, const std::string& zh, const std::string& en) {
  return {name, FileState::refused, {}, {name + "：" + zh, name + ": " + en}};
}

SubmittedFile missing(const std::filesystem::path& folder, const std::string& name) {
  return {name, FileState::missing, {}, missing_reason(folder, name)};
}

/// Of a file that is there, or that must be.
SubmittedFile read_bytes(const std::filesystem::path& folder, const std::string& name) {
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
  return {name, FileState::taken, read.bytes, {}};
}

SubmittedFile refused_for_nul(const std::string& name, int line) {
  return refused(name, fmt::format("第 {} 行有 NUL 字节。请存为纯文本。", line),
                 fmt::format("line {} holds a NUL byte. Save it as plain text.", line));
}

/// Code goes to the compiler as it stands.
SubmittedFile read_code(const std::filesystem::path& folder, const std::string& name) {
  SubmittedFile file = read_bytes(folder, name);
  if (file.state != FileState::taken) return file;
  if (file.bytes.starts_with("\xFF\xFE") || file.bytes.starts_with("\xFE\xFF"))
    return refused(name, "是 UTF-16 编码。请另存为 UTF-8。", "saved as UTF-16. Save it as UTF-8.");
  const auto nul = file.bytes.find('\0');
  if (nul == std::string::npos) return file;
  const auto before = std::string_view(file.bytes).substr(0, nul);
  return refused_for_nul(name, 1 + static_cast<int>(std::ranges::count(before, '\n')));
}

/// Its words may be an answer all the same.
SubmittedFile undecoded(SubmittedFile refused) {
  refused.state = FileState::undecoded;
  return refused;
}

/// The file in UTF-8, whatever it was saved as.
SubmittedFile as_text(SubmittedFile file) {
  if (file.state != FileState::taken) return file;
  formats::DecodedText decoded = formats::decode_text(file.bytes);
  switch (decoded.decoding) {
    case formats::Decoding::other_encoding:
      return undecoded(refused(file.name, fmt::format("是 {} 编码。请另存为 UTF-8。", decoded.encoding),
                               fmt::format("saved as {}. Save it as UTF-8.", decoded.encoding)));
    case formats::Decoding::damaged:
      return undecoded(refused(
          file.name,
          fmt::format("有字节不是 {}（第 {} 行附近）。请另存为 UTF-8。", decoded.encoding, decoded.line),
          fmt::format("some bytes are no {}, near line {}. Save it as UTF-8.", decoded.encoding,
                      decoded.line)));
    case formats::Decoding::not_text:
      return undecoded(refused_for_nul(file.name, decoded.line));
    case formats::Decoding::understood:
      break;
  }
  file.bytes = std::move(decoded.text);
  return file;
}

/// What the digest is made of: the bytes as they were handed in.
using Labelled = std::vector<std::pair<std::string, std::string>>;

std::string state_name(FileState state) {
  switch (state) {
    case FileState::taken:
      return "taken";
    case FileState::missing:
      return "missing";
    case FileState::refused:
      return "refused";
    case FileState::undecoded:
      return "undecoded";
  }
  return {};
}

/// What was said of a file that could not be taken, as "there is Box.hpp", is on the student's page.
void label_reason(const std::string& label, const SubmittedFile& file, Labelled& labelled) {
  if (file.state == FileState::missing || file.state == FileState::refused)
    labelled.emplace_back(label, file.reason.en);
}

void read_answers_files(const Exercise& exercise, const std::filesystem::path& folder, Submission& submission,
                        Labelled& labelled) {
  if (exercise.answers_file.empty()) {
    labelled.insert(labelled.end(), {{"answers", ""}, {"answers state", state_name(FileState::missing)}});
    return;
  }
  SubmittedFile asked_for = read_bytes(folder, exercise.answers_file);
  labelled.emplace_back("answers", asked_for.bytes);
  labelled.emplace_back("answers state", state_name(asked_for.state));
  label_reason("answers reason", asked_for, labelled);
  submission.answers = as_text(std::move(asked_for));
  for (const FoundAnswers& found : find_answers_files(exercise, folder)) {
    SubmittedFile more = read_bytes(folder, found.name);
    labelled.emplace_back("answers in " + found.name, more.bytes);
    submission.more_answers.push_back({as_text(std::move(more)), found.question});
  }
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
  submission.code = read_code(code_folder(exercise, folder), exercise.file);
  Labelled labelled = {{"code", submission.code.bytes}, {"code state", state_name(submission.code.state)}};
  label_reason("code reason", submission.code, labelled);
  read_answers_files(exercise, answers_folder(exercise, folder), submission, labelled);
  require_there(folder);  // a file that went with its folder was not left out by the student
  const auto note = [&submission](const SubmittedFile& file) {
    if (file.state == FileState::taken) submission.files.push_back(file.name);
  };
  note(submission.code);
  note(submission.answers);
  for (const AnswersFile& more : submission.more_answers) note(more.file);
  submission.digest = "sha256:" + sys::labelled_digest({labelled.begin(), labelled.end()});
  return submission;
}

}  // namespace grader::intake
