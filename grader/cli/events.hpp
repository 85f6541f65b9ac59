// SPDX-License-Identifier: MIT
// What happens in a class while it is graded, as lines of JSON for other programs (docs/design.md, section
// 7).
#pragma once

#include <cstddef>
#include <string>

#include "grader/batch/class_run.hpp"

namespace grader::cli {

std::string begin_event(const std::string& exercise, std::size_t students, std::size_t workers);
std::string step_event(const batch::Step& step, std::size_t students);
std::string end_event(const batch::ClassResult& result);

}  // namespace grader::cli
