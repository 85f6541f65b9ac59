// SPDX-License-Identifier: MIT
// How far a class is, for the person who waits: one line that is written over on a terminal, else a line for
// each student, in the order of the class whoever is finished first.
#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <set>
#include <string>

#include "grader/batch/class_run.hpp"
#include "grader/cli/console.hpp"
#include "grader/cli/environment.hpp"
#include "grader/types/text.hpp"

namespace grader::cli {

class Progress {
 public:
  Progress(Console& console, Language language, Screen screen, std::size_t columns, std::size_t students);

  void started(std::size_t index, const std::string& student);
  void step(const batch::Step& step);
  /// Takes the terminal's line away.
  void end();

  /// The line for a terminal, at a given time since the beginning. For tests.
  std::string line_at(std::chrono::duration<double> passed) const;

 private:
  std::string text_of(const batch::Step& step) const;
  void show();

  Console& console_;
  Language language_;
  Screen screen_;
  std::size_t columns_;
  std::size_t students_;
  std::size_t done_ = 0;
  std::size_t worked_on_ = 0;  ///< of `done_`, those that took work
  std::size_t next_ = 0;       ///< the line to be printed next
  std::map<std::size_t, std::string> early_ = {};
  std::map<std::size_t, std::string> at_work_ = {};
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

}  // namespace grader::cli
