// SPDX-License-Identifier: MIT
// A golden case: a folder tests/cases/<exercise>/<case>/ with
//   submission/     what a student handed in
//   expected.json   the whole report of `grade --format json`
//   expected.txt    where it is there: the report as text
//   args            where it is there: more arguments, split at white space, for both
// Adding a case needs no C++; scripts/update_cases writes what is expected.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace grader::tests {

struct Case {
  std::filesystem::path folder = {};
  std::string exercise = {};
  std::string name = {};  ///< for the test: letters, digits and underscores
};

/// In the order of their paths.
std::vector<Case> all_cases();

struct CaseReports {
  std::string json = {};
  std::string text = {};  ///< only where expected.txt is there
};

/// Grades with a fixed secret. What differs from machine to machine is masked: provenance, the seed and the
/// compiler's words.
CaseReports grade_case(const Case& golden);

}  // namespace grader::tests
