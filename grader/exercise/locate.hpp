// SPDX-License-Identifier: MIT
// Finds the statement of one blank in a student's file.
#pragma once

#include <cstddef>
#include <vector>

#include "grader/exercise/outline.hpp"
#include "grader/exercise/renames.hpp"
#include "grader/types/reading.hpp"

namespace grader::exercise {

/// Token ranges in MappedFile::tokens.
struct Place {
  FillState state = FillState::not_located;
  std::size_t begin = 0;  ///< the statement
  std::size_t end = 0;
  std::size_t fill_begin = 0;
  std::size_t fill_end = 0;
  bool has_place() const { return begin < end; }
};

/// Promises: one place for each hole of the outline, in its order; `unfilled` wins over `edited`.
/// The last statement of the function's outermost level that fits is taken: a later assignment wins.
std::vector<Place> locate_fills(const Outline& outline, const MappedFile& file);

}  // namespace grader::exercise
