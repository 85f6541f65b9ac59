// SPDX-License-Identifier: MIT
// What must be in each room, and what each deviation means. Private to sys.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "grader/sys/probe_answers.hpp"
#include "grader/sys/self_probe.hpp"

namespace grader::sys {

/// Forbidden things, by their names in the probe program.
struct Trial {
  const char* task = nullptr;
  int error = 0;  ///< the error number it must get
};
inline constexpr int killed = -1;  ///< as Trial::error: the filter must end the program

std::span<const Trial> trials_in(Profile room);

/// Tasks that end with an answer and can share a process.
std::vector<std::string> facts_in(Profile room, const std::vector<std::filesystem::path>& secrets);

/// Compares the answer to a trial.
WallFinding judge_trial(const Trial& trial, const ProbeAnswers& said, std::size_t index);

/// Compares the facts. `command` is how they were asked for.
std::vector<WallFinding> judge_facts(const ProbeAnswers& said, const Command& command);

/// The finding about what an `#include` can see; `visible` is empty when all is well.
WallFinding judge_includes(const std::string& visible);

}  // namespace grader::sys
