// SPDX-License-Identifier: MIT
// What the grader itself may have of the machine, and what it says when that is not enough.
//
// Limits of the grader's go on to the compilers and programs that it starts: one that is too tight would look
// like a mistake of a student or of the reference.
#pragma once

#include <exception>

#include "grader/error.hpp"

namespace grader::sys {

/// Throws Error (installation) that names every limit of this process that leaves too little room to grade,
/// and how to raise it.
void require_room();

/// What an exception of the standard library tells: no memory, no thread; else a defect of ours. Its trouble
/// is this_grading.
Error error_of(const std::exception& error);

}  // namespace grader::sys
