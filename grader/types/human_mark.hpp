// SPDX-License-Identifier: MIT
// What a person decided about one answer, or about the hard fails of the code.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "grader/types/grade.hpp"
#include "grader/types/points.hpp"

namespace grader {

struct HumanMark {
  std::string student = {};   ///< the submission's id as it stands
  std::string digest = {};    ///< of the submission that was read; empty: any
  std::string question = {};  ///< or "code"
  std::optional<Points> points = {};
  std::map<std::string, Decision> hard_fails = {};  ///< by rule; confirmed or lifted
  std::string comment = {};
  std::string marker = {};
  std::string date = {};  ///< YYYY-MM-DD, with or without a time
  int line = 0;           ///< in the file of marks; 0 for one of an earlier run

  /// A line of the review list that nobody filled in.
  bool decides_nothing() const { return !points && hard_fails.empty() && comment.empty(); }
};

struct HumanMarks {
  std::string file = {};  ///< for messages
  std::vector<HumanMark> marks = {};
};

}  // namespace grader
