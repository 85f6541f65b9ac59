// SPDX-License-Identifier: MIT
// What an itemised ledger leaves out: whether a component that is needed is missing, and how sure that is.
#pragma once

#include <optional>

#include "grader/answers/hard_fails.hpp"
#include "grader/answers/ledger_picture.hpp"

namespace grader::answers {

/// Nothing for an answer that itemises nothing or leaves its list open. Established only where the list is
/// closed: by a total, by words such as `nothing but`, or by something foreign in the gap.
std::optional<TextFail> find_omission(const LedgerSource& source, const Picture& picture);

}  // namespace grader::answers
