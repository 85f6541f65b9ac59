// SPDX-License-Identifier: MIT
// Everything that is wrong with an exercise's files, collected, so that an author mends them in one go.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace grader::exercise {

struct Problem {
  std::string file = {};
  int line = 0;
  std::string key = {};  ///< the way to the value, as `code.points`; empty for the file itself
  std::string what = {};
  std::string mend = {};

  /// `rubrics/boxes.yaml:12: code.points: not a number; write it as 4 or 3.5`
  std::string text() const;
};

class Problems {
 public:
  /// `file` is the rubric, as messages name it.
  explicit Problems(std::string file) : file_(std::move(file)) {}

  void add(int line, const std::string& key, std::string what, std::string mend);  ///< in the rubric
  void add(Problem problem);

  const std::vector<Problem>& list() const { return list_; }
  std::size_t count() const { return list_.size(); }

  /// Throws Error that lists all, by file and line; does nothing when there are none.
  void throw_if_any(const std::string& hint) const;

 private:
  std::string file_;
  std::vector<Problem> list_ = {};
};

}  // namespace grader::exercise
