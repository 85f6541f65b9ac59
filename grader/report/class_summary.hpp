// SPDX-License-Identifier: MIT
// A class at a glance: how many passed, how the points are spread, whose files are no use, what is
// misunderstood, what costs most.
//
// Grades go in one by one and are not kept, so that a class of any size can be summed up.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "grader/report/file_troubles.hpp"
#include "grader/report/report.hpp"
#include "grader/types/grade.hpp"
#include "grader/types/text.hpp"

namespace grader::report {

class ClassSummary {
 public:
  /// `files`: what is a certain zero of this student.
  void add(const Grade& grade, const std::vector<FileTrouble>& files = {});

  std::string text(Language language, Colour colour) const;
  /// All of it for programs, ids in place of words.
  std::string json() const;

 private:
  static constexpr std::size_t bars = 10;

  /// How often, and what it is called.
  struct Count {
    std::size_t students = 0;
    Points lost = {};
    Text title = {};
  };

  std::size_t pass_ = 0;
  std::size_t undecided_ = 0;
  std::size_t fail_ = 0;
  std::size_t not_graded_ = 0;
  Points possible_ = {};
  std::array<std::size_t, bars> spread_ =
      {};  ///< by tenths of the possible points; open ones at their low end
  std::map<std::string, std::vector<FileTrouble>> without_files_ = {};  ///< by student
  std::map<std::string, Count> misconceptions_ = {};
  std::map<std::string, Count> hard_fails_ = {};
  std::map<std::string, Count> blanks_ = {};
};

}  // namespace grader::report
