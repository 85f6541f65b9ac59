// SPDX-License-Identifier: MIT
// Random numbers of a probe, as a rubric asks for them: {random: 3, from: 1, below: 100, odd: true}.
#pragma once

#include <cstddef>
#include <optional>

#include "grader/exercise/rubric_fields.hpp"
#include "grader/types/exercise.hpp"

namespace grader::exercise {

enum class DrawPlace {
  grid,   ///< with `random`, how many
  basis,  ///< without: one for each argument
};

/// Nothing when something is wrong, and that is reported: as a range that does not hold `least` such numbers.
std::optional<Draw> read_draw(const Item& item, DrawPlace place, std::size_t least, Problems& problems);

}  // namespace grader::exercise
