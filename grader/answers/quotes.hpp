// SPDX-License-Identifier: MIT
// The words of an answer as reports carry them.
#pragma once

#include <string>

namespace grader::answers {

/// At most a few hundred bytes, cut between characters; `…` tells that more stood there.
std::string cut_quote(std::string quote);

}  // namespace grader::answers
