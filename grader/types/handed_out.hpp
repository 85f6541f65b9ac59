// SPDX-License-Identifier: MIT
// A file that students got beside those they write into, and what became of it.
#pragma once

#include <string>

namespace grader {

struct HandedOut {
  enum class State { same, changed, missing };
  std::string name = {};  ///< as the exercise has it: `main.cpp`, `.github/workflows/check.yml`
  State state = State::same;
};

}  // namespace grader
