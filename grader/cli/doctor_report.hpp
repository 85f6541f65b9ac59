// SPDX-License-Identifier: MIT
// What doctor found, as text and as JSON. Pure.
#pragma once

#include <string>
#include <vector>

#include "grader/cli/phrases.hpp"
#include "grader/report/report.hpp"

namespace grader::cli {

struct Check {
  enum class State {
    well,
    wrong,  ///< needed for grading, and not there
    note,   ///< good to know; grading works without it
  };
  std::string id = {};
  Phrase name = Phrase::count;
  State state = State::well;
  std::string detail = {};
  std::string mend = {};  ///< empty when there is nothing to mend
  bool is_wall = false;   ///< one of many with the same name
};

/// Whether walls that hold share a line or have one each.
enum class Walls { folded, each };

/// Whether nothing that grading needs is wrong.
bool all_well(const std::vector<Check>& checks);

/// ✓ well, ✗ wrong, - note, each with its mend; then a sentence that sums up. A wall that does not hold
/// always has a line.
std::string doctor_text(const std::vector<Check>& checks, Language language, report::Colour colour,
                        Walls walls);

/// {"schema": "ledger-grader/doctor/1", "ready": …, "checks": [{"id", "state", "detail", "mend"}]}
std::string doctor_json(const std::vector<Check>& checks);

}  // namespace grader::cli
