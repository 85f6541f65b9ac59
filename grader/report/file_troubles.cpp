// SPDX-License-Identifier: MIT
#include "grader/report/file_troubles.hpp"

#include <optional>
#include <string_view>
#include <utility>

namespace grader::report {
namespace {

bool is_blank(std::string_view bytes) {
  return bytes.find_first_not_of(" \t\r\n\f\v") == std::string_view::npos;
}

std::optional<FileTrouble> trouble_of(const SubmittedFile& file, const std::string& kind) {
  FileTrouble trouble;
  trouble.reason = file.reason;
  switch (file.state) {
    case FileState::missing:
      trouble.id = kind + "_missing";
      return trouble;
    case FileState::refused:
      trouble.id = kind + "_refused";
      return trouble;
    case FileState::taken:
      if (!is_blank(file.bytes)) return std::nullopt;
      trouble.id = kind + "_empty";
      trouble.reason = {file.name + " 是空的。", file.name + " is empty."};
      return trouble;
    case FileState::undecoded:
      break;
  }
  return std::nullopt;
}

}  // namespace

std::vector<FileTrouble> file_troubles(const Submission& submission) {
  std::vector<FileTrouble> troubles;
  if (auto trouble = trouble_of(submission.code, "code_file")) {
    trouble->of_code = true;
    troubles.push_back(std::move(*trouble));
  }
  // An exercise without questions asks for no such file, and other names of it will do.
  if (submission.answers.name.empty() || !submission.more_answers.empty()) return troubles;
  if (auto trouble = trouble_of(submission.answers, "answers")) troubles.push_back(std::move(*trouble));
  return troubles;
}

}  // namespace grader::report
