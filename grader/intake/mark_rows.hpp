// SPDX-License-Identifier: MIT
// A file of marks as rows of named cells, before anything in them is judged.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "grader/types/exercise.hpp"
#include "grader/types/text.hpp"

namespace grader::intake {

struct MarkRow {
  int line = 0;
  std::map<std::string, std::string> cells = {};
  std::map<std::string, int> lines = {};              ///< of the cells, where they have their own
  std::map<std::string, std::string> decisions = {};  ///< by hard-fail rule; may be empty
};

struct MarkProblem {
  int line = 0;
  Text what = {};
  Text mend = {};
};

struct MarkRows {
  std::vector<MarkRow> rows = {};
  std::vector<MarkProblem> problems = {};
};

/// A map with `schema`, `exercise` and `marks`; `marker` and `date` there are for all marks without.
MarkRows yaml_rows(const Exercise& exercise, std::string_view text);

/// The first row names the columns. A cell of `hard_fail` is `rule=confirm; other_rule=lift`.
MarkRows csv_rows(std::string_view text);

}  // namespace grader::intake
