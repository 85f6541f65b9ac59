// SPDX-License-Identifier: MIT
// A hostile submission and its label; tests/corpus/attacks/README.md explains the words.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace grader::tests {

struct Attack {
  std::filesystem::path folder = {};
  std::string student_id = {};  ///< how the handed-in folder is called
  std::vector<std::string> setup = {};
  std::string outcome = {};
  std::vector<std::string> also_fine = {};
  std::vector<std::string> must_not = {};

  std::string name() const { return folder.filename().string(); }
  bool must_not_start_with(const std::string& words) const;
};

/// Throws when the label lacks what every label must have.
Attack read_attack(const std::filesystem::path& folder);

/// As a student's folder would come: with its links, pipes and odd names, and under the student's id. Gives
/// the copy below `place`.
std::filesystem::path hand_in(const Attack& attack, const std::filesystem::path& place);

}  // namespace grader::tests
