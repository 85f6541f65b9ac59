// SPDX-License-Identifier: MIT
// A hard fail is known by its name, whether code or words show it. A person may decide on both kinds.
#pragma once

#include <algorithm>
#include <optional>
#include <string>

#include "grader/types/exercise.hpp"

namespace grader {

/// The message of the rule with this name, of the code's or of the written answers'; nothing when there is
/// none.
inline std::optional<Text> message_of_rule(const Exercise& exercise, const std::string& id) {
  const auto in_code = std::ranges::find(exercise.hard_fails, id, &HardFailRule::id);
  if (in_code != exercise.hard_fails.end()) return in_code->message;
  const auto in_words = std::ranges::find(exercise.answers.rules, id, &TextRule::id);
  if (in_words != exercise.answers.rules.end()) return in_words->message;
  return std::nullopt;
}

}  // namespace grader
