// SPDX-License-Identifier: MIT
// The section `code.calls`: what the adapter can call, with which arguments, and what comes back.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "grader/exercise/draft.hpp"
#include "grader/exercise/rubric_fields.hpp"

namespace grader::exercise {

void read_calls(const std::optional<Item>& list, Draft& draft);

std::vector<std::string> argument_names(const Call& call);
std::vector<std::string> value_names(const Call& call);

}  // namespace grader::exercise
