// SPDX-License-Identifier: MIT
// The share of each blank: earned in the own file, or by its fill in the reference; the better of the two.
#pragma once

#include <vector>

#include "grader/judge/picture.hpp"

namespace grader::judge {

struct Share {
  Points in_file = {};       ///< earned in the own file, or in the repaired one where it is not replaced
  Points in_reference = {};  ///< earned by the fill put into the reference
  Points spoiled = {};       ///< right in *template + fills* and seen wrong in the own file
  Points earned = {};
};

/// By blank. `whole` is used for `spoiled` and must be there when something was edited outside the blanks.
std::vector<Share> mark_shares(const Picture& picture);

/// Whether a blank whose statement was rearranged names a blank that is judged alone, and so may only have
/// followed a wrong constant.
bool is_made_from_constants(const Picture& picture, std::size_t blank);

/// What a program's samples earn for one blank.
Points share_of_file(const Picture& picture, const FileObservation& file, std::size_t blank);
Points share_of_copy(const Picture& picture, const CopyObservation& copy, std::size_t blank);

}  // namespace grader::judge
