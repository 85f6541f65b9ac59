// SPDX-License-Identifier: MIT
// What the program ends with. README, --help and main.cpp say the same.
#pragma once

namespace grader::cli::exit_codes {

constexpr int done = 0;
constexpr int wrong = 1;           ///< check: not passed or undecided; selftest, doctor: something is wrong;
                                   ///< device-check: it differs
constexpr int nothing_graded = 2;  ///< usage, rubric or installation
constexpr int human_needed = 3;    ///< a submission was not graded by our fault, or output was not written,
                                   ///< or a regrade does not cover everybody; device-check: not measured

}  // namespace grader::cli::exit_codes
