// SPDX-License-Identifier: MIT
// Template ↔ submission: which text stands in which blank, and what else was changed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "grader/types/exercise.hpp"
#include "grader/types/reading.hpp"

namespace grader::exercise {

/// Promises: never throws on any bytes; linear in the file for files below the intake cap.
Reading read_fills(const Exercise& exercise, std::string_view source);

/// The submission with the statements of `broken` blanks (indices) replaced by the template's, their holes
/// filled with the neutral `1`. Holds no word of the reference. Lines are kept.
std::string repair(const Exercise& exercise, std::string_view source, const std::vector<std::size_t>& broken);

}  // namespace grader::exercise
