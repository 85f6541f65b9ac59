// SPDX-License-Identifier: MIT
// A hostile submission, handed in, graded by the real program, and what could be seen of it.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "grader/formats/json.hpp"
#include "tests/support/program.hpp"
#include "tests/support/scratch.hpp"

namespace grader::tests {

/// Its label; tests/corpus/attacks/README.md explains the words.
struct Attack {
  std::filesystem::path folder = {};
  std::string student_id = {};  ///< how the handed-in folder is called
  std::vector<std::string> setup = {};
  std::string outcome = {};
  std::vector<std::string> also_fine = {};
  std::vector<std::string> must_not = {};

  bool must_not_start_with(const std::string& words) const;
};

Attack read_attack(const std::filesystem::path& folder);

/// What was seen after the attack and, in the same process, an honest submission were graded.
struct Seen {
  Outcome program = {};
  formats::Json attacker = {};  ///< the two grades; null when there are none
  formats::Json honest = {};
  std::vector<std::string> reports = {};  ///< in all formats and languages, when the label asks for texts
  std::vector<std::string> student_reports = {};
  std::string processes_left = {};
  std::vector<std::string> files_left = {};  ///< of the patterns that the label names
  bool core_file = false;
  bool connection = false;  ///< to the port that some attacks try
};

/// Hands in a copy of the attack and grades it. Files that it may leave on the host are removed before.
Seen carry_out(const Attack& attack);

}  // namespace grader::tests
