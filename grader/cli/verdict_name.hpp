// SPDX-License-Identifier: MIT
// A verdict in a line of the terminal.
#pragma once

#include <string>

#include "grader/types/grade.hpp"
#include "grader/types/text.hpp"

namespace grader::cli {

std::string verdict_name(Verdict verdict, Language language);

}  // namespace grader::cli
