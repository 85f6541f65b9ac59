// SPDX-License-Identifier: MIT
// Which signs end a sentence or a clause, and which only look like it: `7,000`, `step()`, `1.`.
#pragma once

#include <cstddef>
#include <string_view>

namespace grader::answers {

/// Length of a sentence's end here, or 0.
std::size_t sentence_end(std::string_view text, std::size_t at);
/// Length of a clause's end here, or 0.
std::size_t clause_end(std::string_view text, std::size_t at);

}  // namespace grader::answers
