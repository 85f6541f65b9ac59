// SPDX-License-Identifier: MIT
// What this computer can do for the grader, tried and not guessed. For `doctor`.
#pragma once

#include <string>

namespace grader::sys {

struct Fact {
  bool usable = false;
  std::string text = {};  ///< what was found, or what went wrong
  std::string hint = {};  ///< how to mend it; empty when usable
};

struct MachineFacts {
  Fact bubblewrap = {};       ///< "/usr/bin/bwrap, bubblewrap 0.8.0"
  Fact user_namespaces = {};  ///< a program was run behind the compiler's walls
  Fact compiler = {};         ///< "g++ 12.2.0, static programs compile and run in the sandbox"
  Fact identity = {};         ///< root (students' programs get users of their own) or an ordinary user
};

/// Takes about half a second: it compiles and runs a program. Never throws Error; trouble is a Fact.
MachineFacts look_at_machine();

}  // namespace grader::sys
