// SPDX-License-Identifier: MIT
// A student's grade as a list of things that a CI service can show one by one: blanks, edits, answers, hard
// fails, files that were handed out, the device check.
//
// Promises: the texts are escaped, and hold what a student may read and nothing more, within one report's
// budget for student text. No line of them is a command to a CI service. Ids are unique within a kind.
// Expects a grade for students (for_student.hpp).
#pragma once

#include <string>
#include <vector>

#include "grader/report/checklist.hpp"
#include "grader/types/grade.hpp"
#include "grader/types/handed_out.hpp"
#include "grader/types/text.hpp"

namespace grader::report {

/// What a CI service gets to know besides the grade.
struct CheckSurroundings {
  Language language = Language::en;
  HintLevel hints = HintLevel::question;
  std::string folder = {};        ///< of the work below the repository's; empty when they are the same
  std::string code_file = {};     ///< as the exercise names them
  std::string answers_file = {};  ///< or empty
  std::vector<HandedOut> handed_out = {};
};

struct CheckItem {
  enum class Kind { trouble, file, hard_fail, blank, edit, question, finding, handed_out, device };
  enum class State {
    right,
    lost,     ///< wrong, or only partly right
    to_do,    ///< not filled in, not answered
    open,     ///< waits for a person
    not_run,  ///< says nothing about the work
  };
  Kind kind = Kind::blank;
  State state = State::right;
  std::string id = {};
  std::string title = {};  ///< one line
  std::string text = {};   ///< lines; empty when there is no more to say
  std::string file = {};   ///< below the repository's folder, raw; or empty
  int line = 0;            ///< 0: none
  Points low = {};
  Points high = {};
  Points possible = {};  ///< 0: has no points

  Points lost() const { return possible - high; }
  bool operator==(const CheckItem&) const = default;
};

/// In the order of the kinds, and in each in the order of the grade. A grade that is none gives one item of
/// kind `trouble` in place of all that it would say about the work.
std::vector<CheckItem> check_items(const Grade& grade, const CheckSurroundings& surroundings);

/// "1.5 of 2", or "0–2 of 2"; empty for what has no points.
std::string points_of(const CheckItem& item, Language language);

/// A hard fail fails the exercise now, not only once a person has confirmed it.
bool counts_now(const HardFail& hard_fail, const Grade& grade);

}  // namespace grader::report
