// SPDX-License-Identifier: MIT
// `rescale` of a rubric: the facts of a task that asks for the total at another size.
#pragma once

#include <optional>

#include "grader/exercise/draft.hpp"
#include "grader/exercise/rubric_fields.hpp"

namespace grader::exercise {

void read_rescale(const std::optional<Item>& item, Draft& draft);

/// `text_hard_fails`: confirm or apply; absent is confirm.
void read_text_hard_fails(const std::optional<Item>& item, Draft& draft);

}  // namespace grader::exercise
