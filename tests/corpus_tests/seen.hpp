// SPDX-License-Identifier: MIT
// An attack carried out against the real program, and all that could be seen of it.
#pragma once

#include <string>
#include <vector>

#include "grader/formats/json.hpp"
#include "tests/corpus_tests/attack.hpp"
#include "tests/corpus_tests/meter.hpp"
#include "tests/corpus_tests/workplace.hpp"
#include "tests/corpus_tests/written_formats.hpp"
#include "tests/support/program.hpp"

namespace grader::tests {

/// What was seen after the attack and, in the same process, an honest submission were graded.
struct Seen {
  Outcome program = {};
  Figures figures = {};
  formats::Json attacker = {};  ///< the two grades; null when there are none
  formats::Json honest = {};
  std::vector<std::string> reports = {};  ///< in all formats and languages, when the label asks for texts
  std::vector<std::string> student_reports = {};
  WrittenFormats written = {};  ///< the same texts by the writers of other formats
  std::string processes_left = {};
  std::vector<std::string> files_left = {};  ///< of the patterns that the label names
  std::string strange_files = {};            ///< of the sandbox's user, where they have no business
  bool core_file = false;
  bool connection = false;  ///< to the port that some attacks try
};

/// Hands in a copy of the attack and grades it. Files that it may leave on the host are removed before.
Seen carry_out(const Attack& attack, Workplace& workplace);

}  // namespace grader::tests
