// SPDX-License-Identifier: MIT
// Why nothing was measured, and how to measure elsewhere: words for people.
#pragma once

#include <string>
#include <vector>

#include "grader/types/text.hpp"

namespace grader::device {

/// `reason` is the probe's word or one of ours; `detail` stands behind it and may be foreign text.
Text reason_text(const std::string& reason, const std::string& detail);

/// The exact commands for other machines. `nonce` binds what they record to this check.
std::vector<Text> commands_elsewhere(const std::string& nonce);

}  // namespace grader::device
