// SPDX-License-Identifier: MIT
// What the probe program said, task by task, and how it ended. Private to sys.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "grader/sys/runner.hpp"

namespace grader::sys {

/// The answers to one task: kind ("error", "user", "variable" …) and value.
using Answer = std::vector<std::pair<std::string, std::string>>;

struct ProbeAnswers {
  Profile room = Profile::run;
  std::vector<std::string> tasks = {};
  std::vector<Answer> answers = {};  ///< one for each task; empty when the program had ended before it
  Ending ending = {};                ///< without its results
};

/// `ending.results` is taken apart; lines that make no sense are skipped.
ProbeAnswers read_answers(Profile room, std::vector<std::string> tasks, Ending ending);

/// All values of a kind, sorted and separated by spaces.
std::string values_of(const Answer& answer, std::string_view kind);

}  // namespace grader::sys
